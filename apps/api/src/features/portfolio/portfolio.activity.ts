import type { ActivityKind } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { PortfolioRow } from './portfolios.repository.ts';

/** Writes down what happened, inside the write that makes it happen. */
export interface Activity {
  record(tx: Queryable, userId: string, kind: ActivityKind, detail?: string): Promise<void>;
}

/** What a save did, in the words of the owner's activity: what it changed most. */
export function activitiesOf(before: PortfolioRow, after: PortfolioRow): [ActivityKind, string?][] {
  const happened: [ActivityKind, string?][] = [];
  if (before.published !== after.published) {
    happened.push([after.published ? 'published' : 'unpublished']);
  }
  const renamed = before.customUrl !== null && before.customUrl !== after.customUrl;
  if (renamed && after.customUrl !== null) happened.push(['address-changed', after.customUrl]);
  if (after.cv !== '' && before.cv !== after.cv) happened.push(['cv-added']);
  return happened.length > 0 ? happened : [['portfolio-saved']];
}
