/** 1000000 as 1,000,000; loading the locales for that would take a tenth of a start. */
const numeral = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** Sentences that both sides say in the same words; those in the requirements are exact. */
export const messages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordTooLong:
    'Password must be at most 72 bytes (72 plain letters, fewer with accents or emoji)',
  passwordUnusable: 'Password must not contain a NUL character',
  passwordsDiffer: 'Passwords do not match',
  currentPasswordRequired: 'Current password is required',
  currentPasswordWrong: 'Current password is wrong',
  codeRequired: 'Code is required',
  codeWrong: 'This code is wrong or was used already',
  codeAppWrong:
    'This code is wrong, was used already, or has ended. Enter the one that the app shows now',
  passkeyNameRequired: 'Name is required',
  scopesRequired: 'Choose at least one thing that the token may do',
  professionRequired: 'Profession is required',
  nameRequired: 'Name is required',
  tagEmpty: 'A tag cannot be empty',
  titleRequired: 'Title is required',
  companyRequired: 'Company is required',
  degreeRequired: 'Degree is required',
  institutionRequired: 'Institution is required',
  roleRequired: 'Role is required',
  organisationRequired: 'Organisation is required',
  descriptionRequired: 'Description is required',
  publishAtRequired: 'Choose when to publish',
  publishAtPast: 'Choose a time in the future',
  draftElsewhere: 'You are writing this on another device or in another tab, too',
  tagRequired: 'A tag needs text',
  dateFuture: 'Choose a date that is not in the future',
  sectionRequired: 'Every section needs text',
  educationRequired: 'Education is required',
  interestsRequired: 'Interests are required',
  programRequired: 'Program is required',
  relationRequired: 'Say where you worked together',
  referenceRequired: 'Write the reference first',
  messageRequired: 'Message is required',
  nothingChanged: 'Say what changes',
  variablesUnknown: (names: readonly string[]) =>
    `Nothing is known as ${names.map((name) => `{${name}}`).join(', ')}. Use {name}, {subject}, {company} or {me}`,
  subjectRequired: 'Subject is required',
  urlRequired: 'URL is required',
  phoneInvalid: 'Write the number with its country code, such as +237 6 00 00 00 00',
  urlInvalid: 'URL must start with https://, http:// or mailto:',
  fileInvalid: 'Choose a document that was uploaded here',
  pictureInvalid: 'Choose a picture that was uploaded here',
  unusableCharacters: 'Contains characters that cannot be stored',
  customUrlInvalid: 'Use 3 to 40 small letters, digits and single hyphens',
  slugInvalid: 'Use at most 64 small letters, digits and single hyphens',
  slugTaken: 'Another article has this address',
  customUrlReserved: 'This address is reserved',
  customUrlTaken: 'This address is already taken',
  countInvalid: 'Enter a whole number from 0 to 1,000,000',
  monthsInvalid: 'Enter 1 to 120 whole months, or nothing to keep them for good',
  listTooLong: 'At most 200 entries',
  portfolioTooLarge:
    'Together, the texts of a portfolio may have 2 MB. Shorten or delete some of it first',
  tooLong: (limit: number) => `Must be at most ${numeral(limit)} characters`,
  tooShort: (limit: number) => `Must be at least ${numeral(limit)} characters`,
  tooMany: (limit: number) => `At most ${numeral(limit)} entries`,
  tooFew: (limit: number) => `At least ${numeral(limit)} entries`,
  tooLarge: (limit: number) => `Must be at most ${numeral(limit)}`,
  tooSmall: (limit: number) => `Must be at least ${numeral(limit)}`,
  notAmong: (known: readonly string[]) => `Must be one of: ${known.join(', ')}`,
  notText: 'Must be a text',
  notNumber: 'Must be a number',
  notWholeNumber: 'Must be a whole number',
  notYesOrNo: 'Must be true or false',
  notList: 'Must be a list',
  notObject: 'Must be an object',
  limitInvalid: 'limit must be one whole number from 1 to 100',
  cursorInvalid: 'cursor must be one that this list has answered with',
  missing: 'Is missing',
  invalid: 'Is not valid',
} as const;

