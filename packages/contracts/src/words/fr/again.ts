/** What is refused for now, with when it can be tried again. */
export const again =
  (refusal: string) =>
  ({ minutes }: { minutes: number }) =>
    `${refusal} Réessayez dans ${minutes === 1 ? 'une minute' : `${minutes} minutes`}.`;
