import type { ApplicationInput } from '@vitrine/contracts';

/** The subject under which an application stands among the messages. */
export const subjectOf = (application: ApplicationInput): string =>
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
