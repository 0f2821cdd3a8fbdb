import { NewerSchemaError } from './db/database.ts';
import { isOutOfSpace } from './db/errors.ts';
import { problemOfFolder } from './db/folder-lock.ts';
import { readEnv, SettingsError } from './env.ts';
import { ignoreOutputErrors } from './lib/log-output.ts';
import { inSources } from './lib/source-places.ts';
import { EXIT_CONFIG, StartRefusedError } from './lib/start-refused.ts';

/** Their messages are written for anyone who starts the program. */
const REFUSALS = [SettingsError, NewerSchemaError, StartRefusedError];
const isRefusal = (error: Error) => REFUSALS.some((kind) => error instanceof kind);

/** Starting again after a refusal is of no use before someone has changed something. */
function exitCodeOf(error: Error): number {
  if (error instanceof StartRefusedError) return error.exitCode;
  return isRefusal(error) ? EXIT_CONFIG : 1;
}

function toldAtTheEnd(error: Error): string {
  if (isRefusal(error)) return error.message;
  if (isOutOfSpace(error)) return 'Cannot start: there is no room left on the disk of DATA_DIR.';
  return inSources(String(error.stack ?? error));
}

ignoreOutputErrors();
try {
  const words = process.argv.slice(2);
  if (words.length > 0) {
    const { runCommandLine } = await import('./commands/command-line.ts');
    process.exitCode = await runCommandLine(words);
  } else {
    const env = readEnv(undefined, problemOfFolder);
    const { serve } = await import('./serve.ts');
    await serve(env);
  }
} catch (error) {
  process.stderr.write(`${toldAtTheEnd(error as Error)}\n`);
  process.exit(exitCodeOf(error as Error));
}
