/** Soft hyphens, zero-width and direction marks, and everything else that nobody sees. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;
/** Joins letters and emoji in many languages, so that they must stay. */
const MEANT = /\n|\t|\u200C|\u200D|\uFE0F/;

/** A text without letters that nobody sees; those that join others stay between them. */
export const replaceInvisible = (text: string): string =>
  text.replace(INVISIBLE, (letter, place: number) =>
    MEANT.test(letter) && (/[\n\t]/.test(letter) || isJoining(text, place)) ? letter : '',
  );

/** Between or behind letters that are no Latin ones: there it changes what is seen. */
const isJoining = (text: string, place: number): boolean =>
  /[^\p{Script=Latin}\p{Cf}\p{Cc}\p{P}\p{Zs}\d]/u.test(text.slice(Math.max(0, place - 2), place));
