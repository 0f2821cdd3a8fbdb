import { type Locale, locales } from '@vitrine/contracts';
import type { Plugin } from 'vite';

const RUNTIME = /\/runtime(\.js)?$/;
/** Who asks for the runtime of the message compiler: the messages, and lib/locale.ts. */
const OF_MESSAGES = /\/generated\/messages\/|\/src\/lib\/locale\.ts$/;
const WORDS = new RegExp(`^\\./(${locales.join('|')})/`);
const OF_WORDS = /\/contracts\/src\/words\/[^/]+\.ts$/;

/**
 * Makes a client of one language: the bundler then leaves out what every message says in the others.
 * The folder of words of every other language is that of this one, so that only one is loaded.
 */
export function oneLanguage(locale: Locale): Plugin {
  const runtime = `\0runtime-${locale}`;
  return {
    name: 'vitrine:one-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: [RUNTIME, WORDS] },
      handler(id, importer = '') {
        const asking = importer.replaceAll('\\', '/');
        if (RUNTIME.test(id)) return OF_MESSAGES.test(asking) ? runtime : undefined;
        if (!OF_WORDS.test(asking)) return undefined;
        return this.resolve(id.replace(WORDS, `./${locale}/`), importer, { skipSelf: true });
      },
    },
    load: {
      filter: { id: /^\0runtime-/ },
      handler: () => `
        export const experimentalStaticLocale = '${locale}';
        export const getLocale = () => '${locale}';
        export const overwriteGetLocale = () => {};
      `,
    },
  };
}
