import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const partners = defineContent({
  name: 'Partner',
  means: 'A partner of the company.',
  ...contentLists.partners,
  fields: {
    name: field.required('nameRequired', { means: 'What it is called.', translated: false }),
    description: field.text({ means: 'What is done together.' }),
    logo: field.picture(),
    link: field.link(),
  },
});
