/** Text of several paragraphs, separated by an empty line as every text of the site is. */
export const paragraphs = (...parts: string[]): string => parts.join('\n\n');
