import { again } from '../again.ts';
import { obstacles } from './obstacles.ts';

const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** What is wrong with a request, whatever it asks for, or with the server that gets it. */
export const requestsProblems = {
  ...obstacles,
  notReady: ({ reasons }: { reasons: readonly (keyof typeof obstacles)[] }) =>
    reasons.map((reason) => obstacles[reason]).join(' '),
  nothingHere: 'There is nothing at this address.',
  bodyMissing: 'The request needs a JSON object as its body.',
  jsonRequired: 'Send the body as application/json.',
  ifMatchInvalid: 'If-Match must be the ETag of an earlier response.',
  idempotencyKeyInvalid:
    'Idempotency-Key must have 8 to 64 letters, digits, hyphens and underscores, such as a UUID.',
  idempotencyKeysDiffer: 'The Idempotency-Key and the key of the body differ; send one of them.',
  idempotencyKeyUsed: 'This Idempotency-Key was used for another request. Choose a new one.',
  idempotencyKeyBusy:
    'A request with this Idempotency-Key is being processed. Try again in a moment.',
  idempotencyAnswerGone:
    'The request with this Idempotency-Key was processed. Its response is not kept; check the result.',
  idempotencyKeysTooMany: 'You have used too many different Idempotency-Keys in one day.',
  multipartRequired: 'Send the file as multipart/form-data.',
  notJson: 'The request could not be read; is it valid JSON?',
  notUtf8: 'The request could not be read; send it as UTF-8.',
  encodingUnsupported: 'The encoding of the request is not supported.',
  tooManyTries: again('Too many attempts.'),
  tooManyReads: again('Too many requests in a short time.'),
  tooManyForms: again('Thank you, but that was a lot at once and this one did not get through.'),
  needsServer: 'This is not part of the demo: it needs a server.',
  busy: 'The server is busy; try again in a moment.',
  outOfSpace: 'The server has no space left to store this; nothing was changed. Try again later.',
  internal: 'Something went wrong on our side.',
  changedElsewhere: 'This was changed elsewhere in the meantime.',
  useMethods: ({ allowed }: { allowed: string }) => `Use one of: ${allowed}.`,
  requestTooLarge: ({ megabytes }: { megabytes: number | undefined }) =>
    `The request is too large.${megabytes ? ` At most ${tenths.format(megabytes)} MB are allowed.` : ''} Shorten its content.`,
};
