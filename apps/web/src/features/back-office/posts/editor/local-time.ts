const MINUTE_MS = 60_000;

/** A moment as `<input type="datetime-local">` writes it, in the browser's own time zone. */
export function toLocalTime(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, 'YYYY-MM-DDThh:mm'.length);
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
