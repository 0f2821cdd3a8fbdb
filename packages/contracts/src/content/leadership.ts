import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const leadership = defineContent({
  name: 'Leader',
  ...contentLists.leadership,
  fields: {
    name: field.required('nameRequired'),
    role: field.line(),
    bio: field.text(),
    image: field.picture('portrait'),
    social: field.social(),
  },
});
