import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const testimonials = defineContent({
  name: 'Testimonial',
  means: 'What a customer says of the company.',
  ...contentLists.testimonials,
  fields: {
    name: field.required('nameRequired', { means: 'Who says it.', translated: false }),
    role: field.line({ means: 'What that person does.' }),
    content: field.text({ means: 'What is said.' }),
    avatar: field.picture('portrait'),
  },
});
