import type { professions as english } from '../en/professions.ts';

export const professions: Readonly<Record<keyof typeof english, string>> = {
  'Software Developer': 'Développeur logiciel',
  'UI/UX Designer': 'Designer UI/UX',
  'Data Scientist': 'Data scientist',
  'Project Manager': 'Chef de projet',
  'Digital Marketer': 'Marketeur digital',
  'Graphic Designer': 'Graphiste',
  'Content Writer': 'Rédacteur de contenu',
  'DevOps Engineer': 'Ingénieur DevOps',
  'Product Manager': 'Chef de produit',
  Other: 'Autre',
};
