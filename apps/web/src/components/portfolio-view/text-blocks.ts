/** Lines that belong together: running text, or the points of a list without their marks. */
export interface TextBlock {
  isList: boolean;
  lines: string[];
}

const POINT = /^\s*[-–—*•·]\s+/;

/** What people type into a text area: lines that begin with a dash or a dot are a list. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split(/\r?\n/)) {
    const isList = POINT.test(line);
    const last = blocks.at(-1);
    // an empty line between two points does not split the list
    if (last && (last.isList === isList || line.trim() === '')) last.lines.push(line);
    else blocks.push({ isList, lines: [line] });
  }
  return blocks
    .map(({ isList, lines }) =>
      isList
        ? { isList, lines: lines.map((line) => line.replace(POINT, '').trim()).filter(Boolean) }
        : { isList, lines },
    )
    .filter(({ lines }) => lines.some((line) => line.trim() !== ''));
}
