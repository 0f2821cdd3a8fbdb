/** Names in a sentence: 'a, b et c'. */
export const listed = (names: readonly string[]) => new Intl.ListFormat('fr').format(names);
