import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const partners = defineContent({
  name: 'Partner',
  ...contentLists.partners,
  fields: {
    name: field.required('nameRequired'),
    description: field.text(),
    logo: field.picture(),
    link: field.link(),
  },
});
