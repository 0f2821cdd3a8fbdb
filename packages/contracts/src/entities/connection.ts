import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, requiredLine, requiredText } from '../text.ts';
import { z } from '../zod.ts';
import { formGuards } from './public-forms.ts';

/** What a visitor writes to the owner of a portfolio. */
export const portfolioContactSchema = z.object({
  name: requiredLine(messages.nameRequired),
  email: email(),
  message: requiredText(messages.messageRequired),
});

export const portfolioContactFormSchema = portfolioContactSchema
  .extend(formGuards.shape)
  .meta({ id: 'PortfolioContactForm' });
export type PortfolioContactForm = z.infer<typeof portfolioContactFormSchema>;

/** A person who wrote through a public portfolio page, as its owner sees them. */
export const connectionSchema = z
  .object({
    id: id(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    read: z.boolean(),
    date: instant(),
  })
  .meta({ id: 'Connection' });
export type Connection = z.infer<typeof connectionSchema>;
