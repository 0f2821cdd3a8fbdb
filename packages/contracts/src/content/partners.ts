import { messages } from '../messages.ts';
import { contentSubjects } from './content-subjects.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const partners = defineContent({
  name: 'Partner',
  subject: contentSubjects.partners,
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
