/** Names in a sentence: 'a, b, and c'. */
export const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);
