import { messages } from '../messages.ts';
import { contentLists } from './content-lists.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const teamMembers = defineContent({
  name: 'TeamMember',
  ...contentLists.teamMembers,
  fields: {
    name: field.required(messages.nameRequired),
    role: field.line(),
    image: field.picture('portrait'),
    department_id: field.reference('departments'),
  },
});
