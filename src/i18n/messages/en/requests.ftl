### What a mail wants beside orders, answered.


## Its subject

answer-subject-answered = as you asked


## What cannot be taken back

# $line: the line that does it, such as `agree 30`
request-code-look = “{ $line }” cannot be taken back; it would be answered with a code.
request-code-needed =
    { $days ->
        [one] This cannot be taken back, and an address is easily forged. Nothing has been done yet. If it was you, answer within a day with this line:
       *[other] This cannot be taken back, and an address is easily forged. Nothing has been done yet. If it was you, answer within { $days } days with this line:
    }
request-code-forged = If it was not you, do nothing, and tell whoever keeps the archive.
request-code-bad =
    { $why ->
        [used] That code has been used before.
        [other] That code is for another line.
        [stale] That code is for the game as it stood before; it has gone on since.
        [expired] That code is too old.
       *[unknown] No such code was sent to you.
    }
answer-needs-code = To resign or to bid needs a line of its own in a new mail; the answer brings a code for it. Nothing of these lines has been entered.
request-void-reason = by mail, without a reason


## What is told

request-board = The board stands below.
request-history = The last turns:
request-entries = The entries of the turn under way:
request-rules = What the rules say about it:
# The words at the beginning of each line are read in the reader's language and in the others too
request-help =
    Write orders one a line, as you always did. Beside them these words are understood, each on a line of its own:
      status – how { $game } stands, and who is awaited
      board – the board
      history – the last turns in words, and the entries of this one
      odds, odds Ukraine, odds 3 inf 1 arm vs 2 inf – what a battle may come to
      rule B8.1, rule carrier landing – what a rule says
      agree 30, decline 30 – your answer to a proposal
      draw – you offer a draw
      void 30: the reason – an entry of this turn shall not count
      away from 2026-04-03 to 2026-04-12 – nobody waits for you then
      press to Germany: …, press to all: … – a message to others, up to the next empty line
      resign – you give up
      plan, drop – what is kept of your turn; it is dropped
      draft – your kept lines are entered as they stand
    A decision may be answered in a sentence, such as “I lose the submarine”. What cannot be taken back is answered with a code first.


## Messages to others

press-subject = a message from { $player }
press-from = { $player } ({ $powers }) writes to you:
press-from-all = { $player } ({ $powers }) writes to all:
press-unproved = It came in a mail from that player’s address, which proves nothing. It stands in no log.
press-sent = Your message has gone to { $players }.
press-nobody = Nobody could be reached with your message: { $players }.


## Where nobody looks for orders

answer-in-file = Orders are read from the text of a mail alone. This came with yours and was not entered: { $files }.
answer-in-subject = There are orders in the subject of your mail. They were not entered: only its text is read.
mail-private = From { $address }, and about no game. It was left alone.
