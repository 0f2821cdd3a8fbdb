import { v7 } from 'uuid';
import { DAY_MS } from '../../../lib/clock.ts';
import type { SeededRandom } from './seeded-random.ts';

const SPAN_MS = 3 * 365 * DAY_MS;
const ID_BYTES = 16;

/** When a record came, and an id that says so too. */
export interface Moment {
  id: string;
  createdAt: Date;
  /** Its number among the records of its kind, from 0. */
  number: number;
}

/** So many moments of the three years before `until`, in the order of time and id. */
export function* moments(random: SeededRandom, many: number, until: Date): Generator<Moment> {
  const step = SPAN_MS / many;
  for (let number = 0; number < many; number += 1) {
    const msecs = Math.floor(
      until.getTime() - SPAN_MS + (number + random.whole(1000) / 1000) * step,
    );
    const id = v7({ msecs, random: random.bytes(ID_BYTES), seq: number });
    yield { id, createdAt: new Date(msecs), number };
  }
}
