// What a sentence about the settings of an archive has to be told.

export type SettingKey = 'name' | 'languages' | 'site' | 'base' | 'timeZone' | 'dice';

export type SettingsFault =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-an-object' }
  | { readonly code: 'unknown-key'; readonly key: string; readonly keys: readonly SettingKey[] }
  /** `value` is what stands there, as JSON. */
  | { readonly code: 'bad-value'; readonly key: SettingKey; readonly value: string };

export interface SettingsTexts {
  readonly notJson: (file: string) => string;
  readonly notAnObject: (file: string) => string;
  readonly unknownKey: (file: string, key: string, keys: string) => string;
  readonly badValue: (file: string, key: string, value: string, wanted: string) => string;
  /** What each key must be, as the end of a sentence. */
  readonly keys: { readonly [key in SettingKey]: string };
}
