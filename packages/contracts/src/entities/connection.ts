import { email } from '../credentials.ts';
import { id, instant, requiredLine, requiredText } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { formGuards } from './public-forms.ts';

export const portfolioContactFormSchema = named(
  'PortfolioContactForm',
  'What a visitor writes to the owner of a portfolio.',
  {
    name: requiredLine('nameRequired').describe('The name of who writes.'),
    email: email().describe('Where the owner can answer to.'),
    message: requiredText('messageRequired').describe('What is written.'),
    ...formGuards.shape,
  },
);
export type PortfolioContactForm = z.infer<typeof portfolioContactFormSchema>;

export const connectionSchema = named(
  'Connection',
  'A person who wrote through a public portfolio.',
  {
    id: id(),
    ...strings({
      name: 'The name of who wrote.',
      email: 'Where to answer to.',
      message: 'What was written.',
    }),
    read: z.boolean().describe('Whether the owner has read it.'),
    date: instant().describe('When it was written.'),
  },
);
export type Connection = z.infer<typeof connectionSchema>;
