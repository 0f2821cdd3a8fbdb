import { messages } from '../messages.ts';
import { contentSubjects } from './content-subjects.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const testimonials = defineContent({
  name: 'Testimonial',
  subject: contentSubjects.testimonials,
  page: 'home',
  fields: {
    name: field.required(messages.nameRequired),
    role: field.line(),
    content: field.text(),
    avatar: field.picture(),
  },
  title: 'name',
  search: ['name', 'role', 'content'],
  table: { line: 'role', portrait: 'avatar', second: { text: 'content' } },
});
