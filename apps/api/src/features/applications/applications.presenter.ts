import type { Application, ApplicationInput } from '@vitrine/contracts';
import type { StoredApplication } from './applications.repository.ts';

/** The subject under which an application stands among the messages and in the log. */
export const subjectOf = (application: Pick<Application, 'kind' | 'program'>): string =>
  application.kind === 'internship'
    ? 'Internship application'
    : `Training application: ${application.program}`;

/** An application as a message: every answer under its question. */
export function contentOf({ program, phone, education, interests, message }: ApplicationInput) {
  return [
    ['Program', program],
    ['Phone', phone],
    ['Education', education],
    ['Interests', interests],
    ['Message', message],
  ]
    .filter(([, answer]) => answer)
    .map(([question, answer]) => `${question}:\n${answer}`)
    .join('\n\n');
}

export function presentApplication(application: StoredApplication): Application {
  return {
    id: application.id,
    kind: application.kind,
    name: application.name,
    email: application.email,
    phone: application.phone,
    education: application.education,
    interests: application.interests,
    program: application.program,
    message: application.message,
    status: application.status,
    date: application.createdAt.toISOString(),
  };
}

export const csvHeader = [
  'Received (UTC)',
  'Kind',
  'Status',
  'Name',
  'Email',
  'Phone',
  'Program',
  'Education',
  'Interests',
  'Message',
];

/** An application in the order of {@link csvHeader}; its moment as spreadsheets read one. */
export const csvCells = (application: StoredApplication): string[] => [
  application.createdAt.toISOString().slice(0, 19).replace('T', ' '),
  application.kind,
  application.status,
  application.name,
  application.email,
  application.phone,
  application.program,
  application.education,
  application.interests,
  application.message,
];
