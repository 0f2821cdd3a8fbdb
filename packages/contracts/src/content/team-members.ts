import { messages } from '../messages.ts';
import { contentSubjects } from './content-subjects.ts';
import { defineContent } from './define-content.ts';
import { field } from './fields.ts';

export const teamMembers = defineContent({
  name: 'TeamMember',
  subject: contentSubjects.teamMembers,
  page: 'team',
  fields: {
    name: field.required(messages.nameRequired),
    role: field.line(),
    image: field.picture(),
    department_id: field.reference('departments'),
  },
  title: 'name',
  search: ['name', 'role'],
  table: { portrait: 'image', second: { text: 'role' } },
});
