import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const leadership = defineContent({
  name: 'Leader',
  means: 'A leader of the company.',
  ...contentLists.leadership,
  fields: {
    name: field.required('nameRequired', { means: 'The name.', translated: false }),
    role: field.line({ means: 'What the person does.' }),
    bio: field.text({ means: 'A few sentences about the person.' }),
    image: field.picture('portrait'),
    social: field.social({ means: 'The person in social networks.' }),
  },
});
