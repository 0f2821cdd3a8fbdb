/** How well someone knows a language: the levels of the CEFR, and the language they grew up with. */
export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof languageLevels)[number];

/** Whether someone looks for work: now, from a day they name, or not. */
export const availabilities = ['open', 'from', 'not-looking'] as const;
export type Availability = (typeof availabilities)[number];
