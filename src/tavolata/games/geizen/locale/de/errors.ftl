### Why something cannot be done in this game, and what would be right.

refused-geizen-notation = Das ist kein Zug in Geizen. Züge sehen so aus: keep 2 2 (ein bis fünf Würfel, 1 bis 6).
refused-dice-not-rolled = Diese Würfel liegen nicht da: gewürfelt hast du { $dice }.
refused-unknown-board = Einen Plan „{ $name }“ gibt es nicht: wähle { $names } oder bring eine eigene Tabelle mit.
refused-board-shape = Ein Plan ist {"{"}"rows": […]{"}"} mit genau fünf Reihen.
refused-board-row = Reihe { $row } des Plans: dort stehen nur „squares“, „two“, „yellow“ und „arrow“.
refused-board-squares = Reihe { $row } des Plans: „squares“ ist eine Zahl von 1 bis { $most }.
refused-board-arrow = Reihe { $row } des Plans: „arrow“ ist eine Zahl von 0 bis { $most }.
refused-board-yellow-red = Reihe { $row } des Plans: Feld { $square } ist das rote, es kann nicht gelb sein.
refused-board-some-squares = Reihe { $row } des Plans: „two“ und „yellow“ zählen verschiedene Felder von 1 bis { $squares } auf.
refused-position-bad-rows = So viele Felder können in einer Reihe nicht belegt sein.
refused-position-bad-chips = Alle Chips zusammen sind 130, und niemand hat weniger als keinen.
