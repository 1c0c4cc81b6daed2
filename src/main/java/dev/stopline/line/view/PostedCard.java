package dev.stopline.line.view;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.PostLoad;
import jakarta.persistence.PostPersist;
import jakarta.persistence.Table;
import jakarta.persistence.Transient;
import org.springframework.data.domain.Persistable;

/** A case card that somebody posted: never changed once it is there. */
@Entity
@Table(name = "line_card")
public class PostedCard implements Persistable<String> {

    @Id
    private String cardId = "";

    private String body = "";

    @Transient
    private boolean stored;

    /** For JPA. */
    protected PostedCard() {}

    /** A card of this id, with its JSON as it was posted. */
    public PostedCard(String cardId, String body) {
        this.cardId = cardId;
        this.body = body;
    }

    /** The card's id. */
    public String cardId() {
        return cardId;
    }

    /** The card's JSON as it was posted. */
    public String body() {
        return body;
    }

    @Override
    public String getId() {
        return cardId;
    }

    @Override
    public boolean isNew() {
        return !stored;
    }

    @PostLoad
    @PostPersist
    void isStored() {
        stored = true;
    }
}
