import { NO_PICTURE, type PictureRef, readPicture } from './focal-point.ts';
import { hasUnseen, isStorable } from './text.ts';
import type { FieldKey } from './words/said.ts';
import { says, z } from './zod.ts';

const URL_MAX_LENGTH = 2_000;
const SAFE_LINK = /^(https?:\/\/[^\s/$.?#][^\s]*|mailto:[^\s@]+@[^\s@]+)$/i;
const LINK = 'An https, http or mailto address of at most 2,000 characters.';
const OWN_PICTURE = /^\/(art|media)\/[\w./-]+$/;

/** True for a link that is safe to show as `href`: http, https or mailto, never a script. */
export function isSafeLink(value: string): boolean {
  return value.length <= URL_MAX_LENGTH && isStorable(value) && SAFE_LINK.test(value);
}

/** What may be stored as a link: safe, and nothing in it that nobody sees. */
const isNewLink = (value: string) => isSafeLink(value) && !hasUnseen(value);

/** True for a picture that this installation serves itself. */
export function isOwnPicture(value: string): boolean {
  return value.length <= URL_MAX_LENGTH && OWN_PICTURE.test(value) && !value.includes('..');
}

/** A link people will follow; required. */
export const link = () =>
  z
    .string(says('urlRequired'))
    .trim()
    .min(1, says('urlRequired'))
    .refine(isNewLink, says('urlInvalid'))
    .meta({
      rule: LINK,
      maxLength: URL_MAX_LENGTH,
      examples: ['https://example.com/ngozi'],
    });

/** A link that was stored: earlier releases took characters that nobody sees. */
export const storedLink = () =>
  z
    .string()
    .refine(isSafeLink)
    .meta({
      rule: LINK,
      maxLength: URL_MAX_LENGTH,
      examples: ['https://example.com/ngozi'],
    });

/** An address that passes a check, or '' for none. */
const orNone = (passes: (value: string) => boolean, error: FieldKey) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || passes(value), says(error));

/** A link, or '' for none. */
export const optionalLink = () =>
  orNone(isNewLink, 'urlInvalid')
    .meta({
      rule: `${LINK} '' for none.`,
      maxLength: URL_MAX_LENGTH,
      examples: ['https://example.com/ngozi'],
    })
    .default('');

/** A schema of text that holds a picture. */
export const pictureRef = (schema: z.ZodType<string, string>) =>
  schema as unknown as z.ZodType<PictureRef, PictureRef | string>;

/** The address of a picture of this installation and, optionally, its focal point; '' for none. */
export const picture = () =>
  pictureRef(orNone((value) => isOwnPicture(readPicture(value).src), 'pictureInvalid'))
    .meta({
      rule: "Address of a picture of this installation; '' for none. `#focus=<x>,<y>` behind it (0 to 100 percent, from the left and the top) says what stays in sight where the picture is cut to a shape.",
      maxLength: URL_MAX_LENGTH,
      examples: [
        '/media/019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20/1280x960.webp',
        '/media/019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20/1280x960.webp#focus=40,20',
      ],
    })
    .default(NO_PICTURE);

/** The address of an uploaded file of this installation, or '' for none. */
export const ownFile = () =>
  orNone(isOwnPicture, 'fileInvalid').meta({
    rule: "Address of an uploaded file; '' for none.",
    maxLength: URL_MAX_LENGTH,
    examples: ['/media/019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20/document.pdf'],
  });
