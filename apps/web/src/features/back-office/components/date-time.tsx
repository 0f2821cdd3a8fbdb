import { getLocale } from '#lib/locale.ts';

interface DateTimeProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** 'Nov 22, 2026, 11:10 PM', of which the day and the time stay whole in a narrow column. */
const inTwoParts = (text: string) =>
  text.replaceAll(' ', '\u00a0').replace(/,\u00a0(?=[^,]*$)/, ', ');

/** A moment in the reader's own time zone. */
export function DateTime({ at, className }: DateTimeProps) {
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} className={className}>
      {inTwoParts(format.format(new Date(at)))}
    </time>
  );
}
