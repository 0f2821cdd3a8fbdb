// Without zod: screens that show a date need this, and no schemas.

/** Whether this runtime knows a time zone by its IANA name, e.g. `Africa/Douala`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** How moments are read off a clock in a time zone; to be kept where many are written. */
export function clockIn(timeZone: string): (moment: Date) => string {
  // what Swedes write is ISO 8601
  const swedish = new Intl.DateTimeFormat('sv', {
    ...{ dateStyle: 'short', timeStyle: 'medium', timeZone },
  });
  return (moment) => swedish.format(moment);
}

/** What the clock shows in a time zone, as `<input type="datetime-local">` has it: `2026-03-04T07:00`. */
export const localTime = (moment: Date, timeZone: string): string =>
  clockIn(timeZone)(moment).slice(0, 'YYYY-MM-DD hh:mm'.length).replace(' ', 'T');

/** The day that it is in a time zone, e.g. `2026-03-04`; days compare as text. */
export const dayIn = (moment: Date, timeZone: string): string =>
  localTime(moment, timeZone).slice(0, 'YYYY-MM-DD'.length);

/**
 * When the clock shows a time in a time zone; undoes {@link localTime}. Of a time that is skipped when
 * clocks go forward, the moment as if they had not.
 * @returns undefined for what is no time
 */
export function instantIn(local: string, timeZone: string): Date | undefined {
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return undefined;
  const read = clockIn(timeZone);
  const ahead = (moment: number) =>
    Date.parse(`${read(new Date(moment)).replace(' ', 'T')}Z`) - moment;
  // the offset of the guess can be that before or after a change of the clocks
  const guess = wanted - ahead(wanted);
  return new Date(wanted - ahead(guess));
}
