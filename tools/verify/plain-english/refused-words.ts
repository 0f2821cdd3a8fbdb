/** What our texts do not say, and what they say instead. */
const refused: Record<string, string> = {
  told: 'notified',
  stands: 'is',
  lies: 'is',
  'hangs on': 'depends on',
  whoever: 'anyone who',
  somebody: 'someone',
  anew: 'again',
  meanwhile: 'in the meantime',
  'passed over': 'ignored',
  'who looks': 'people who search',
  'is gone': 'was deleted',
  'bring back': 'restore',
  'brought back': 'restored',
  'by which you know it': 'to recognize it',
  'as it was': 'unchanged',
};
/** Where a sentence or one of its parts begins with 'else'; 'someone else' is plain. */
const ELSE = `(?<=^|[.,:;!?"'\`] ?)else`;
const phrases = new RegExp(`\\b(?:${Object.keys(refused).join('|')}|${ELSE})\\b`, 'gi');

/** The refused phrases of a text with their lines, such as `12: 'anyone who', say 'anyone who'`. */
export function refusedWords(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(phrases)].map(
        ([said]) => `${index + 1}: '${said}', say '${refused[said.toLowerCase()] ?? 'otherwise'}'`,
      ),
    );
}
