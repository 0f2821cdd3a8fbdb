import type { notes as english } from '../en/notes.ts';

/** What the server notes beside a message for those who work with it. */
export const notes: typeof english = {
  forwarded: (colleague, content) =>
    [colleague ? `Transféré à ${colleague}.` : 'Transféré à une adresse externe.', content.trim()]
      .filter(Boolean)
      .join('\n\n'),
};
