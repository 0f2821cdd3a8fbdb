const codesOf = (error: unknown): string[] => {
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
export const isOutOfSpace = hasCode('SQLITE_FULL', 'ENOSPC', '53100');

/** True when this process may open no more files and connections for the moment. */
export const isOutOfDescriptors = hasCode('EMFILE', 'ENFILE');
