import { messages } from '../messages.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const leadership = defineContent({
  name: 'Leader',
  ...contentLists.leadership,
  fields: {
    name: field.required(messages.nameRequired),
    role: field.line(),
    bio: field.text(),
    image: field.picture('portrait'),
    social: field.social(),
  },
});
