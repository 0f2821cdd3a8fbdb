import { locales } from '../locales.ts';
import { added, type Fields, field } from './fields.ts';

const NAME_MAX = 100;

/** What people say of themselves in their account. A new address counts once its mailed link was opened. */
export const accountFields = {
  firstName: field.required('firstNameRequired', { max: NAME_MAX, means: 'First name.' }),
  lastName: field.required('lastNameRequired', { max: NAME_MAX, means: 'Last name.' }),
  phone: field.line({ means: "Telephone number as it was typed; '' for none." }),
  language: added(
    field.choice(['', ...locales], {
      means: "The language of the person's area and mails; '' of accounts that never had one.",
    }),
  ),
} as const satisfies Fields;
