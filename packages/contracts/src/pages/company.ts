import { line, text } from '../text.ts';
import { optionalLink } from '../url.ts';
import { z } from '../zod.ts';
import { section } from './blocks.ts';

export const socialNetworks = ['linkedin', 'twitter', 'github'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What every page says of the company: header, footer, contact details (ADM-03, PUB-06). */
export const companySchema = z
  .object({
    name: section({ first: line(), second: line() }),
    tagline: line(),
    description: text(),
    email: line(),
    website: optionalLink(),
    phone: line(),
    address: z.array(line()).max(6).default([]),
    coordinates: line().meta({
      description: 'Small print of the map, e.g. `4.0242° N, 9.2149° E`.',
    }),
    elevation: line().meta({ description: 'Small print of the map, e.g. `Etinde, 1,713 m`.' }),
    social: section({ linkedin: optionalLink(), twitter: optionalLink(), github: optionalLink() }),
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof companySchema>;
