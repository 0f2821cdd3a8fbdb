import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const services = defineContent({
  name: 'Service',
  means: 'A service of the company.',
  ...contentLists.services,
  fields: {
    title: field.required('titleRequired', { means: 'What it is called.' }),
    description: field.text({ means: 'What it includes.' }),
    projects: field.list({ means: 'Projects that it led to.', translated: false }),
    features: field.list({ means: 'What belongs to it.' }),
    icon: field.icon(),
    color: field.line({ means: 'The color that it is shown in.', translated: false }),
  },
});
