import { blankPortfolio } from '@vitrine/contracts';

/** A new account's portfolio. */
export const emptyPortfolio = blankPortfolio();

const { published: _published, version: _version, translations: _said, ...shown } = emptyPortfolio;

/** What visitors see of a portfolio that nothing was added to. */
export const noEntries = { ...shown, locales: ['en' as const], untranslated: [] };
