import type { ContentInput } from '@vitrine/contracts';

/** A member before ids exist: the department is named, and resolved when the record is stored. */
export type TeamMemberSeed = Omit<ContentInput<'teamMembers'>, 'department_id'> & {
  department: string;
};

export const teamMembers: TeamMemberSeed[] = [
  {
    name: 'Tabe Enow',
    role: 'Senior Software Engineer',
    image: '/art/person-tabe-enow/640x640.webp',
    department: 'Engineering',
  },
  {
    name: 'Ngozi Fonyuy',
    role: 'Product Manager',
    image: '/art/person-ngozi-fonyuy/640x640.webp',
    department: 'Product',
  },
  {
    name: 'Eposi Likowo',
    role: 'Product Designer',
    image: '/art/person-eposi-likowo/640x640.webp',
    department: 'Design',
  },
  {
    name: 'Kum Bih',
    role: 'Mobile Engineer',
    image: '/art/person-kum-bih/640x640.webp',
    department: 'Engineering',
  },
];
