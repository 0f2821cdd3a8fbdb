import { messages } from '../messages.ts';
import { contentSubjects } from './content-subjects.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const services = defineContent({
  name: 'Service',
  subject: contentSubjects.services,
  page: 'solutions',
  fields: {
    title: field.required(messages.titleRequired),
    description: field.text(),
    projects: field.list(),
    features: field.list(),
    icon: field.line(),
    color: field.line(),
  },
  title: 'title',
  search: ['title', 'description'],
  table: { second: { text: 'description' } },
});
