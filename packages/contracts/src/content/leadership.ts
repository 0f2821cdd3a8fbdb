import { messages } from '../messages.ts';
import { contentSubjects } from './content-subjects.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const leadership = defineContent({
  name: 'Leader',
  subject: contentSubjects.leadership,
  page: 'team',
  fields: {
    name: field.required(messages.nameRequired),
    role: field.line(),
    bio: field.text(),
    image: field.picture(),
    social: field.social(),
  },
  title: 'name',
  search: ['name', 'role', 'bio'],
  table: { portrait: 'image', second: { title: 'role', text: 'bio' } },
});
