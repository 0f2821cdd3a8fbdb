/** What nothing of ours says, comments and titles of tests included, and what it says instead. */
const everywhere: Record<string, string> = {
  told: 'notified',
  'stands(?! (?:for|out)\\b)': 'is',
  lies: 'is',
  'hangs on': 'depends on',
  whoever: 'anyone who',
  somebody: 'someone',
  anew: 'again',
  meanwhile: 'in the meantime',
  'passed over': 'ignored',
  'who looks': 'people who search',
};
/** Where a sentence or one of its parts begins with 'else'; 'someone else' is plain. */
const ELSE = `(?<=^|[.,:;!?"'\`] ?)else`;
/** What texts that people read do not say besides. */
const inTexts: Record<string, string> = {
  ...everywhere,
  'is gone': 'was deleted',
  'bring back': 'restore',
  'brought back': 'restored',
  'by which you know it': 'to recognize it',
  'as it was': 'unchanged',
  [ELSE]: 'otherwise',
};

/** The refused phrases of a text with their lines, such as `12: 'Whoever', say 'anyone who'`. */
export function refusedWords(text: string, isCode = false): string[] {
  const refused = Object.entries(isCode ? everywhere : inTexts).map(
    ([phrase, plain]) => [new RegExp(`\\b(?:${phrase})\\b`, 'gi'), plain] as const,
  );
  return text
    .split('\n')
    .flatMap((line, index) =>
      refused.flatMap(([phrase, plain]) =>
        [...line.matchAll(phrase)].map(([said]) => `${index + 1}: '${said}', say '${plain}'`),
      ),
    );
}
