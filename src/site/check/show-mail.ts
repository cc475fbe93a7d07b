// In a reader's browser: the mail of a checked turn, to be copied or opened in the mail program.

import type { MailText } from '../../post/check/mail.ts';
import { button } from '../elements/button.ts';
import { html } from '../elements/html.ts';
import type { Said } from './said.ts';

/** Copies what a field holds; where the browser forbids that, the field is selected for the reader to do it. */
const copy = async (field: HTMLInputElement | HTMLTextAreaElement, status: HTMLElement, said: Said): Promise<void> => {
  try {
    await navigator.clipboard.writeText(field.value);
    status.textContent = said.copied;
  } catch {
    field.focus();
    field.select();
    status.textContent = said.notCopied;
  }
};

const labelled = (field: HTMLInputElement | HTMLTextAreaElement, id: string, text: string): readonly Node[] => {
  field.id = id;
  field.readOnly = true;
  return [html('label', { for: id }, text), field];
};

/** The mail: its subject, its text, and ways to take them along. */
export const showMail = ({ subject, text, link }: MailText, said: Said): readonly Node[] => {
  const head = html('input', { type: 'text' });
  head.value = subject;
  const body = html('textarea');
  body.value = text;
  body.rows = Math.min(20, text.split('\n').length);
  const status = html('p', { class: 'small', role: 'status' });
  return [
    html('p', { class: 'small' }, said.mailHow),
    ...labelled(head, 'mail-subject', said.subject),
    ...labelled(body, 'mail-text', said.text),
    html(
      'p',
      { class: 'check-buttons' },
      button(said.copy, () => void copy(body, status, said)),
      button(said.copySubject, () => void copy(head, status, said)),
      ...(link === undefined ? [] : [html('a', { href: link }, said.open)]),
    ),
    status,
  ];
};
