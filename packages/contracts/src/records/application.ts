import { applicationKinds, applicationStatuses } from '../entities/choices.ts';
import { assigned, privateFields, type Searching } from './conversation.ts';
import { type Fields, field } from './fields.ts';

/** What staff make of an application. */
export const applicationStanding = {
  status: field.choice(applicationStatuses, { means: 'Its status.' }),
  ...assigned,
} as const satisfies Fields;

/** What is sent of an application. Whether it is new to the reader comes besides. */
export const applicationFields = {
  kind: field.choice(applicationKinds, { means: 'For an internship or a training.' }),
  name: field.line({ means: 'The name of who applies.' }),
  email: field.line({ means: 'Where to answer to.' }),
  phone: field.line({ means: "Telephone number; '' for none." }),
  education: field.text({ means: 'What was learned before.' }),
  interests: field.text({ means: 'What the person would like to do.' }),
  program: field.line({ means: "The training; '' for an internship." }),
  message: field.text({ means: 'What else was written.' }),
  ...applicationStanding,
} as const satisfies Fields;

export const storedApplication = {
  ...applicationFields,
  ...privateFields,
} as const satisfies Fields;

export const applicationSearch = {
  words: ['name', 'email', 'program', 'education', 'interests', 'message'],
  filters: ['kind', 'status'],
} as const satisfies Searching<typeof storedApplication>;
