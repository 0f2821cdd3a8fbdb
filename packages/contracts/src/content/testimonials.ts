import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const testimonials = defineContent({
  name: 'Testimonial',
  ...contentLists.testimonials,
  fields: {
    name: field.required('nameRequired'),
    role: field.line(),
    content: field.text(),
    avatar: field.picture('portrait'),
  },
});
