import { blankPortfolio, writePicture } from '@vitrine/contracts';
import type { ShownPortfolio } from '#components/portfolio-view/portfolio-view.tsx';

/** What a page looks like once somebody has filled it in: the page itself, not a picture of it. */
export const examplePortfolio: ShownPortfolio = {
  ...blankPortfolio(),
  name: 'Ngozi Fonyuy',
  profession: 'Product Manager',
  headline: 'I find out what to build, and what not to',
  summary:
    'Product manager in Limbe. I sit beside people while they work, write down what slows them, and stay with a product until it carries their day without me.',
  profileImage: writePicture({ src: '/art/person-ngozi-fonyuy/640x640.webp' }),
  experiences: [
    {
      id: 'now',
      title: 'Product Manager',
      company: 'Mile Four Software',
      period: '2022 to now',
      description:
        'Three products from the first visit to daily use; a list of forty ideas that we agreed not to build.',
    },
    {
      id: 'before',
      title: 'Operations Analyst',
      company: 'Wouri Freight, Douala',
      period: '2018 to 2022',
      description: 'Cut the time of a container in the yard from nine days to five.',
    },
  ],
  educations: [
    { id: 'study', degree: 'BSc Economics', institution: 'University of Buea', year: '2018' },
  ],
  skills: ['Interviews', 'Prototypes on paper', 'SQL', 'Workshops in two languages'],
  projects: [
    {
      id: 'orders',
      name: 'Orders without internet',
      description:
        'A dining room that runs through power cuts, on tablets that the staff already had.',
      technologies: ['Offline first', 'SQLite'],
      role: 'Product manager, of a team of four',
      period: '2024 to 2025',
    },
  ],
  links: [],
  services: [
    {
      id: 'visit',
      name: 'A first visit',
      description: 'Two days beside your staff, and a report of four pages.',
      price: 'XAF 150,000',
    },
  ],
  certificates: [
    {
      id: 'certificate',
      name: 'Professional Scrum Product Owner I',
      issuer: 'Scrum.org',
      date: '2023',
      url: '',
    },
  ],
  languages: [
    { id: 'english', name: 'English', level: 'native' },
    { id: 'french', name: 'French', level: 'C1' },
    { id: 'lamnso', name: 'Lamnso', level: 'A2' },
  ],
  volunteering: [
    {
      id: 'mentor',
      role: 'Mentor',
      organisation: 'Girls who build, Limbe',
      period: 'since 2021',
      description: 'Six Saturdays a year, with what the girls bring.',
    },
  ],
  availability: 'from',
  availabilityNote: '1 March',
};
