/// <reference types="astro/client" />

/** A catalogue of messages, as src/site/lean.ts hands it over. */
declare module '*.ftl?packed' {
  export const packed: import('../i18n/messages/catalogue.ts').Packed;
}
