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
  takenMeanwhile: 'Somebody has just taken its e-mail or its address. Try again.',
  pageAddressTaken: (wanted: string, free: string) =>
    `The address of its page, '${wanted}', was taken meanwhile. The page is at '${free}' now.`,
  postAddressTaken: (wanted: string, free: string) =>
    `Its address, '${wanted}', was taken meanwhile. It is at '${free}' now; choose another one in its form.`,
  oldAddressesTaken: (names: readonly string[]) =>
    `Former addresses lead to another page now: ${names.join(', ')}.`,
  assigneeGone: 'Whoever had taken it is gone. Nobody answers it now.',
  inviteAgain: 'Its invitation has ended. Send it again.',
} as const;
