import {
  educationInputSchema,
  experienceInputSchema,
  portfolioLinkInputSchema,
  portfolioProjectInputSchema,
} from '@vitrine/contracts';

/** What the contract says of a new item. A module of its own, because it brings zod. */
export const itemSchemas = {
  experiences: experienceInputSchema,
  educations: educationInputSchema,
  projects: portfolioProjectInputSchema,
  links: portfolioLinkInputSchema,
};
