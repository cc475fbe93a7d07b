// The words of the site.
export { LANGUAGE_NAMES, type SiteTexts, siteTexts } from './texts.ts';
