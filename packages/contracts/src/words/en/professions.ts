/** What people who register may be, as choices and as their page says it. */
export const professions = {
  'Software Developer': 'Software Developer',
  'UI/UX Designer': 'UI/UX Designer',
  'Data Scientist': 'Data Scientist',
  'Project Manager': 'Project Manager',
  'Digital Marketer': 'Digital Marketer',
  'Graphic Designer': 'Graphic Designer',
  'Content Writer': 'Content Writer',
  'DevOps Engineer': 'DevOps Engineer',
  'Product Manager': 'Product Manager',
  Other: 'Other',
};
