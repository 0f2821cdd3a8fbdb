/** What is read at most, so that no file can take the memory of a phone. In bytes. */

const MEBIBYTE = 1024 * 1024;

/** Largest file of text: a JSON Resume, a table, a CV. */
export const TEXT_FILE_MAX_BYTES = 10 * MEBIBYTE;
/** Largest PDF. */
export const DOCUMENT_MAX_BYTES = 20 * MEBIBYTE;
/** Most pages of a PDF. */
export const PDF_MAX_PAGES = 60;
/** Largest archive. Only its directory and the tables that are needed are read of it. */
export const ARCHIVE_MAX_BYTES = 2048 * MEBIBYTE;
/** Most that the tables of an archive may unpack to, together. */
export const UNPACKED_MAX_BYTES = 16 * MEBIBYTE;
/** Most files that an archive may list. */
export const ARCHIVE_MAX_FILES = 20_000;
