### Zahlen in Worten, wie sie in Sätzen stehen: { WORD($rounds) }. Größere bleiben in Ziffern.

number-word =
    { $number ->
        [0] null
        [1] ein
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $number }
    }
