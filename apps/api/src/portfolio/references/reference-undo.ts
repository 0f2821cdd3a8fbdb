import { storable } from '../../db/record-snapshot.ts';
import { MINUTE_MS } from '../../lib/clock.ts';
import { seal, unseal } from '../../lib/secrets.ts';
import type { Deps } from '../deps.ts';
import type { ReferenceRow } from './references.repository.ts';

/** A notice with its button stands for seconds; a bad line takes longer. */
export const UNDO_MS = 5 * MINUTE_MS;
const PURPOSE = 'deleted-reference';

/**
 * A deleted reference in the hands of anyone who deleted it. What someone else wrote is erased at once,
 * so it does not wait in the trash; and nobody can put other words into what is sealed.
 */
export function createReferenceUndo({
  database,
  secret,
  clock,
}: Pick<Deps, 'database' | 'secret' | 'clock'>) {
  return {
    seal: (row: ReferenceRow): string =>
      seal(secret, JSON.stringify([PURPOSE, clock.now().getTime() + UNDO_MS, row])),

    /** @returns undefined for what is over, or was not sealed here for this */
    open(sealed: string): { row: ReferenceRow; ends: Date } | undefined {
      const [purpose, ends, row] = read(secret, sealed);
      const isInTime = Number(ends) > clock.now().getTime();
      if (purpose !== PURPOSE || !row || !isInTime) return undefined;
      const stored = storable(database.tables.references, row) as ReferenceRow;
      return { row: stored, ends: new Date(Number(ends)) };
    },
  };
}

function read(
  secret: string,
  sealed: string,
): [purpose?: unknown, ends?: unknown, row?: ReferenceRow] {
  try {
    return JSON.parse(unseal(secret, sealed));
  } catch {
    return [];
  }
}
