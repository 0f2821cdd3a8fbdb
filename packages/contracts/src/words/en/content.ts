import type { ContentWords, TypeWords } from '../content-words.ts';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const title = (text: string) => text.split(' ').map(capital).join(' ');

const words = (
  one: string,
  columns: TypeWords['columns'],
  { plural = `${one}s` }: { plural?: string } = {},
): TypeWords => ({
  one,
  many: plural,
  columns,
  tab: title(plural),
  search: `Search ${plural}`,
  none: `No ${plural} found`,
  first: `Get started by creating your first ${one}`,
  add: `Add New ${title(one)}`,
  edit: `Edit ${title(one)}`,
  deleteTitle: `Delete ${one}`,
  deleteQuestion: `Are you sure you want to delete this ${one}?`,
  failedCreate: `Failed to create ${one}`,
  failedUpdate: `Failed to update ${one}`,
  failedDelete: `Failed to delete ${one}`,
  noneChosen: `No ${one}`,
  subject: capital(`${one}s`),
  the: (name) => `the ${one} ${name}`,
});

export const content: ContentWords = {
  types: {
    projects: words('project', ['Project', 'Problem Statement']),
    testimonials: words('testimonial', ['Person', 'Testimonial']),
    services: words('service', ['Service', 'Description']),
    departments: words('department', ['Department', 'Description']),
    leadership: words('leader', ['Leader', 'Role & Bio'], { plural: 'leadership' }),
    teamMembers: words('team member', ['Member', 'Role']),
    partners: words('partner', ['Partner', 'Description']),
  },
  labels: {
    avatar: 'Avatar',
    bio: 'Bio',
    color: 'Color',
    content: 'Content',
    count: 'Count',
    department_id: 'Department',
    description: 'Description',
    features: 'Features',
    icon: 'Icon',
    image: 'Image',
    impact: 'Impact',
    link: 'Link',
    logo: 'Logo',
    name: 'Name',
    problem: 'Problem',
    projects: 'Projects',
    role: 'Role',
    'social.github': 'GitHub',
    'social.linkedin': 'LinkedIn',
    'social.twitter': 'X (Twitter)',
    solution: 'Solution',
    tagline: 'Tagline',
    title: 'Title',
  },
  hints: {
    features: 'One per line.',
    icon: 'A name such as code, compass, palette, shield-check, smartphone, users or wallet.',
    projects: 'One per line.',
  },
};
