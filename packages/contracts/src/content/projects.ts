import { field } from '../records/fields.ts';
import { z } from '../zod.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const projects = defineContent({
  name: 'Project',
  ...contentLists.projects,
  fields: {
    name: field.required('nameRequired'),
    tagline: field.line(),
    problem: field.text(),
    solution: field.text(),
    features: field.list(),
    impact: field.text(),
    image: field.picture('middle'),
    icon: field.icon(),
  },
  listed: { address: z.string().optional() },
});
