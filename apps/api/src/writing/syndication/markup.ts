// What XML 1.0 has no way to write: control characters, halves of a pair, and the two non-characters.
const UNWRITABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for elements and double-quoted attributes, of XML and HTML alike. */
export function escapeMarkup(text: string): string {
  return text
    .replace(UNWRITABLE, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
