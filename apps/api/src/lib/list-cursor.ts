interface Place {
  createdAt: Date;
  id: string;
}

/** The place of a record in a list, as text that says nothing to whoever carries it back. */
export const toCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');

/** The place that {@link toCursor} wrote; undefined for a text that it did not write. */
export function readCursor(cursor: string): Place | undefined {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(readText(cursor)) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : undefined;
}

const readText = (cursor: string) => Buffer.from(cursor, 'base64url').toString();
