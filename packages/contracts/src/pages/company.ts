import { phoneNumber } from '../phone.ts';
import { line, text } from '../text.ts';
import { optionalLink } from '../url.ts';
import { named, z } from '../zod.ts';
import { section } from './blocks.ts';

/** What every page says of the company: header, footer, contact details (ADM-03, PUB-06). */
export const companySchema = named('Company', {
  name: section({ first: line(), second: line() }),
  tagline: line(),
  description: text(),
  email: line(),
  website: optionalLink(),
  phone: line(),
  whatsapp: phoneNumber().default('').describe("For a chat on WhatsApp; '' for none."),
  address: z.array(line()).max(6).default([]),
  coordinates: line().describe('Small print of the map, e.g. `4.0242° N, 9.2149° E`.'),
  elevation: line().describe('Small print of the map, e.g. `Etinde, 1,713 m`.'),
  social: section({ linkedin: optionalLink(), twitter: optionalLink(), github: optionalLink() }),
});
export type Company = z.infer<typeof companySchema>;
