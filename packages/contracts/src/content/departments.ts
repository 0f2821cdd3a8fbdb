import { messages } from '../messages.ts';
import { contentSubjects } from './content-subjects.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const departments = defineContent({
  name: 'Department',
  subject: contentSubjects.departments,
  page: 'team',
  fields: {
    name: field.required(messages.nameRequired),
    description: field.text(),
    icon: field.line(),
    count: field.count(),
  },
  title: 'name',
  search: ['name', 'description'],
  table: { second: { text: 'description' } },
});
