package dev.stopline.tournament.view;

import java.util.ArrayList;
import java.util.List;

/** A player's line of TRF16, read by the columns of the handbook, which count from 1. */
record TrfLine(
        int number,
        String sex,
        String title,
        String name,
        String rating,
        String federation,
        String fideNumber,
        String birth,
        String points,
        int rank,
        List<String> games) {

    static TrfLine read(String line) {
        var games = new ArrayList<String>();
        for (int at = 92; at + 7 <= line.stripTrailing().length(); at += 10) {
            games.add(columns(line, at, at + 3) + " " + columns(line, at + 5, at + 5) + " "
                    + columns(line, at + 7, at + 7));
        }
        return new TrfLine(
                Integer.parseInt(columns(line, 5, 8)),
                columns(line, 10, 10),
                columns(line, 11, 13),
                columns(line, 15, 47),
                columns(line, 49, 52),
                columns(line, 54, 56),
                columns(line, 58, 68),
                columns(line, 70, 79),
                columns(line, 81, 84),
                Integer.parseInt(columns(line, 86, 89)),
                games);
    }

    private static String columns(String line, int from, int to) {
        return line.substring(from - 1, to).strip();
    }

    int halves() {
        return (int) Math.round(2 * Double.parseDouble(points));
    }

    /** What the codes of the rounds bring, a bye of the pairing as a win. */
    int sumOfGames() {
        return games.stream()
                .mapToInt(each -> switch (each.charAt(each.length() - 1)) {
                    case '1', '+', 'U', 'F' -> 2;
                    case '=', 'H' -> 1;
                    default -> 0;
                })
                .sum();
    }
}
