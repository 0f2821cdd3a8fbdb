import { utf8Length } from '../credentials.ts';
import { customUrl } from '../custom-url.ts';
import { PORTFOLIO_MAX_BYTES } from '../limits.ts';
import { phoneNumber } from '../phone.ts';
import { id, line, lines, listOf, text } from '../text.ts';
import { ownFile, picture } from '../url.ts';
import { named, strings, z } from '../zod.ts';
import { availabilities } from './portfolio-choices.ts';
import {
  certificateInputSchema,
  certificateSchema,
  educationInputSchema,
  educationSchema,
  experienceInputSchema,
  experienceSchema,
  languageInputSchema,
  languageSchema,
  offeredServiceInputSchema,
  offeredServiceSchema,
  portfolioLinkInputSchema,
  portfolioLinkSchema,
  portfolioProjectInputSchema,
  portfolioProjectSchema,
  publicationInputSchema,
  publicationSchema,
  volunteeringInputSchema,
  volunteeringSchema,
} from './portfolio-parts.ts';
import { portfolioSections } from './portfolio-sections.ts';
import { portfolioThemes } from './portfolio-themes.ts';
import { shownReferenceSchema } from './shown-reference.ts';

export const mediaTypes = ['image', 'video', 'document'] as const;
export type MediaType = (typeof mediaTypes)[number];

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
  certificates: z.array(certificateSchema),
  languages: z.array(languageSchema),
  publications: z.array(publicationSchema),
  volunteering: z.array(volunteeringSchema),
  availability: z
    .enum(['', ...availabilities])
    .describe("Whether its owner looks for work, if they chose to say so; '' for nothing said."),
  availabilityNote: z.string().describe('What its owner adds to that: from when, for what.'),
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
      services: kept(offeredServiceInputSchema),
      products: kept(offeredServiceInputSchema),
      certificates: kept(certificateInputSchema),
      languages: kept(languageInputSchema),
      publications: kept(publicationInputSchema),
      volunteering: kept(volunteeringInputSchema),
      availability: z.enum(['', ...availabilities]).optional(),
      availabilityNote: line().removeDefault().optional(),
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
  .extend({
    ...{ name: z.string(), profession: z.string(), updatedAt: z.string() },
    references: z
      .array(shownReferenceSchema)
      .optional()
      .describe('What others wrote about the person, as far as its owner shows it.'),
  })
  .meta({ id: 'PublicPortfolio' });
export type PublicPortfolio = z.infer<typeof publicPortfolioSchema>;
