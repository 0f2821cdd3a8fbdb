import {
  certificateInputSchema,
  educationInputSchema,
  experienceInputSchema,
  languageInputSchema,
  offeredServiceInputSchema,
  portfolioLinkInputSchema,
  portfolioProjectInputSchema,
  publicationInputSchema,
  volunteeringInputSchema,
} from '@vitrine/contracts';

/** What the contract says of a new item. A module of its own, because it brings zod. */
export const itemSchemas = {
  experiences: experienceInputSchema,
  educations: educationInputSchema,
  projects: portfolioProjectInputSchema,
  links: portfolioLinkInputSchema,
  services: offeredServiceInputSchema,
  products: offeredServiceInputSchema,
  certificates: certificateInputSchema,
  languages: languageInputSchema,
  publications: publicationInputSchema,
  volunteering: volunteeringInputSchema,
};
