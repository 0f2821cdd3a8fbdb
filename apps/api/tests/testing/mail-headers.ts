/** What a header of a mail says, as it came over the line. */
export const mailHeader = (data: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(data)?.[1]?.trim();
