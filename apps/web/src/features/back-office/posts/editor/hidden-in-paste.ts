const NOTHING = new Set(
  'HEAD TITLE XML STYLE SCRIPT TEMPLATE NOSCRIPT IFRAME OBJECT SVG MATH BUTTON INPUT SELECT TEXTAREA'.split(
    ' ',
  ),
);
/** What Word brings along of a review: the sign at the words, and what was said of them. */
const COMMENT = /(^|\s)mso(com\w*|comment\w*)(\s|$)/i;
const COMMENT_SIGN = /^\s*\[\w{1,12}\]\s*$/;

/** A length of nothing, whatever it is counted in. */
const ZERO = /^0*\.?0*(%|[a-z]{1,4})?$/;
/** So far beside the page that it was put there to be out of sight. */
const FAR_AWAY = /^-\d{3,}/;
const NO_COLOR =
  /^(transparent|(rgb|hsl)a\([^)]*,\s*0*\.?0*%?\s*\)|\w+\([^)]*\/\s*0*\.?0*%?\s*\))$/;

interface Pasted {
  name: string;
  attribs: Readonly<Record<string, string>>;
}

/**
 * Whether nobody has seen an element of what was copied, or it is no part of the text.
 * @param words what it says
 */
export function isLeftOut({ name, attribs }: Pasted, words: () => string): boolean {
  if (NOTHING.has(name.toUpperCase())) return true;
  if ('hidden' in attribs || attribs['aria-hidden'] === 'true') return true;
  if (COMMENT.test(attribs.class ?? '') || /^#_msocom_/i.test(attribs.href ?? '')) return true;
  const style = declarations(attribs.style ?? '');
  return isUnseen(style) || isComment(style, words);
}

function declarations(style: string): (name: string) => string {
  const values = new Map<string, string>();
  for (const declaration of style.toLowerCase().split(';')) {
    const [name = '', ...value] = declaration.split(':');
    values.set(name.trim(), value.join(':').replace('!important', '').trim());
  }
  return (name) => values.get(name) ?? '';
}

function isUnseen(value: (name: string) => string): boolean {
  const isZero = (name: string) => value(name) !== '' && ZERO.test(value(name));
  const ends = ['overflow', 'overflow-x', 'overflow-y'].some((name) =>
    /hidden|clip/.test(value(name)),
  );
  // letters that are cut out of a background have no color of their own
  const isCutOut = /text/.test(value('background-clip') + value('-webkit-background-clip'));
  return (
    value('display') === 'none' ||
    /^(hidden|collapse)$/.test(value('visibility')) ||
    /^(all|screen)$/.test(value('mso-hide')) ||
    ['opacity', 'font-size'].some(isZero) ||
    (ends && ['height', 'max-height', 'width', 'max-width'].some(isZero)) ||
    (!isCutOut && NO_COLOR.test(value('color'))) ||
    /^rect\(\s*[01](px)?[\s,]/.test(value('clip')) ||
    /^inset\(\s*(50|100)%/.test(value('clip-path')) ||
    ['left', 'right', 'top', 'margin-left', 'text-indent'].some((name) =>
      FAR_AWAY.test(value(name)),
    )
  );
}

function isComment(value: (name: string) => string, words: () => string): boolean {
  if (/^comment(-list)?$/.test(value('mso-element'))) return true;
  if (value('mso-special-character') === 'comment') return true;
  // it is around the words that were spoken of as well, and those are the author's
  return value('mso-comment-reference') !== '' && COMMENT_SIGN.test(words());
}

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
