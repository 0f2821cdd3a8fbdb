import { z } from 'zod';

// The page's Content-Security-Policy forbids code that is made from text.
z.config({ jitless: true });

/** Any value that can be shown is a text: wrong dates are kept as they are written. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined)
  .transform((value) => value ?? '');
const texts = z
  .array(text)
  .catch([])
  .optional()
  .transform((values) => (values ?? []).filter(Boolean));
/** Entries are read one by one, so that a wrong one does not take the others along. */
const entries = z.array(z.unknown()).optional().catch(undefined);

const dates = { startDate: text, endDate: text, period: text };

const location = z
  .object({ address: text, city: text, region: text, countryCode: text })
  .partial()
  .optional()
  .catch(undefined);

export const basicsSchema = z.object({
  name: text,
  label: text,
  headline: text,
  image: text,
  email: text,
  phone: text,
  url: text,
  summary: text,
  location,
  profiles: entries,
});
export const profileSchema = z.object({ network: text, username: text, url: text });
export const workSchema = z.object({
  name: text,
  company: text,
  position: text,
  summary: text,
  description: text,
  highlights: texts,
  ...dates,
});
export const volunteerSchema = z.object({
  organization: text,
  position: text,
  summary: text,
  highlights: texts,
  ...dates,
});
export const educationSchema = z.object({
  institution: text,
  area: text,
  studyType: text,
  ...dates,
});
export const certificateSchema = z.object({
  name: text,
  issuer: text,
  date: text,
  period: text,
  url: text,
});
export const publicationSchema = z.object({
  name: text,
  publisher: text,
  releaseDate: text,
  period: text,
  url: text,
});
export const skillSchema = z.object({ name: text, keywords: texts });
export const languageSchema = z.object({ language: text, fluency: text });
export const projectSchema = z.object({
  name: text,
  description: text,
  highlights: texts,
  keywords: texts,
  roles: texts,
  url: text,
  pictures: texts,
  ...dates,
});

export const offerSchema = z.object({ name: text, price: text, description: text });
export const namedLinkSchema = z.object({ name: text, url: text });

/** What a page of ours says that the format has no field for. */
const metaSchema = z.object({
  canonical: text,
  whatsapp: text,
  links: entries,
  services: entries,
  products: entries,
  availability: z
    .object({ status: z.enum(['open', 'from', 'not-looking']), note: text })
    .optional()
    .catch(undefined),
});

/** A resume in any release of the format; no part of it has to be there. */
export const resumeSchema = z.looseObject({
  basics: basicsSchema.optional().catch(undefined),
  work: entries,
  volunteer: entries,
  education: entries,
  certificates: entries,
  publications: entries,
  skills: entries,
  languages: entries,
  projects: entries,
  meta: metaSchema.optional().catch(undefined),
});
