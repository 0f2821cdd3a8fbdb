import type { Dependencies, Queryable, Tables } from '@vitrine/api/in-browser';

const HOUR_MS = 3_600_000;

/** What a part of the sample is written with. */
export interface Filling {
  tx: Queryable;
  tables: Tables;
  /** Ids that sort in the order in which they are made: what is oldest is written first. */
  newId: () => string;
  /** Moments before now: the sample looks as if it had been used until today. */
  hours: (count: number) => Date;
  days: (count: number) => Date;
}

export const fillingOf = (tx: Queryable, { platform }: Dependencies): Filling => {
  const hours = (count: number) => new Date(platform.clock.now().getTime() - count * HOUR_MS);
  const days = (count: number) => hours(count * 24);
  return { tx, tables: platform.database.tables, newId: platform.ids.next, hours, days };
};

/** A day as counts of it are kept. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
