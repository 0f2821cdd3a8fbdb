// Without zod: the form for anyone who writes a reference needs them, and no schemas.

export const REFERENCE_NAME_MAX_LENGTH = 80;
export const REFERENCE_RELATION_MAX_LENGTH = 160;
export const REFERENCE_NOTE_MAX_LENGTH = 600;
export const REFERENCE_ROLE_MAX_LENGTH = 120;
export const REFERENCE_TEXT_MAX_LENGTH = 2_000;
/** How long the link of a request works. */
export const REFERENCE_LINK_DAYS = 30;
/** How many people a professional can ask within a day. */
export const REFERENCES_A_DAY = 10;
/** Requests and references of one professional, all together. */
export const REFERENCES_MAX = 40;
/** How soon after asking a reminder may be sent. */
export const REFERENCE_REMIND_AFTER_DAYS = 3;
