import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const services = defineContent({
  name: 'Service',
  ...contentLists.services,
  fields: {
    title: field.required('titleRequired'),
    description: field.text(),
    projects: field.list(),
    features: field.list(),
    icon: field.icon(),
    color: field.line(),
  },
});
