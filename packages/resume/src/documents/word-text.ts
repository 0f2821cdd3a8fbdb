import { Parser } from 'htmlparser2';
import { openArchive } from '../open-archive.ts';

const BODY = 'document.xml';

/**
 * The text of a Word document (.docx): a line for each paragraph, `•` before those of lists, a tab
 * between the cells of a table.
 * @returns undefined for another kind of archive
 * @throws UnreadableFile as `openArchive` does
 */
export async function wordText(file: Blob): Promise<string | undefined> {
  const { files } = await openArchive(file, (name) => name === BODY);
  const body = files.get(BODY);
  return body && paragraphsOf(new TextDecoder().decode(body));
}

/** What a text box says a second time, for programs that do not know it. */
const REPEATED = 'mc:Fallback';

function paragraphsOf(xml: string): string {
  // pieces, so that taking one back costs nothing however long the text is
  const pieces: string[] = [];
  const takeBack = (piece: string) => {
    if (pieces.at(-1) === piece) pieces.pop();
  };
  let isText = false;
  let repeated = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === REPEATED) repeated += 1;
        if (repeated > 0) return;
        if (name === 'w:t') isText = true;
        else if (name === 'w:numPr') pieces.push('• ');
        else if (name === 'w:tab') pieces.push('\t');
        else if (name === 'w:br' || name === 'w:cr') pieces.push('\n');
      },
      ontext(part) {
        if (isText && repeated === 0) pieces.push(part);
      },
      onclosetag(name) {
        if (name === REPEATED) repeated -= 1;
        if (repeated > 0) return;
        if (name === 'w:t') isText = false;
        else if (name === 'w:p') pieces.push('\n');
        else if (name === 'w:tc') {
          takeBack('\n');
          pieces.push('\t');
        } else if (name === 'w:tr') {
          takeBack('\t');
          pieces.push('\n');
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return pieces.join('');
}
