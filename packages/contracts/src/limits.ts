/** Numbers that the product promises; each carries its unit in its name. */

const MEBIBYTE = 1024 * 1024;

/** Longest single-line text (names, titles, addresses), in characters. */
export const LINE_MAX_LENGTH = 200;
/** Longest text of any text area, in characters (FRM-01). */
export const TEXT_MAX_LENGTH = 50_000;
/** Longest list of one kind inside one record. */
export const LIST_MAX_ITEMS = 200;
/** Longest e-mail address (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 8;
/** bcrypt reads no further than this, so a longer password is refused. */
export const PASSWORD_MAX_BYTES = 72;

export const CUSTOM_URL_MIN_LENGTH = 3;
export const CUSTOM_URL_MAX_LENGTH = 40;
/** Longest draft of a post as JSON, in characters: the post as it was, and as it is written. */
export const POST_DRAFT_MAX_LENGTH = 1_000_000;
/** Longest description for search engines and shared links, which cut it after some 160. */
export const SEO_DESCRIPTION_MAX_LENGTH = 320;
/** Longest tag of a post, and how many it may have. */
export const POST_TAG_MAX_LENGTH = 40;
export const POST_TAGS_MAX_ITEMS = 12;
/** Longest end of a post's address. */
export const SLUG_MAX_LENGTH = 64;

/** Most tags of one picture of the library, and the longest of them, in characters. */
export const LIBRARY_TAGS_MAX = 20;
export const TAG_MAX_LENGTH = 40;

/** Largest JSON body, in bytes, for endpoints that do not say otherwise. */
export const BODY_LIMIT_BYTES = 100_000;
/** Largest JSON body of endpoints that carry whole documents. */
export const DOCUMENT_BODY_LIMIT_BYTES = 2 * MEBIBYTE;

/**
 * Most that a whole portfolio may take as JSON, in bytes: with this every portfolio that is stored
 * fits into a save.
 */
export const PORTFOLIO_MAX_BYTES = 2_000_000;

/** Largest upload of each media type, in bytes. */
export const MEDIA_LIMIT_BYTES = {
  image: 12 * MEBIBYTE,
  document: 12 * MEBIBYTE,
  video: 32 * MEBIBYTE,
} as const;
/** Most pixels an image may have: a small file can unpack into a very large picture. */
export const IMAGE_MAX_PIXELS = 50_000_000;
/** Most pixels an AVIF may have; each takes several times the memory while it is unpacked. */
export const AVIF_MAX_PIXELS = 16_000_000;
/** What one reply may bring along: all its files together in bytes, and how many they are. */
export const REPLY_FILES_LIMIT_BYTES = 10 * MEBIBYTE;
export const REPLY_FILES_MAX = 10;
/** Room for the files of one account, in bytes. */
export const MEDIA_QUOTA_BYTES = 200 * MEBIBYTE;

/** A notice that a mail could not be delivered, with the mail. */
export const BOUNCE_LIMIT_BYTES = 2 * 1024 * 1024;
/** Of what is said about an address that mails do not reach, this much is kept. */
export const REFUSAL_MAX = 500;

/** A backup of so many days is old: anyone who loses more than a week of work has lost too much. */
export const OLD_BACKUP_DAYS = 7;

/** How many messages, or applications, are changed with one call. */
export const BULK_MAX = 200;
