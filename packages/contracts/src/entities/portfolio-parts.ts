import { messages } from '../messages.ts';
import { id, line, lines, listOf, requiredLine, requiredText, text } from '../text.ts';
import { link, optionalLink, picture, storedLink } from '../url.ts';
import { named, strings, z } from '../zod.ts';
import { languageLevels } from './portfolio-choices.ts';

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
  // what older clients do not send stays as it is stored
  url: optionalLink().removeDefault().optional(),
  role: line().removeDefault().optional(),
  period: line().removeDefault().optional(),
  pictures: listOf(picture()).optional(),
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

/** A service or a product, as it is sent. */
export const offeredServiceInputSchema = z.object({
  name: requiredLine(messages.nameRequired),
  description: text(),
  price: line(),
});
export const offeredServiceSchema = named('OfferedService', {
  id: id(),
  ...strings('name', 'description', 'price'),
});

export const certificateInputSchema = z.object({
  name: requiredLine(messages.nameRequired),
  issuer: line(),
  date: line(),
  url: optionalLink(),
});
export const certificateSchema = stored('Certificate', certificateInputSchema);
export type Certificate = z.infer<typeof certificateSchema>;

export const languageInputSchema = z.object({
  name: requiredLine(messages.nameRequired),
  level: z.enum(['', ...languageLevels]).default(''),
});
export const languageSchema = stored('Language', languageInputSchema);
export type Language = z.infer<typeof languageSchema>;

export const publicationInputSchema = z.object({
  title: requiredLine(messages.titleRequired),
  publisher: line(),
  date: line(),
  url: optionalLink(),
});
export const publicationSchema = stored('Publication', publicationInputSchema);
export type Publication = z.infer<typeof publicationSchema>;

export const volunteeringInputSchema = z.object({
  role: requiredLine(messages.roleRequired),
  organisation: requiredLine(messages.organisationRequired),
  period: line(),
  description: text(),
});
export const volunteeringSchema = stored('Volunteering', volunteeringInputSchema);
export type Volunteering = z.infer<typeof volunteeringSchema>;
