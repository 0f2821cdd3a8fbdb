import { messages } from '../messages.ts';
import { contentSubjects } from './content-subjects.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const projects = defineContent({
  name: 'Project',
  subject: contentSubjects.projects,
  page: 'projects',
  fields: {
    name: field.required(messages.nameRequired),
    tagline: field.line(),
    problem: field.text(),
    solution: field.text(),
    features: field.list(),
    impact: field.text(),
    image: field.picture(),
    icon: field.line(),
  },
  title: 'name',
  search: ['name', 'tagline', 'problem', 'solution'],
  table: { line: 'tagline', second: { text: 'problem' } },
});
