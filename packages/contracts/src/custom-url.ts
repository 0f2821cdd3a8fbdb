import { CUSTOM_URL_MAX_LENGTH, CUSTOM_URL_MIN_LENGTH } from './limits.ts';
import { plainLetters } from './plain-letters.ts';
import { says, z } from './zod.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Names that would read as a part of the product rather than as a person. */
export const reservedCustomUrls: ReadonlySet<string> = new Set(
  `about account admin api app art assets auth blog blogs careers contact cookies dashboard demo docs
  etinde etinde-works feed forgot-password health help home index leadership legal login logout mail media
  me messages metrics new news null openapi p portfolio portfolios preview privacy profile projects
  register reset-password root robots search security services settings sitemap solutions static status
  support system team teammembers terms testimonials undefined uploads user users vision-mission vitrine
  well-known www`.split(/\s+/),
);

/** 3 to 40 of a-z, 0-9 and single hyphens. */
export function isCustomUrl(value: string): boolean {
  return (
    value.length >= CUSTOM_URL_MIN_LENGTH &&
    value.length <= CUSTOM_URL_MAX_LENGTH &&
    SLUG.test(value)
  );
}

/**
 * The name a portfolio is published under, or '' while none is chosen. Blanks around it and
 * upper case are forgiven; look-alike letters are not.
 */
export const customUrl = () =>
  z
    .string()
    .trim()
    // a Kelvin sign has the letter k as its small one
    .overwrite((value) => value.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))
    .refine((value) => value === '' || isCustomUrl(value), says('customUrlInvalid'))
    .refine((value) => !reservedCustomUrls.has(value), says('customUrlReserved'))
    .meta({
      rule: "3 to 40 of a-z, 0-9 and single hyphens; '' for none.",
      maxLength: CUSTOM_URL_MAX_LENGTH,
      examples: ['ngozi-fonyuy'],
    });

/**
 * A first proposal made from a person's name; '' when nothing of it can be used.
 * @example suggestCustomUrl('Ngozi', 'Fonyuy') // 'ngozi-fonyuy'
 */
export function suggestCustomUrl(...names: string[]): string {
  const slug = plainLetters(names.join(' '))
    // inside of a name it parts no words
    .replace(/(?<=[a-z])['’ʼ](?=[a-z])/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, CUSTOM_URL_MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return isCustomUrl(slug) && !reservedCustomUrls.has(slug) ? slug : '';
}
