package dev.stopline.line.view;

import java.util.List;
import java.util.Optional;
import org.springframework.data.repository.Repository;

/** The case cards that were posted. */
public interface PostedCards extends Repository<PostedCard, String> {

    /**
     * Keeps a card.
     *
     * @throws org.springframework.dao.DataIntegrityViolationException if one of this id is there
     */
    PostedCard saveAndFlush(PostedCard card);

    /** The card of this id, if there is one. */
    Optional<PostedCard> findById(String cardId);

    /** All of them, by id. */
    List<PostedCard> findAllByOrderByCardId();
}
