import { withoutOwnZero } from './dialled-number.ts';
import { LINE_MAX_LENGTH } from './limits.ts';
import { onOneLine } from './text.ts';
import { says, z } from './zod.ts';

/** An international number as E.164 has it: a plus, the country code, 15 digits at most. */
const E164 = /^\+[1-9]\d{6,14}$/;
/** What people put between the digits to read them better. */
const SEPARATORS = /[\s().-]/g;

/** Whether it can be dialled from anywhere: an international number, however its digits are grouped. */
export const isPhoneNumber = (value: string): boolean =>
  E164.test(withoutOwnZero(value).replace(SEPARATORS, ''));

/** An international phone number as it was typed, or '' for none. */
export const phoneNumber = () =>
  z
    .string()
    .overwrite(onOneLine)
    .max(LINE_MAX_LENGTH)
    .refine((value) => value === '' || isPhoneNumber(value), says('phoneInvalid'))
    .meta({
      rule: "An international number (E.164), in groups as it is read; '' for none.",
      examples: ['+237 6 00 00 00 00'],
    });
