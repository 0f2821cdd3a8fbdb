/** How much pages show, and for how long. Apart from limits, of which the first page needs none. */

export const HERO_ROTATION_MS = 6_000;
export const REGISTRATION_REDIRECT_MS = 2_000;
export const SUCCESS_NOTICE_MS = 3_000;
/** Case studies and testimonials on the home page (HOM-05, HOM-06). */
export const HOME_ENTRIES = 3;
export const LATEST_POSTS = 3;
export const RECENT_POSTS_PER_CATEGORY = 3;
/** Posts that a post leads to, of the same category where there are enough. */
export const RELATED_POSTS = 3;
export const SECTION_PREVIEW_LENGTH = 50;
export const WORDS_PER_MINUTE = 200;
