import { messages } from '../messages.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const departments = defineContent({
  name: 'Department',
  ...contentLists.departments,
  fields: {
    name: field.required(messages.nameRequired),
    description: field.text(),
    icon: field.icon(),
    count: field.count(),
  },
});
