import type { Plugin } from 'vite';

const FILES = /\/src\/generated\/messages\/messages\/[^/]+\.js$/;
/** What the compiler leaves of the choice where there is one language: it is asked for, and unused. */
const CHOICE = /^\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?$/m;

/**
 * Leaves the question for the language out of messages that do not use the answer. No minifier may
 * do that, since asking could have an effect, and two thousand messages carry it.
 */
export function withoutLocaleChoice(): Plugin {
  return {
    name: 'vitrine:without-locale-choice',
    apply: 'build',
    transform(code, id) {
      if (!FILES.test(id.replaceAll('\\', '/'))) return undefined;
      return { code: dropLocaleChoice(code), map: null };
    },
  };
}

/** The same message without a question whose answer it does not use. */
export const dropLocaleChoice = (code: string): string => code.replace(CHOICE, '');
