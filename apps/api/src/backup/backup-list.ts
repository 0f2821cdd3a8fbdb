import { z } from 'zod';
import { CommandError } from '../commands/command.ts';

/** A backup cannot be made or taken back as things are; the message says why. */
export class BackupError extends CommandError {
  override readonly name = 'BackupError';
}

/** Lists everything else in a backup, so that what is missing or changed shows; it comes last. */
export const LIST = 'backup.json';
export const DATABASE = 'vitrine.db';
export const SECRET = 'secret';
export const FILES = 'files/';
/** Written under another name first: half a backup never looks like one. */
export const UNFINISHED = '.unfinished';
/** Groups of uploads that a backup holds. */
export const FILE_GROUPS = ['media', 'trash'];

/** A piece of a table: a row a line, as JSON, in the order of the table's columns. */
export const rowsName = (table: string, part: number): string =>
  `rows/${table}/${String(part).padStart(6, '0')}.ndjson`;

const NAMES = [
  /^(vitrine\.db|secret)$/,
  /^rows\/[a-z][a-z0-9_]*\/\d{6}\.ndjson$/,
  /^files(\/[\w-][\w.-]*)+$/,
];

/** Whether something may be part of a backup: nothing that leads out of where it is put. */
export const isBackupName = (name: string): boolean => NAMES.some((pattern) => pattern.test(name));

const listSchema = z.object({
  version: z.literal(2),
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** When the newest migration was written that the database had, in ms since 1970. */
  schema: z.int(),
  /** Of a PostgreSQL database, in the order in which they can be filled. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })),
  /** What database and files are known by to belong together; none of before there was one. */
  installation: z.string().optional(),
  /** SHA-256 of everything in it, by its name. */
  sums: z.record(z.string(), z.string()),
});

export type BackupList = z.infer<typeof listSchema>;

/** @returns undefined where the text is no list of a backup */
export function parseBackupList(text: string): BackupList | undefined {
  try {
    return listSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
