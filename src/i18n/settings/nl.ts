// Nederlands: wat er mis is met fieldpost.json.

import type { SettingsTexts } from './params.ts';

export const nl: SettingsTexts = {
  notJson: (file) => `${file} is geen JSON.`,
  notAnObject: (file) => `${file} moet één JSON-object zijn.`,
  unknownKey: (file, key, keys) => `${file}: ‘${key}’ is geen instelling; wel zijn er ${keys}.`,
  badValue: (file, key, value, wanted) => `${file}: ‘${key}’ kan niet ${value} zijn; nodig is ${wanted}.`,
  keys: {
    name: 'een naam van 1 tot 100 tekens',
    languages: 'een lijst met ten minste een van de talen en, de en nl',
    site: 'het adres van een server zonder pad, zoals "https://onze-club.github.io"',
    base: 'een pad zoals "/" of "/club/"',
    timeZone: 'een IANA-tijdzone, zoals "Europe/Amsterdam"',
    dice: '"local", "recorded", "reveal" of "drand"',
  },
};
