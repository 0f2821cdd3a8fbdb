/** What is refused for now, with when it can be tried again. */
export const again =
  (refusal: string) =>
  ({ minutes }: { minutes: number }) =>
    `${refusal} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
