const codesOf = (error: unknown): string[] => {
  if (typeof error !== 'object' || error === null) return [];
  const code = 'code' in error ? [String(error.code)] : [];
  return 'cause' in error ? [...code, ...codesOf(error.cause)] : code;
};

const UNIQUE = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505']);
const FOREIGN_KEY = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']);
const FULL = new Set(['SQLITE_FULL', 'ENOSPC', '53100']);

/** True when a row was refused because another has the same unique values. */
export function isUniqueViolation(error: unknown): boolean {
  return codesOf(error).some((code) => UNIQUE.has(code));
}

/** True when a row was refused because it refers to one that does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codesOf(error).some((code) => FOREIGN_KEY.has(code));
}

/** True when there was no room left to store something, in the database or in a folder. */
export function isOutOfSpace(error: unknown): boolean {
  return codesOf(error).some((code) => FULL.has(code));
}
