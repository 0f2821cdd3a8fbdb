import { field } from '../records/fields.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';

export const teamMembers = defineContent({
  name: 'TeamMember',
  ...contentLists.teamMembers,
  fields: {
    name: field.required('nameRequired'),
    role: field.line(),
    image: field.picture('portrait'),
    department_id: field.reference('departments'),
  },
});
