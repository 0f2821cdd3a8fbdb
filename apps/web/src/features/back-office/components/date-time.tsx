import { formatMoment } from '#lib/moments.ts';

interface DateTimeProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** 'Nov 22, 2026, 11:10 PM', of which the day and the time stay whole in a narrow column. */
const inTwoParts = (text: string) =>
  text.replaceAll(' ', '\u00a0').replace(/,\u00a0(?=[^,]*$)/, ', ');

/** A moment by the company's clock. */
export function DateTime({ at, className }: DateTimeProps) {
  return (
    <time dateTime={at} className={className}>
      {inTwoParts(formatMoment(at, { dateStyle: 'medium', timeStyle: 'short' }))}
    </time>
  );
}
