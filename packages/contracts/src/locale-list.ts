/**
 * The languages of the site, the base language first, each with the region by whose habits it writes
 * dates. A further language is a line here and the folder of its catalogues.
 */
export const regions = { en: 'en-GB', fr: 'fr-FR' } as const;
