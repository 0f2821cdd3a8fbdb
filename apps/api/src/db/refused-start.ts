import { EXIT_UNAVAILABLE, StartRefusedError } from '../lib/start-refused.ts';
import { codesOf, isDatabaseAway } from './errors.ts';

/** Wrong name or password; no such database. */
const WRONG_ADDRESS: Record<string, string> = {
  '28000': 'it does not let this user in',
  '28P01': 'name or password is wrong',
  '3D000': 'it has no database of this name',
};
const SYSTEM_CODE = /^E[A-Z]+$/;

/**
 * Why PostgreSQL could not be opened, for anyone who starts the program; what else went wrong is left
 * as it is. No password of the address is shown.
 * @param url the address it was tried with
 */
export function refusedStart(url: string, error: unknown): unknown {
  const codes = codesOf(error);
  const { hostname = '', port = '' } = URL.parse(url.replace('@/', '@localhost/')) ?? {};
  const place = `the PostgreSQL at ${hostname || 'localhost'}${port && `:${port}`}`;
  const wrong = codes.find((code) => code in WRONG_ADDRESS);
  if (wrong) {
    return new StartRefusedError(
      `Cannot start: ${place} refuses: ${WRONG_ADDRESS[wrong]} (${wrong}). Set DATABASE_URL.`,
    );
  }
  const code = codes.find((each) => SYSTEM_CODE.test(each));
  const isSilent = error instanceof Error && /timeout expired|terminated/.test(error.message);
  if (!code && !isSilent && !isDatabaseAway(error)) return error;
  return new StartRefusedError(
    `Cannot start: ${place} does not answer${code ? ` (${code})` : ''}. Start it, or set DATABASE_URL.`,
    EXIT_UNAVAILABLE,
  );
}
