/** What the server notes beside a message for those who work with it. */
export const notes = {
  /** @param colleague undefined for an address without an account, which is not kept */
  forwarded: (colleague: string | undefined, content: string) =>
    [colleague ? `Forwarded to ${colleague}.` : 'Forwarded to an external address.', content.trim()]
      .filter(Boolean)
      .join('\n\n'),
};
