import type { OutgoingMail } from '../mail/outbox.service.ts';

/** Who erased an account. */
export type ErasedBy = 'owner' | 'administrator';

export const erasedMail = (recipient: string, by: ErasedBy): OutgoingMail => ({
  recipient,
  subject: 'Your account was erased',
  body: [
    'Your account was erased, with its page, its files and everything that was written to you through it.',
    'This is the last mail about it; with its sending we forget this address too.',
    by === 'owner'
      ? 'If that was not you, write to us at once: somebody knew your password.'
      : 'An administrator did this. If you did not expect it, write to us.',
  ].join('\n\n'),
});
