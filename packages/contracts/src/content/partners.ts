import { messages } from '../messages.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const partners = defineContent({
  name: 'Partner',
  ...contentLists.partners,
  fields: {
    name: field.required(messages.nameRequired),
    description: field.text(),
    logo: field.picture(),
    link: field.link(),
  },
});