/** The server's error texts; callers tell problems apart by their code, never by the text. */
export const problemTexts = {
  nothingHere: 'There is nothing at this address.',
  orderChanged:
    'Somebody has added, deleted or moved something here meanwhile. This is the list as it is now.',
  noPicture: 'There is no such picture.',
  noFile: 'There is no such file.',
  noAccount: 'There is no such account.',
  noPost: 'There is no such post.',
  noAuthor: 'There is nobody of that name on the team page any more. Choose another author.',
  noCaseStudy: 'There is no such case study.',
  noVersion: 'There is no such version.',
  noMail: 'There is no such mail.',
  noWebhook: 'There is no such webhook.',
  noDelivery: 'There is no such delivery.',
  noMessage: 'There is no such message.',
  noApplication: 'There is no such application.',
  noPortfolio: 'There is no portfolio at this address.',
  replyOvertaken: (author: string) =>
    `${author} has answered meanwhile. Read that answer first; yours is kept here.`,
  variablesInReply: (names: readonly string[]) =>
    `The reply still says ${names.map((name) => `{${name}}`).join(', ')}. Write what is meant, or take it out.`,
  noNote: 'There is no such note.',
  noAssignee: 'Only an active administrator can be given a message.',
  noConnection: 'This message is not here any more.',
  noEntry: 'There is no such entry.',
  emailTakenSince: (address: string) =>
    `${address} has an account of its own by now. Choose another e-mail for this one.`,
  noPageContent: 'This page has no content.',
  bodyMissing: 'The request needs a JSON object as its body.',
  jsonRequired: 'Send the body as application/json.',
  ifMatchInvalid: 'If-Match must be the ETag of an earlier answer.',
  idempotencyKeyInvalid:
    'Idempotency-Key must be one text of 8 to 64 letters, digits, hyphens and underscores, such as a UUID.',
  idempotencyKeysDiffer: 'The Idempotency-Key and the key of the body differ; send one of them.',
  idempotencyKeyUsed: 'This Idempotency-Key was used for another request. Choose a new one.',
  idempotencyKeyBusy:
    'A request with this Idempotency-Key is being carried out. Try again in a moment.',
  idempotencyAnswerGone:
    'The request with this Idempotency-Key was carried out. Its answer is not kept; look at what it made.',
  idempotencyKeysTooMany: 'You have used too many different Idempotency-Keys within a day.',
  multipartRequired: 'Send the file as multipart/form-data.',
  fileRequired: 'Choose a file to upload.',
  fileEmpty: 'The file is empty.',
  fileTooLarge: 'The file is too large.',
  notPicture: 'Send a picture (JPEG, PNG, WebP, AVIF or GIF).',
  notMedia:
    'Send a picture (JPEG, PNG, WebP, AVIF or GIF), a video (MP4, WebM or MOV) or a PDF document.',
  notAttachment: 'Attach a picture (JPEG, PNG, WebP, AVIF or GIF) or a PDF document.',
  replyFilesTooLarge: (megabytes: number) =>
    `The files of one reply may have ${megabytes} MB together. Take one out, or send it in a reply of its own.`,
  replyFilesTooMany: (count: number) => `A reply takes ${count} files. Take one out first.`,
  noReplyFile: 'This file is not here any more.',
  replyFileGone: 'A file is not here any more. Take it out, or attach it again.',
  uploadCutOff: 'The upload was cut off or could not be read.',
  uploadUnreadable: 'The upload could not be read.',
  pictureUnreadable: 'The picture cannot be read; it may be damaged or cut off.',
  pictureTooHeavy:
    'This picture takes too much memory or time to open. Save it with fewer pixels, or as a plain JPEG.',
  pictureInterrupted:
    'The picture could not be opened just now. Try again in a moment; if that fails too, save it in another format.',
  notJson: 'The request could not be read; is it valid JSON?',
  notUtf8: 'The request could not be read; send it as UTF-8.',
  encodingUnsupported: 'The encoding of the request is not supported.',
  sessionEnded: 'The session has ended; sign in again.',
  notAllowed: 'This account may not do that.',
  recentSignInRequired:
    'Your sign-in is too long ago for this. Confirm it with your password; nothing was changed.',
  tooManyTries: 'Too many tries.',
  tooManyReads: 'That was a great deal in a short time.',
  tooManyForms: 'Thank you, that was a lot at once and this one did not get through.',
  busy: 'The server is busy; try again in a moment.',
  outOfSpace: 'The server has no room left to store this; nothing was changed. Try again later.',
  disk: {
    low: 'Disk space is running low.',
    full: 'The disk is full: nothing new can be stored, deleting works.',
  },
  internal: 'Something went wrong on our side.',
  databaseDown: 'The database does not answer.',
  schemaOlder: 'The database has not been brought up to this version yet.',
  schemaNewer: 'The database belongs to a newer version than this process.',
  closing: 'This process is about to end; send requests to another one.',
  databaseDamaged: 'The database is damaged; it has to be restored from a backup.',
  changedElsewhere: 'This was changed elsewhere in the meantime.',
  credentialsWrong: 'Email or password is wrong.',
  secondStepEnded: 'This sign-in has ended. Start again with your password.',
  secondStepRequired: 'Administrators sign in with two steps here. Set yours up to go on.',
  ownSecondStepFirst:
    'Set up two-step sign-in for yourself first, so that you do not lock yourself out.',
  secondStepLast:
    'Administrators need two-step sign-in here. Add another passkey or app before you remove this one.',
  tooManyCodes: 'Too many wrong codes.',
  passkeyUnknown: 'This passkey is not known here. Sign in with your password.',
  passkeyRefused: 'The passkey could not be checked. Try again, or use another way to sign in.',
  passkeyNotAdded: 'The passkey could not be added. Try again.',
  passkeyTwice: 'This passkey was added already.',
  passkeysTooMany: 'An account may have 20 passkeys. Remove one first.',
  noPasskey: 'There is no such passkey.',
  noApp: 'There is no authenticator app.',
  appTwice: 'There is an authenticator app already. Remove it to set up another one.',
  appNotStarted: 'Start again: the key you scanned is not valid any more.',
  appUnreadable:
    'Codes of the app cannot be checked any more. Use a passkey or a recovery code, and set the app up again.',
  noAdministrator: 'This account is no administrator.',
  noSecondFactor: 'This account has no two-step sign-in.',
  ownSecondFactor: 'Remove your own factors in your account settings.',
  tokenUnknown: 'This access token is not known here: it is wrong, or was revoked.',
  tokenEnded: 'This access token has ended. Make a new one in the account settings.',
  tokensRefused: 'Too many access tokens were refused.',
  scopeMissing: (scope: string) => `This access token is not allowed for ${scope}.`,
  notForTokens: 'Access tokens cannot be used for this. Sign in to do it.',
  scopesForeign: (scopes: string) => `This account cannot allow a token for ${scopes}`,
  tokenDayPast: 'Choose today or a later day',
  tokenDayTooFar: (days: number) => `Choose a day within ${days} days`,
  tokensTooMany: (most: number) => `An account may have ${most} access tokens. Revoke one first.`,
  noToken: 'There is no such access token.',
  noShareLink: 'There is no such link.',
  shareLinkEnded: 'This link has ended. Ask whoever sent it to you for a new one.',
  noReference: 'There is no such reference any more.',
  referenceConfirmFirst:
    'Confirm your own e-mail address first: people whom you ask must be able to trust who asks.',
  referenceOfOneself: 'This is your own address. A reference is written by somebody else.',
  referenceDeclined: 'Whoever has this address would rather not write a reference.',
  referenceAskedAlready: 'You have asked this address already.',
  referenceAskedLately:
    'You have asked this address twice within a week. Wait a few days before you ask again.',
  referenceAddressBusy: 'This address was asked several times today. Try again tomorrow.',
  referencesToday: (most: number) => `You can ask ${most} people a day. Try again tomorrow.`,
  referencesTooMany: (most: number) =>
    `At most ${most} references can be kept. Delete one that you do not need first.`,
  referenceNotOpen: 'This request waits for no answer any more.',
  referenceReminded: 'You have reminded this person already.',
  referenceRemindLater: (days: number) =>
    `A reminder can be sent once ${days} days have passed since you asked.`,
  referenceNotWritten: 'There is nothing to show: the reference is not written.',
  referenceLinkUnknown:
    'There is no request behind this link any more. Perhaps it was deleted, or the link is incomplete.',
  referenceLinkEnded: 'This link has ended. Ask whoever sent it to you for a new one.',
  referenceWithdrawn: 'The request was withdrawn. What you wrote was not sent.',
  shareLinksTooMany: (most: number) => `At most ${most} links can be open. End one first.`,
  accountInactive: 'This account is not active. Write to us if that is a mistake.',
  accountEmailTaken: 'An account with this e-mail already exists.',
  onlyPendingInvited: 'Only a pending account can be invited.',
  resetLinkEnded: 'This link has been used or has expired. Ask for a new one.',
  setupLinkEnded:
    'This link has been used or has expired. Start the server again to see a new one, while there is no administrator.',
  emailLinkEnded:
    'This link has been used or has expired. Ask for the change again in your settings.',
  emailTakenMeanwhile:
    'This address has an account of its own by now. Nothing was changed; choose another address in your settings.',
  emailChangesTooOften:
    'You have asked for three changes of your e-mail within an hour. Try again in an hour.',
  archiveRunning: 'Your archive is being downloaded already. Wait until that has ended.',
  previewEnded: 'This preview has ended. Ask for a new link.',
  announceUnpublished: 'Publish the post before you mail it to readers.',
  announcedAlready: 'The readers have this post already.',
  noSubscriber: 'There is no such reader.',
  noIssue: 'There is no such issue.',
  noTopic: 'There is no such topic any more. Choose another one.',
  issueSent: 'This issue has been sent already. Nobody gets it a second time.',
  issueOnItsWay: 'This issue is on its way. Wait until it has gone.',
  noReaders: 'There is nobody who would get this issue.',
  mailSent: 'This mail has been sent.',
  mailBeingSent: 'This mail is being sent right now.',
  deliveryBeingSent: 'This event is being sent right now.',
  webhooksTooMany: (most: number) => `There may be ${most} webhooks. Delete one first.`,
  webhookNotHttps: 'Use an https address, so that nobody on the way reads or changes the events',
  webhookPrivate:
    'This address is in a private network. Whoever runs the server can allow it with WEBHOOK_ALLOW_PRIVATE',
  notFromMail: 'This message did not come by mail; there is no reply to it.',
  newsletterLinkIncomplete: 'This link is not complete.',
  newsletterLinkEnded: 'This link has expired. Subscribe again to get a new one.',
  customUrlRequired: 'Choose an address before publishing',
  lastAdmin:
    'This is the last administrator who can sign in. Make somebody else an administrator first.',
  noPasswordYet:
    'This account has no password yet. It becomes active when its person opens the invitation and ' +
    'chooses one; leave it pending to send the invitation again.',
  useMethods: (allowed: string) => `Use one of: ${allowed}.`,
  tryAgainInMinutes: (minutes: number) =>
    `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  noSuch: (kind: string) => `There is no such ${kind}`,
  pictureTooBig: (megabytes: number) => `A picture may have ${megabytes} MB at most.`,
  videoTooBig: (megabytes: number) => `A video may have ${megabytes} MB at most.`,
  documentTooBig: (megabytes: number) => `A document may have ${megabytes} MB at most.`,
  requestTooLarge: (megabytes: string) =>
    `The request is too large.${megabytes && ` At most ${megabytes} MB are taken.`} Shorten what it says.`,
  filesTooLarge: (usedMegabytes: number, allowedMegabytes: number) =>
    `Your files take ${usedMegabytes} MB of the ${allowedMegabytes} MB they may take together; delete some first.`,
  pictureTooLarge: (megapixels: number) => `A picture may have ${megapixels} megapixels at most.`,
  pictureTooLong: (frames: number) => `A moving picture may have ${frames} frames at most.`,
  pictureStillShown: (places: string) =>
    `It is still shown: ${places}. Choose another one there first.`,
  pictureShownEarlier: (places: string) =>
    `No page shows it now, but what can be restored does: ${places}. Deleted, it leaves a gap there.`,
} as const;

/** What the server says of records that come back from the trash. */
export const trashTexts = {
  noTrashed: 'This is no longer in the trash: it was deleted for good.',
  timePassed:
    'The time at which it was to appear has passed. It came back as a draft: publish it, or choose another time.',
  pointedToGone: 'What it belonged to is gone. Choose again in its form.',
  pictureCameAlong: (name: string) => `Its picture '${name}' came back with it.`,
  picturesGone: (number: number) =>
    number === 1
      ? 'A picture that it shows is gone for good. Choose another one.'
      : `${number} pictures that it shows are gone for good. Choose others.`,
  pageAddressTaken: (wanted: string, free: string) =>
    `The address of its page, '${wanted}', was taken meanwhile. The page is at '${free}' now.`,
  postAddressTaken: (wanted: string, free: string) =>
    `Its address, '${wanted}', was taken meanwhile. It is at '${free}' now; choose another one in its form.`,
  oldAddressesTaken: (names: readonly string[]) =>
    `Former addresses lead to another page now: ${names.join(', ')}.`,
  inviteAgain: 'Its invitation has ended. Send it again.',
} as const;

/** What the server says when something has gone well. */
export const successTexts = {
  accountReady: 'Your account is ready.',
  signedIn: 'Signed in.',
  adminReady: 'The first administrator is ready.',
  resetAsked: 'If there is an account with this address, a link is on its way to it.',
  emailConfirmed: 'Your e-mail is confirmed.',
  newEmailConfirmed: 'Your new e-mail is confirmed. Sign in with it from now on.',
  confirmationSent:
    'A mail with a link is on its way. Within an hour there are three at most; look among unwanted mail, too.',
  invitationSent: 'The invitation is on its way.',
  postAnnounced: 'The post is on its way to the readers.',
  testEventSent: 'A test event is on its way.',
  forwarded: (to: string) => `Forwarded to ${to}.`,
  testMailSent: (recipient: string) => `A test mail to ${recipient} is on its way.`,
} as const;
