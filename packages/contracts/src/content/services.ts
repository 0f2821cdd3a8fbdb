import { messages } from '../messages.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const services = defineContent({
  name: 'Service',
  ...contentLists.services,
  fields: {
    title: field.required(messages.titleRequired),
    description: field.text(),
    projects: field.list(),
    features: field.list(),
    icon: field.icon(),
    color: field.line(),
  },
});
