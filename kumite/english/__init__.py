"""Card English: from the printed words of a card to a parse tree (CARD-ENGLISH, stages 1 to 5)."""
