// Mails: a turn as a letter, a letter as a mail, a mail taken apart, and what is remembered of it.
export { ADDRESS_FILE, type AddressBook, addressesOf, isKnown, parseAddresses, playersAt } from './addresses.ts';
export { answerLine, breakOffLine, choiceLine, goOnLine, unitCode } from './answer-line.ts';
export { bbcode } from './bbcode.ts';
export { boardLines } from './board.ts';
export { POSITION_FORMAT, type PositionJson, type Seated } from './check/position.ts';
export type { ToldProposal } from './check/propose.ts';
export type { SoFarJson } from './check/so-far.ts';
export type { ToldCheck } from './check/tell.ts';
export type { ToldAhead } from './check/tell-ahead.ts';
export { choiceText, decisionText, endedText } from './choices.ts';
export {
  CODE_BYTES,
  CODE_LASTS,
  type CodeVerdict,
  type Deed,
  givenCode,
  judgeCode,
  makeCode,
  withUsed,
} from './codes.ts';
export { type Delivered, deliver } from './deliver.ts';
export type { Document } from './document.ts';
export { awaitedText, dueLines } from './due.ts';
export { judgeEntries, type Refused, type Unsigned } from './entries.ts';
export { happenedBy, kindsOf } from './happened.ts';
export { historyLines } from './history.ts';
export { type Letter, mailBytes } from './letter.ts';
export { MAIL_LIMITS } from './limits.ts';
export { type Mailbox, MailboxGone, type MailboxTrouble, openMailbox } from './mailbox.ts';
export { markdown } from './markdown.ts';
export { awaitedNames, type News, newsOf } from './news.ts';
export { readPlain } from './plain.ts';
export { type PlanFile, readPlan } from './plan-file.ts';
export { looksLikeOrder, type MailSheet, readMailSheet, speaksOfTurn, spokenIn } from './prose.ts';
export { headsOf, type Received, receive, type Unreadable } from './receive.ts';
export { type Stage, stageName, stageOf } from './reminders.ts';
export { reportedText } from './sections.ts';
export { type Sent, sendLetters } from './send.ts';
export {
  type ImapSettings,
  PASSWORD_VARIABLES,
  POST_FILE,
  type PostSettings,
  parsePost,
  type SmtpSettings,
} from './settings.ts';
export { beginsWithYes } from './speech/assent.ts';
export { type Asked, type Heads, type Request, readRequests, requestLine } from './speech/requests.ts';
export { type OrderDraft, type ReadMail, Store, type Underway } from './store.ts';
export { footLines, seqsOf, turnLines, wholeText } from './story.ts';
export { nameOf, namesOf, pageNow, partyName, type Telling, tellingOf, titleOf } from './telling.ts';
export { makeMessageId, makeSubject } from './thread.ts';
export { type PostAddresses, turnPost } from './turn-post.ts';
export { ADDRESS_VARIABLES, requestFor, SERVICE_NAMES, SERVICES, type Webhook, webhooksIn } from './webhooks.ts';
export { corrected, type MailWords, mailWords } from './words.ts';
