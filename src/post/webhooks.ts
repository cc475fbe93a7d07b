// What is sent to the services a group may talk on, each as its documentation wants it. Where it goes is a secret:
// whoever knows the address of a webhook can write there, so addresses and tokens come from the environment and stand
// in no message.

import { bytesOf, hashOf } from '../log/index.ts';
import { bareAddress, harmless } from './document.ts';
import { plainMarkdown } from './markdown.ts';
import type { News } from './news.ts';

export const SERVICES = ['discord', 'slack', 'matrix', 'ntfy'] as const;
export type Service = (typeof SERVICES)[number];

/** The services as they call themselves. */
export const SERVICE_NAMES: { readonly [service in Service]: string } = {
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix',
  ntfy: 'ntfy',
};

/** What the environment calls the address of each. */
export const ADDRESS_VARIABLES: { readonly [service in Service]: string } = {
  discord: 'FIELDPOST_DISCORD',
  slack: 'FIELDPOST_SLACK',
  matrix: 'FIELDPOST_MATRIX',
  ntfy: 'FIELDPOST_NTFY',
};
/** Those that may want more than an address. */
const TOKEN_VARIABLES: { readonly [service in Service]?: string } = {
  matrix: 'FIELDPOST_MATRIX_TOKEN',
  ntfy: 'FIELDPOST_NTFY_TOKEN',
};

export interface Webhook {
  readonly service: Service;
  readonly address: string;
  readonly token?: string;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** What the last step of a path is, and the address before it. */
const splitPath = (address: string): { readonly base: string; readonly last: string } => {
  const { origin, pathname } = new URL(address);
  const steps = pathname.split('/').filter((step) => step !== '');
  return { base: [origin, ...steps.slice(0, -1)].join('/'), last: decodeURIComponent(steps.at(-1) ?? '') };
};

/** Whether something can be sent there: over a line nobody reads along, and to a room or topic where one is wanted. */
const isFit = ({ service, address, token }: Webhook): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, pathname } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && LOOPBACK.test(hostname))) return false;
  if (username !== '' || password !== '' || /%(?![0-9a-f]{2})/i.test(pathname)) return false;
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) return false;
  if (service === 'matrix') return token !== undefined && splitPath(address).last.startsWith('!');
  return service !== 'ntfy' || /^[-\w]{1,64}$/.test(splitPath(address).last);
};

/** The webhooks that an environment names, and the variables that hold no address of the kind that is wanted there. */
export const webhooksIn = (variables: {
  readonly [name: string]: string | undefined;
}): { readonly hooks: readonly Webhook[]; readonly bad: readonly string[] } => {
  const value = (name: string | undefined): string => (name === undefined ? '' : (variables[name] ?? '').trim());
  const named = SERVICES.flatMap((service): readonly Webhook[] => {
    const [address, token] = [value(ADDRESS_VARIABLES[service]), value(TOKEN_VARIABLES[service])];
    return address === '' ? [] : [{ service, address, ...(token === '' ? {} : { token }) }];
  });
  return {
    hooks: named.filter(isFit),
    bad: named.filter((hook) => !isFit(hook)).map(({ service }) => ADDRESS_VARIABLES[service]),
  };
};

/** What is told, with where more of it is to be seen. */
export interface Announcement extends Omit<News, 'turn'> {
  readonly page?: { readonly text: string; readonly address: string };
  readonly picture?: string;
}

export interface HookRequest {
  readonly method: 'POST' | 'PUT';
  readonly address: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** Letters of a title and of the lines under it at most: with every sign escaped they still fit everywhere. */
const TITLE = 80;
const TEXT = 480;

const cut = (text: string, most: number): string =>
  [...text].length <= most ? text : `${[...text].slice(0, most - 1).join('')}…`;

const request = (
  hook: Webhook,
  body: unknown,
  to: Partial<Pick<HookRequest, 'method' | 'address'>> = {},
): HookRequest => ({
  method: 'POST',
  address: hook.address,
  ...to,
  headers: {
    'content-type': 'application/json',
    ...(hook.token === undefined ? {} : { authorization: `Bearer ${hook.token}` }),
  },
  body: JSON.stringify(body),
});

const entities = (text: string): string =>
  harmless(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * `wait` has Discord say whether it took the message; without `allowed_mentions` it would call whomever a text names.
 */
const discord = (hook: Webhook, { title, lines, page, picture }: Announcement): HookRequest => {
  const address = new URL(hook.address);
  address.searchParams.set('wait', 'true');
  const embed = page && {
    title: page.text,
    url: page.address,
    ...(picture === undefined ? {} : { image: { url: picture } }),
  };
  return request(
    hook,
    {
      content: [`**${plainMarkdown(title)}**`, ...lines.map(plainMarkdown)].join('\n'),
      ...(embed === undefined ? {} : { embeds: [embed] }),
      allowed_mentions: { parse: [] },
    },
    { address: address.href },
  );
};

/** `verbatim` keeps Slack from making names and addresses of plain words. */
const slack = (hook: Webhook, { title, lines, page }: Announcement): HookRequest => {
  const said = [title, ...lines].map(entities);
  const link = page === undefined ? [] : [`<${bareAddress(page.address)}|${entities(page.text)}>`];
  const text = [`*${said[0]}*`, ...said.slice(1), ...link].join('\n');
  return request(hook, {
    text: said.join('\n'),
    blocks: [{ type: 'section', text: { type: 'mrkdwn', verbatim: true, text } }],
    unfurl_links: true,
  });
};

/**
 * Of two messages with one name a Matrix server takes the first; without `m.mentions` a client might look for `@room`.
 */
const matrix = (hook: Webhook, { title, lines, page }: Announcement, name: string): HookRequest => {
  const { base, last } = splitPath(hook.address);
  const html = [`<strong>${entities(title)}</strong>`, ...lines.map(entities)];
  const link = page && `<a href="${bareAddress(page.address)}">${entities(page.text)}</a>`;
  const body = {
    msgtype: 'm.text',
    body: [...[title, ...lines].map(harmless), ...(page === undefined ? [] : [page.address])].join('\n'),
    format: 'org.matrix.custom.html',
    formatted_body: [...html, ...(link === undefined ? [] : [link])].join('<br>'),
    'm.mentions': {},
  };
  const path = `_matrix/client/v3/rooms/${encodeURIComponent(last)}/send/m.room.message/${name}`;
  return request(hook, body, { method: 'PUT', address: `${base}/${path}` });
};

/**
 * A topic is the last step of the address; as JSON it stands in the message, which goes to the server itself. Of two
 * messages with one name a server from 2.16 on shows one.
 */
const ntfy = (hook: Webhook, { title, lines, page }: Announcement, name: string): HookRequest => {
  const { base, last } = splitPath(hook.address);
  const body = {
    topic: last,
    title: harmless(title),
    message: lines.map(harmless).join('\n'),
    sequence_id: name,
    ...(page === undefined ? {} : { click: page.address }),
  };
  return request(hook, body, { address: base });
};

const MAKERS = { discord, slack, matrix, ntfy };

/**
 * What is sent to a webhook.
 *
 * @param names of what is told: the same make the same message
 */
export const requestFor = (hook: Webhook, told: Announcement, names: readonly string[]): HookRequest => {
  const lines: string[] = [];
  let left = TEXT;
  for (const line of told.lines) {
    if (left > 0) lines.push(cut(line, left));
    left -= [...line].length;
  }
  const name = hashOf(bytesOf([hook.service, told.title, ...names].join('\n'))).slice(0, 32);
  return MAKERS[hook.service](hook, { ...told, title: cut(told.title, TITLE), lines }, name);
};
