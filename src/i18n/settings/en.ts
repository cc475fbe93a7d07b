// English: what is wrong with fieldpost.json.

import type { SettingsTexts } from './params.ts';

export const en: SettingsTexts = {
  notJson: (file) => `${file} is not JSON.`,
  notAnObject: (file) => `${file} must be one JSON object.`,
  unknownKey: (file, key, keys) => `${file}: “${key}” is no setting; there are ${keys}.`,
  badValue: (file, key, value, wanted) => `${file}: “${key}” cannot be ${value}; it must be ${wanted}.`,
  keys: {
    name: 'a name of 1 to 100 characters',
    languages: 'a list of at least one of en, de and nl',
    site: 'the address of a host without a path, such as "https://our-club.github.io"',
    base: 'a path such as "/" or "/club/"',
    timeZone: 'an IANA time zone, such as "Europe/Berlin"',
    dice: '"local", "recorded", "reveal" or "drand"',
  },
};
