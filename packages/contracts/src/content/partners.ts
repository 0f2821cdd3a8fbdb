import { messages } from '../messages.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const partners = defineContent({
  name: 'Partner',
  subject: 'partner',
  page: 'about',
  fields: {
    name: field.required(messages.nameRequired),
    description: field.text(),
    logo: field.picture(),
    link: field.link(),
  },
  title: 'name',
  search: ['name', 'description'],
  table: { line: 'link', second: { text: 'description' } },
});
