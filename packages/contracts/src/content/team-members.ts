import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const teamMembers = defineContent({
  name: 'TeamMember',
  means: 'A member of the team.',
  ...contentLists.teamMembers,
  fields: {
    name: field.required('nameRequired', { means: 'The name.', translated: false }),
    role: field.line({ means: 'What the person does.' }),
    image: field.picture('portrait'),
    department_id: field.reference('departments', { means: 'The department; null for none.' }),
  },
});
