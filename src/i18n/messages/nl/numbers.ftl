### Getallen in woorden, zoals ze in zinnen staan: { WORD($rounds) }. Grotere blijven cijfers.

number-word =
    { $number ->
        [0] nul
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
        [11] elf
        [12] twaalf
       *[other] { $number }
    }
