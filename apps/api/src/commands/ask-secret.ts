import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CommandError } from './command.ts';

/**
 * Reads a password or passphrase: typed where someone sits at a terminal, without showing it,
 * otherwise the first line of what is sent to the program. Never from the command line, which other
 * users of a machine can read.
 * @throws {CommandError} when anyone who sits there would rather not
 */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
    return line;
  }
  const typed = createInterface({ input: process.stdin, output: nowhere(), terminal: true });
  process.stderr.write(`${question}: `);
  try {
    return await typed.question('');
  } catch (error) {
    // Ctrl+C, or Ctrl+D
    if (!(error instanceof Error && error.name === 'AbortError')) throw error;
    throw new CommandError('Nothing was typed; nothing was done.', { cause: error });
  } finally {
    typed.close();
    process.stderr.write('\n');
  }
}

/**
 * The same for one that is chosen here, and so typed twice where nobody sees it.
 * @throws {CommandError} when both differ
 */
export async function chooseSecret(question: string): Promise<string> {
  const chosen = await askSecret(question);
  if (process.stdin.isTTY && (await askSecret('Once more')) !== chosen) {
    throw new CommandError('The two are not the same; nothing was done.');
  }
  return chosen;
}

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
