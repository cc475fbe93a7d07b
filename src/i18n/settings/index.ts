// What is wrong with fieldpost.json, as sentences in the reader's language. The faults are declared here, for who reads
// the file stands to the right of this layer.

import type { Language } from '../../vocab/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { SettingsFault, SettingsTexts } from './params.ts';

export type { SettingKey, SettingsFault, SettingsTexts } from './params.ts';

export const SETTINGS_TEXTS: { readonly [language in Language]: SettingsTexts } = { en, de, nl };

/** What is wrong, with the name of the file as the reader knows it. */
export const saySettings = (fault: SettingsFault, file: string, language: Language): string => {
  const t = SETTINGS_TEXTS[language];
  switch (fault.code) {
    case 'not-json':
      return t.notJson(file);
    case 'not-an-object':
      return t.notAnObject(file);
    case 'unknown-key':
      return t.unknownKey(file, fault.key, fault.keys.join(', '));
    case 'bad-value':
      return t.badValue(file, fault.key, fault.value, t.keys[fault.key]);
  }
};
