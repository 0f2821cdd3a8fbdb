const twoDigits = (part: number) => String(part).padStart(2, '0');

/** A moment as `<input type="datetime-local">` writes it, in the browser's own time zone. */
export function toLocalTime(moment: Date): string {
  const day = [
    moment.getFullYear(),
    twoDigits(moment.getMonth() + 1),
    twoDigits(moment.getDate()),
  ].join('-');
  return `${day}T${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** The moment that was chosen, in UTC; undefined when there is none. */
export function toInstant(local: string): string | undefined {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** The time that is proposed for publishing: the next full hour but one. */
export function proposedTime(now: Date): string {
  const moment = new Date(now);
  moment.setHours(moment.getHours() + 2, 0, 0, 0);
  return toLocalTime(moment);
}
