import { field } from '../records/fields.ts';
import { z } from '../zod.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const projects = defineContent({
  name: 'Project',
  means: 'A project of the company.',
  ...contentLists.projects,
  fields: {
    name: field.required('nameRequired', { means: 'What it is called.', translated: false }),
    tagline: field.line({ means: 'What it is, in one line.' }),
    problem: field.text({ means: 'What was difficult for people before.' }),
    solution: field.text({ means: 'What was built.' }),
    features: field.list({ means: 'What it can do.' }),
    impact: field.text({ means: 'What has changed since.' }),
    image: field.picture('middle'),
    icon: field.icon(),
  },
  listed: {
    address: z
      .string()
      .optional()
      .describe('What the address of its page ends with; lists say it.'),
  },
});
