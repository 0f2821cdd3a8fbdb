import { type Portfolio, type PortfolioInput, portfolioSchema } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { ApiError, SaidError } from '#lib/api-error.ts';
import { m } from '#messages';
import { withTimeout } from './failure.ts';

/** What one step of the guided start saves of the portfolio as it is known. */
export type PartOf = (known: Portfolio) => PortfolioInput;

/** Another device has saved something else in the same place. */
export class PartConflict extends SaidError {
  override name = 'PartConflict';
  readonly current: Portfolio;

  constructor(current: Portfolio, theirs: string) {
    super(m.start_newer({ theirs }));
    this.current = current;
  }
}

const MOST_TRIES = 4;

/**
 * Saves a part over what was known of it. Where only the rest of the page has changed since (a photo
 * that arrived) it is sent again.
 * @throws {PartConflict} where another device has saved other words in its place
 */
export async function savePartOver(
  api: ApiClient,
  base: Portfolio,
  partOf: PartOf,
): Promise<Portfolio> {
  let known = base;
  for (let tries = 1; ; tries++) {
    const body = partOf(known);
    try {
      const options = { ifMatch: known.version };
      return await withTimeout((signal) =>
        api.call('portfolio.save', { body }, { ...options, signal }),
      );
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      const current = portfolioSchema.safeParse(cause.current).data;
      if (!current || tries === MOST_TRIES) throw cause;
      const theirs = lost(base, body, current);
      if (theirs !== undefined) throw new PartConflict(current, theirs);
      known = current;
    }
  }
}

/** Words of another device that the part would replace. */
function lost(base: Portfolio, body: PortfolioInput, current: Portfolio): string | undefined {
  const isLost = (name: 'headline' | 'customUrl') =>
    body[name] !== undefined && current[name] !== base[name] && current[name] !== body[name];
  const name = (['headline', 'customUrl'] as const).find(isLost);
  return name && current[name];
}
