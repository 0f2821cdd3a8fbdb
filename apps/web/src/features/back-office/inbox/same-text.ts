const VARIABLE = /\{\w+\}/;

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Whether what the server has stored is what was typed, apart from spaces. A try whose answer was
 * lost has arrived with what it said then, which may be less than what was typed since.
 * @param typed what the server fills in as it sends is in it as `{company}`, for any words
 */
export function isSameText(stored: string, typed: string): boolean {
  const whole = withPlainSpaces(stored);
  const [first = '', ...others] = withPlainSpaces(typed).split(VARIABLE);
  const last = others.pop();
  if (last === undefined) return whole === first;
  if (!whole.startsWith(first) || !whole.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    // a variable stands for one letter at least
    const found = whole.indexOf(part, at + 1);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at < whole.length - last.length;
}
