/** What the server says of records that come back from the trash. */
export const trashTexts = {
  noTrashed: 'This is no longer in the trash: it was permanently deleted.',
  timePassed:
    'Its publication time has passed. It was restored as a draft: publish it, or choose another time.',
  pointedToGone: 'The entry it belonged to was deleted. Choose another one in its form.',
  pictureCameAlong: (name: string) => `Its picture '${name}' was also restored.`,
  picturesGone: (number: number) =>
    number === 1
      ? 'A picture it uses was permanently deleted. Choose another one.'
      : `${number} pictures it uses were permanently deleted. Choose others.`,
  takenMeanwhile: 'Its email or address was just taken. Try again.',
  pageAddressTaken: (wanted: string, free: string) =>
    `Its page address '${wanted}' is now taken. The page is at '${free}' instead.`,
  postAddressTaken: (wanted: string, free: string) =>
    `Its slug '${wanted}' is now taken. It is '${free}' instead; choose another one in its form.`,
  oldAddressesTaken: (names: readonly string[]) =>
    `Former addresses now lead to another page: ${names.join(', ')}.`,
  assigneeGone: 'The account it was assigned to was deleted. It is now unassigned.',
  inviteAgain: 'Its invitation has expired. Send it again.',
} as const;
