import { DatabaseAwayError } from './database.ts';

/** The codes of an error and of what caused it. */
export const codesOf = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const code = 'code' in error ? [String(error.code)] : [];
  return 'cause' in error ? [...code, ...codesOf(error.cause)] : code;
};

const hasCode =
  (...known: string[]) =>
  (error: unknown): boolean =>
    codesOf(error).some((code) => known.includes(code));

/** True when a row was refused because another has the same unique values. */
export const isUniqueViolation = hasCode(
  ...['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'],
);

/** True when a row was refused because it refers to one that does not exist. */
export const isForeignKeyViolation = hasCode('SQLITE_CONSTRAINT_FOREIGNKEY', '23503');

/** True when there was no room left to store something, in the database or in a folder. */
export const isOutOfSpace = hasCode(
  ...['SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', 'ENOSPC', 'EDQUOT', '53100'],
);

/** True when this process may open no more files and connections for the moment. */
export const isOutOfDescriptors = hasCode('EMFILE', 'ENFILE');

/** SQLSTATE: five characters, of which one at least is a digit (`EPIPE` is the system's). */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;
/** What a PostgreSQL says that is ending, starting, or full: the connection exceptions are class 08. */
const AWAY = /^(08...|57P0[1-5]|53300)$/;

/**
 * True when the database could not be asked, rather than refusing: it is gone, restarts, or the line
 * to it broke. A failed query whose cause no database has given a code is one that none answered.
 */
export function isDatabaseAway(error: unknown): boolean {
  const codes = codesOf(error);
  if (error instanceof DatabaseAwayError || codes.some((code) => AWAY.test(code))) return true;
  const isQuery = error instanceof Error && 'query' in error && 'params' in error;
  return isQuery && !codes.some((code) => SQLSTATE.test(code) || code.startsWith('SQLITE_'));
}
