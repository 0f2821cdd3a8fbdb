import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const departments = defineContent({
  name: 'Department',
  ...contentLists.departments,
  fields: {
    name: field.required('nameRequired'),
    description: field.text(),
    icon: field.icon(),
    count: field.count(),
  },
});
