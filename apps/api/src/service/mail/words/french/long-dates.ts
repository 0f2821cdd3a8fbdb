const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('fr', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The first of a month alone is said as an ordinal number. */
const withFirst = (date: string) => date.replace(/^1 /, '1er ');

export const longDay = (day: Date): string => withFirst(DAY.format(day));
export const longMoment = (moment: Date): string => withFirst(MOMENT.format(moment));
