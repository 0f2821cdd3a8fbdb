import type { ContentInput } from '@vitrine/contracts';
import { art } from './art.ts';

/** Each department by its name: it is resolved when the member is stored. */
export const teamMembers: ContentInput<'teamMembers'>[] = [
  {
    name: 'Tabe Enow',
    role: 'Senior Software Engineer',
    image: art('person-tabe-enow/640x640.webp'),
    department_id: 'Engineering',
  },
  {
    name: 'Ngozi Fonyuy',
    role: 'Product Manager',
    image: art('person-ngozi-fonyuy/640x640.webp'),
    department_id: 'Product',
  },
  {
    name: 'Eposi Likowo',
    role: 'Product Designer',
    image: art('person-eposi-likowo/640x640.webp'),
    department_id: 'Design',
  },
  {
    name: 'Kum Bih',
    role: 'Mobile Engineer',
    image: art('person-kum-bih/640x640.webp'),
    department_id: 'Engineering',
  },
];
