/** What is wrong with a request, whatever it asks for, or with the server that gets it. */
export const requestsProblems = {
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
  tooManyTries: 'Too many attempts.',
  tooManyReads: 'Too many requests in a short time.',
  tooManyForms: 'Thank you, but that was a lot at once and this one did not get through.',
  busy: 'The server is busy; try again in a moment.',
  outOfSpace: 'The server has no space left to store this; nothing was changed. Try again later.',
  disk: {
    low: 'Disk space is running low.',
    full: 'The disk is full: nothing new can be stored, but deleting works.',
  },
  internal: 'Something went wrong on our side.',
  databaseDown: 'The database does not respond.',
  schemaOlder: 'The database has not been migrated to this version yet.',
  schemaNewer: 'The database belongs to a newer version than this process.',
  closing: 'This process is shutting down; send requests to another one.',
  databaseDamaged: 'The database is damaged; it has to be restored from a backup.',
  changedElsewhere: 'This was changed elsewhere in the meantime.',
  useMethods: (allowed: string) => `Use one of: ${allowed}.`,
  tryAgainInMinutes: (minutes: number) =>
    `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  noSuch: (kind: string) => `This ${kind} does not exist`,
  requestTooLarge: (megabytes: string) =>
    `The request is too large.${megabytes && ` At most ${megabytes} MB are allowed.`} Shorten its content.`,
} as const;
