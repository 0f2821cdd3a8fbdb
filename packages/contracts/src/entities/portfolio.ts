import { utf8Length } from '../credentials.ts';
import { customUrl } from '../custom-url.ts';
import { PORTFOLIO_MAX_BYTES } from '../limits.ts';
import { messages } from '../messages.ts';
import { phoneNumber } from '../phone.ts';
import { id, line, lines, listOf, requiredLine, requiredText, text } from '../text.ts';
import { link, ownFile, picture, storedLink } from '../url.ts';
import { named, strings, z } from '../zod.ts';
import { portfolioSections } from './portfolio-sections.ts';
import { portfolioThemes } from './portfolio-themes.ts';

export const mediaTypes = ['image', 'video', 'document'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** A part of a portfolio as it is stored: what was sent, and its id. */
const stored = <S extends z.ZodRawShape>(name: string, input: z.ZodObject<S>) =>
  input.extend({ id: id() }).meta({ id: name });

export const experienceInputSchema = named('ExperienceInput', {
  title: requiredLine(messages.titleRequired),
  company: requiredLine(messages.companyRequired),
  period: line(),
  description: text(),
});
export const experienceSchema = stored('Experience', experienceInputSchema);
export type ExperienceInput = z.infer<typeof experienceInputSchema>;
export type Experience = z.infer<typeof experienceSchema>;

export const educationInputSchema = named('EducationInput', {
  degree: requiredLine(messages.degreeRequired),
  institution: requiredLine(messages.institutionRequired),
  year: line(),
});
export const educationSchema = stored('Education', educationInputSchema);
export type EducationInput = z.infer<typeof educationInputSchema>;
export type Education = z.infer<typeof educationSchema>;

export const portfolioProjectInputSchema = named('PortfolioProjectInput', {
  name: requiredLine(messages.nameRequired),
  description: requiredText(messages.descriptionRequired),
  technologies: lines(),
});
export const portfolioProjectSchema = stored('PortfolioProject', portfolioProjectInputSchema);
export type PortfolioProjectInput = z.infer<typeof portfolioProjectInputSchema>;
export type PortfolioProject = z.infer<typeof portfolioProjectSchema>;

export const portfolioLinkInputSchema = named('LinkInput', {
  name: requiredLine(messages.nameRequired),
  url: link(),
});
export const portfolioLinkSchema = stored(
  'Link',
  portfolioLinkInputSchema.extend({ url: storedLink() }),
);
export type PortfolioLink = z.infer<typeof portfolioLinkSchema>;

/** Chosen once per addition: sending it again returns what the first request stored. */
export const additionKey = () =>
  z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .meta({
      description: 'Chosen once for what is being added; adding it again adds nothing.',
      examples: ['4f1c2a90-add'],
    });

/** The text fields that travel with an upload (API-08); a profile image sends only its file. */
export const mediaInputSchema = named('MediaInput', {
  title: line(),
  description: text(),
  alt: line().describe('What a picture shows, for those who do not see it.'),
  media_type: z.enum(mediaTypes).optional(),
  key: additionKey(),
});
export type MediaInput = z.infer<typeof mediaInputSchema>;

export const mediaItemSchema = named('MediaItem', {
  id: id(),
  type: z.enum(mediaTypes),
  ...strings('title', 'description'),
  alt: z.string().describe('What a picture shows, for those who do not see it.'),
  url: z.string(),
  file: z.string().describe('The name the file had when it was uploaded.'),
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

const offeredServiceSchema = named('OfferedService', {
  id: id(),
  ...strings('name', 'description', 'price'),
});

/** The whole portfolio as its owner sees it (POR-01). */
export const portfolioSchema = named('Portfolio', {
  ...strings('headline', 'summary'),
  published: z.boolean(),
  ...strings('customUrl', 'profileImage'),
  experiences: z.array(experienceSchema),
  educations: z.array(educationSchema),
  skills: z.array(z.string()),
  projects: z.array(portfolioProjectSchema),
  links: z.array(portfolioLinkSchema),
  media_items: z.array(mediaItemSchema),
  gallery: z.array(z.string()),
  services: z.array(offeredServiceSchema),
  products: z.array(offeredServiceSchema),
  phone: z.string().describe("For whoever opens the page, by its owner's choice; '' for none."),
  whatsapp: z.string().describe("For a chat on WhatsApp, by its owner's choice; '' for none."),
  cv: z.string().describe("Address of the document that is the CV; '' for none."),
  sections: z
    .array(z.enum(portfolioSections))
    .describe('Every part of the page, in the order its owner chose.'),
  theme: z.enum(portfolioThemes).optional().describe('How the page looks, on screens.'),
  version: z
    .number()
    .int()
    .meta({ description: 'Grows with every change.', examples: [7] }),
});
export type Portfolio = z.infer<typeof portfolioSchema>;

const kept = <S extends z.ZodRawShape>(item: z.ZodObject<S>) =>
  listOf(item.extend({ id: id().optional() })).optional();
const offer = z.object({
  name: requiredLine(messages.nameRequired),
  description: text(),
  price: line(),
});
const withNewNames = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return value;
  const { experience, education, ...rest } = value as Record<string, unknown>;
  return { experiences: experience, educations: education, ...rest };
};

/**
 * What a save sends: every part that is present replaces what is stored, a part that is absent
 * stays. An item keeps its `id`; one without is added. The older names `experience` and
 * `education` are read too.
 */
export const portfolioInputSchema = z
  .preprocess(
    withNewNames,
    z.object({
      headline: line().removeDefault().optional(),
      summary: text().removeDefault().optional(),
      published: z.boolean().optional(),
      customUrl: customUrl().optional(),
      profileImage: picture().removeDefault().optional(),
      experiences: kept(experienceInputSchema),
      educations: kept(educationInputSchema),
      skills: lines().removeDefault().optional(),
      projects: kept(portfolioProjectInputSchema),
      links: kept(portfolioLinkInputSchema),
      media_items: listOf(
        z.object({
          id: id(),
          title: line(),
          description: text(),
          alt: line().removeDefault().optional(),
        }),
      ).optional(),
      gallery: listOf(picture()).optional(),
      services: kept(offer),
      products: kept(offer),
      phone: phoneNumber().optional(),
      whatsapp: phoneNumber().optional(),
      cv: ownFile().optional(),
      sections: listOf(z.enum(portfolioSections)).optional(),
      theme: z.enum(portfolioThemes).optional(),
    }),
  )
  .meta({ id: 'PortfolioInput' });
export type PortfolioInput = z.infer<typeof portfolioInputSchema>;

/** Whether a portfolio, or what a save sends of it, is no larger than a portfolio may be. */
export const fitsPortfolio = (whole: Partial<Portfolio> | PortfolioInput): boolean =>
  utf8Length(JSON.stringify(whole)) <= PORTFOLIO_MAX_BYTES;

/**
 * The published page, as anyone may read it (POR-08): no address or account of its owner, and no
 * phone number but one that was written for the page.
 */
export const publicPortfolioSchema = portfolioSchema
  .omit({ published: true, version: true })
  .extend({ name: z.string(), profession: z.string(), updatedAt: z.string() })
  .meta({ id: 'PublicPortfolio' });
export type PublicPortfolio = z.infer<typeof publicPortfolioSchema>;
