import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { vi } from 'vitest';
import { postgresProblems } from './postgres-plans.ts';
import { sqliteProblems } from './sqlite-plans.ts';

/** A question that a database was asked, and how to ask how it goes about it. */
export interface Asked {
  text: string;
  /** What is wrong with its plan; nothing where all is well. */
  problems(): Promise<string[]>;
}

/**
 * Listens at the drivers, so that it hears what is really asked.
 * @returns takes what was asked of tables since the last time
 */
export function listenToQueries(): () => Asked[] {
  const heard: Asked[] = [];
  const hear = (text: string, problems: Asked['problems']) => {
    if (/^select /i.test(text)) heard.push({ text, problems });
  };
  listenToSqlite(hear);
  listenToPostgres(hear);
  return () => heard.splice(0);
}

type Hear = (text: string, problems: Asked['problems']) => void;

function listenToSqlite(hear: Hear): void {
  const prepare = Sqlite.prototype.prepare;
  vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (
    this: Sqlite.Database,
    text: string,
  ) {
    hear(text, async () => {
      // no plan depends on what is asked for, only on how
      const values = text
        .split('?')
        .slice(1)
        .map(() => null);
      const plan = prepare.call(this, `EXPLAIN QUERY PLAN ${text}`).all(values);
      return sqliteProblems(text, plan as { detail: string }[]);
    });
    return prepare.call(this, text);
  });
}

interface Config {
  text: string;
}

function listenToPostgres(hear: Hear): void {
  const query = pg.Client.prototype.query as (...given: unknown[]) => Promise<pg.QueryResult>;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [asked, values] = given as [string | Config, unknown[] | undefined];
    const text = typeof asked === 'string' ? asked : asked.text;
    hear(text, async () => {
      const { rows } = await query.call(this, `EXPLAIN (FORMAT JSON) ${text}`, values);
      const tables = await query.call(this, 'SELECT relname, reltuples FROM pg_class');
      const sizes = new Map(tables.rows.map((one) => [one.relname, one.reltuples]));
      return postgresProblems(rows[0]?.['QUERY PLAN'][0].Plan, sizes);
    });
    return query.apply(this, given);
  } as never);
}
