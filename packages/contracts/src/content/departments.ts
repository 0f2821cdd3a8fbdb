import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const departments = defineContent({
  name: 'Department',
  means: 'A department of the company.',
  ...contentLists.departments,
  fields: {
    name: field.required('nameRequired', { means: 'What it is called.' }),
    description: field.text({ means: 'What it does.' }),
    icon: field.icon(),
    count: field.count({ means: 'How many people work there.' }),
  },
});
