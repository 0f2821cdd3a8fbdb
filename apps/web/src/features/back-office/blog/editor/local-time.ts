const two = (part: number) => String(part).padStart(2, '0');

/** A moment as `<input type="datetime-local">` writes it, in the browser's own time zone. */
export function toLocalTime(moment: Date): string {
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** The moment that was chosen, in UTC; undefined when there is none. */
export function toInstant(local: string): string | undefined {
  const moment = new Date(local);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** What a time is chosen from: the next full hour but one. */
export function soon(now: Date): string {
  const moment = new Date(now);
  moment.setHours(moment.getHours() + 2, 0, 0, 0);
  return toLocalTime(moment);
}
