import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, requiredLine, requiredText } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { formGuards } from './public-forms.ts';

/** What a visitor writes to the owner of a portfolio. */
export const portfolioContactFormSchema = named('PortfolioContactForm', {
  name: requiredLine(messages.nameRequired),
  email: email(),
  message: requiredText(messages.messageRequired),
  ...formGuards.shape,
});
export type PortfolioContactForm = z.infer<typeof portfolioContactFormSchema>;

/** A person who wrote through a public portfolio page, as its owner sees them. */
export const connectionSchema = named('Connection', {
  id: id(),
  ...strings('name', 'email', 'message'),
  read: z.boolean(),
  date: instant(),
});
export type Connection = z.infer<typeof connectionSchema>;
