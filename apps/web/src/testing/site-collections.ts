import { type ContentEntity, type ContentType, contentTypes } from '@vitrine/contracts';
import { pictureAt } from './picture-at.ts';

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const noLinks = { linkedin: '', twitter: '', github: '' };

const project = (name: string, tagline: string, number: number): ContentEntity<'projects'> => ({
  id: id(number),
  name,
  tagline,
  problem: `${name} problem, first.\n\n${name} problem, second.`,
  solution: `${name} solution, first.\n\n${name} solution, second.`,
  features: [`${name} feature A`, `${name} feature B`],
  impact: `${name} helps. ${name} helps more.`,
  image: pictureAt(`/art/project-${number}/1280x960.webp`),
  icon: 'users',
  address: `case-${number}`,
});

const department = (name: string, count: number, number: number) => ({
  id: id(number),
  name,
  description: `${name} table.`,
  icon: 'code',
  count,
});

const collections: { [T in ContentType]?: ContentEntity<T>[] } = {
  projects: [
    project('GigBridge', 'A job and gig matching platform', 1),
    project('Alert237', 'An emergency response app', 2),
    project('Maître', 'Hospitality for waiter, chef and manager', 3),
    project('Fourth', 'Only on the projects page', 4),
  ],
  testimonials: ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, index) => ({
    id: id(10 + index),
    name,
    role: `Client ${index + 1}`,
    content: `${name} says so.`,
    avatar: pictureAt(''),
  })),
  services: Array.from({ length: 9 }, (_, index) => ({
    id: id(20 + index),
    title: `Service ${index + 1}`,
    description: `Service number ${index + 1}.`,
    features: [`Part of ${index + 1}`],
    projects: index === 0 ? ['Maître'] : [],
    icon: index === 0 ? 'unheard-of' : 'code',
    color: 'blue',
  })),
  departments: [
    department('Engineering', 3, 30),
    department('Design', 1, 31),
    department('Product', 1, 32),
    department('Operations', 2, 33),
  ],
  leadership: [
    {
      id: id(40),
      name: 'Lea First',
      role: 'Director',
      bio: 'Lea began.\n\nLea stayed.',
      image: pictureAt('/art/person-1/640x640.webp'),
      social: { ...noLinks, linkedin: 'https://ridge.example/lea' },
    },
    {
      id: id(41),
      name: 'Leo Second',
      role: 'Engineer',
      bio: 'Leo.',
      image: pictureAt(''),
      social: noLinks,
    },
  ],
  teamMembers: ['Tia', 'Tom', 'Una', 'Uwe'].map((name, index) => ({
    id: id(50 + index),
    name,
    role: `Role ${index + 1}`,
    image: pictureAt(''),
    department_id: index === 3 ? null : id(30 + index),
  })),
};

/** The collections of a website, with entries wherever a page shows some; a test adds others. */
export const siteCollections = Object.fromEntries(
  contentTypes.map((type) => [type, collections[type] ?? []]),
) as unknown as { [T in ContentType]: ContentEntity<T>[] };
