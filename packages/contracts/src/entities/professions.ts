/** What someone who registers may be. Without zod, for the page shows it before it checks anything. */
export const professions = [
  'Software Developer',
  'UI/UX Designer',
  'Data Scientist',
  'Project Manager',
  'Digital Marketer',
  'Graphic Designer',
  'Content Writer',
  'DevOps Engineer',
  'Product Manager',
  'Other',
] as const;
