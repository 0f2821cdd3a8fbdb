import { messages } from '../messages.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const testimonials = defineContent({
  name: 'Testimonial',
  ...contentLists.testimonials,
  fields: {
    name: field.required(messages.nameRequired),
    role: field.line(),
    content: field.text(),
    avatar: field.picture('portrait'),
  },
});
