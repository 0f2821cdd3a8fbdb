import { blankPortfolio, writePicture } from '@vitrine/contracts';
import type { ShownPortfolio } from '#components/portfolio-view/portfolio-view.tsx';
import { m } from '#messages';

/** What a page looks like once someone has filled it in: the page itself, not a picture of it. */
export const examplePortfolio = (): ShownPortfolio => ({
  ...blankPortfolio(),
  name: 'Ngozi Fonyuy',
  profession: m.professionals_sample_profession(),
  headline: m.professionals_sample_headline(),
  summary: m.professionals_sample_summary(),
  profileImage: writePicture({ src: '/art/person-ngozi-fonyuy/640x640.webp' }),
  experiences: [
    {
      id: 'now',
      title: m.professionals_sample_profession(),
      company: 'Mile Four Software',
      period: m.professionals_sample_now_period(),
      description: m.professionals_sample_now_text(),
    },
    {
      id: 'before',
      title: m.professionals_sample_before_title(),
      company: 'Wouri Freight, Douala',
      period: m.professionals_sample_before_period(),
      description: m.professionals_sample_before_text(),
    },
  ],
  educations: [
    {
      id: 'study',
      degree: m.professionals_sample_degree(),
      institution: 'University of Buea',
      year: '2018',
    },
  ],
  skills: [
    m.professionals_sample_skill_interviews(),
    m.professionals_sample_skill_prototypes(),
    'SQL',
    m.professionals_sample_skill_workshops(),
  ],
  projects: [
    {
      id: 'orders',
      name: m.professionals_sample_project(),
      description: m.professionals_sample_project_text(),
      technologies: [m.professionals_sample_project_technology(), 'SQLite'],
      role: m.professionals_sample_project_role(),
      period: m.professionals_sample_project_period(),
    },
  ],
  links: [],
  services: [
    {
      id: 'visit',
      name: m.professionals_sample_service(),
      description: m.professionals_sample_service_text(),
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
    { id: 'english', name: m.professionals_sample_english(), level: 'native' },
    { id: 'french', name: m.professionals_sample_french(), level: 'C1' },
    { id: 'lamnso', name: 'Lamnso', level: 'A2' },
  ],
  volunteering: [
    {
      id: 'mentor',
      role: m.professionals_sample_mentor(),
      organisation: m.professionals_sample_mentor_place(),
      period: m.professionals_sample_mentor_period(),
      description: m.professionals_sample_mentor_text(),
    },
  ],
  availability: 'from',
  availabilityNote: m.professionals_sample_available_from(),
});
