import type { Plugin } from 'vite';

const RUNTIME = '/src/generated/messages/runtime.js';
const MESSAGE = '/src/generated/messages/messages/';
/** Written into every message also where there is one language and nothing to choose. */
const CHOICE_OF_ONE = /^\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)$/m;
const SIGNATURE = /\(\((inputs(?: = \{\})?), options = \{\}\) => \{/;

/** Paraglide's runtime without the strategies (cookie, address, …) that we do not use. */
function runtime(baseLocale: string, locales: readonly string[]): string {
  return `
export const baseLocale = ${JSON.stringify(baseLocale)};
export const locales = ${JSON.stringify(locales)};
export const experimentalStaticLocale = undefined;
export let getLocale = () => baseLocale;
export const overwriteGetLocale = (read) => { getLocale = read; };
`;
}

/** A message without what chooses between languages, where there is only one. */
export function leanMessage(code: string): string {
  if (!CHOICE_OF_ONE.test(code)) return code;
  return code.replace(CHOICE_OF_ONE, '').replace(SIGNATURE, '(($1) => {');
}

/** Keeps out of the bundle what Paraglide generates for sites that do more with languages. */
export function leanMessages(baseLocale: string, locales: readonly string[]): Plugin {
  return {
    name: 'vitrine:lean-messages',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith(RUNTIME) ? runtime(baseLocale, locales) : null),
    transform: (code, id) => (id.includes(MESSAGE) ? { code: leanMessage(code), map: null } : null),
  };
}
