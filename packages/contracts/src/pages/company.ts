import { LINE_MAX_LENGTH } from '../limits.ts';
import { otherLocales } from '../locales.ts';
import { phoneNumber } from '../phone.ts';
import { line, text } from '../text.ts';
import { isTimeZone } from '../time-zone.ts';
import { optionalLink } from '../url.ts';
import { named, says, z } from '../zod.ts';
import { section } from './blocks.ts';

/** Whether the website is in each language; it is always in the base language. */
const languages = section(
  Object.fromEntries(
    otherLocales.map((locale) => [
      locale,
      z.boolean().default(false).describe(`Whether the website is in \`${locale}\` as well.`),
    ]),
  ),
);

export const companySchema = named('Company', 'What every page says of the company.', {
  name: section({
    first: line().describe('The first part.'),
    second: line().describe('The second part.'),
  }).describe('Its name, in two parts.'),
  tagline: line().describe('What it does, in one line.'),
  description: text().describe('What it does, in a few sentences.'),
  email: line().describe('Where to write to.'),
  website: optionalLink().describe('Its address on the web.'),
  phone: line().describe('Where to call.'),
  whatsapp: phoneNumber().default('').describe("For a chat on WhatsApp; '' for none."),
  address: z.array(line()).max(6).default([]).describe('Where it is, line by line.'),
  coordinates: line().describe('Small print of the map, e.g. `4.0242° N, 9.2149° E`.'),
  elevation: line().describe('Small print of the map, e.g. `Etinde, 1,713 m`.'),
  social: section({
    linkedin: optionalLink().describe('At LinkedIn.'),
    twitter: optionalLink().describe('At X.'),
    github: optionalLink().describe('At GitHub.'),
  }).describe('The company in social networks.'),
  timeZone: z
    .string()
    .max(LINE_MAX_LENGTH)
    .refine(isTimeZone, says('timeZoneUnknown'))
    .meta({ examples: ['Africa/Douala'] })
    .default('UTC')
    .describe('By what clock days, dates and schedules are meant: a name of IANA.'),
  languages: languages.describe('In which languages visitors find the website, beside English.'),
});
export type Company = z.infer<typeof companySchema>;
