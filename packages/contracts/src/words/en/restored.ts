interface Taken {
  wanted: string;
  free: string;
}

/** What the server says of records that come back from the trash. */
export const restored = {
  timePassed:
    'Its publication time has passed. It was restored as a draft: publish it, or choose another time.',
  pointedToGone: 'The entry it belonged to was deleted. Choose another one in its form.',
  pictureCameAlong: ({ name }: { name: string }) => `Its picture '${name}' was also restored.`,
  picturesGone: ({ number }: { number: number }) =>
    number === 1
      ? 'A picture it uses was permanently deleted. Choose another one.'
      : `${number} pictures it uses were permanently deleted. Choose others.`,
  pageAddressTaken: ({ wanted, free }: Taken) =>
    `Its page address '${wanted}' is now taken. The page is at '${free}' instead.`,
  postAddressTaken: ({ wanted, free }: Taken) =>
    `Its slug '${wanted}' is now taken. It is '${free}' instead; choose another one in its form.`,
  oldAddressesTaken: ({ names }: { names: readonly string[] }) =>
    `Former addresses now lead to another page: ${names.join(', ')}.`,
  assigneeGone: 'The account it was assigned to was deleted. It is now unassigned.',
  inviteAgain: 'Its invitation has expired. Send it again.',
};
