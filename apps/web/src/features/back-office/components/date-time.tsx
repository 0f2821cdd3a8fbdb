import { getLocale } from '#lib/locale.ts';

interface DateTimeProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** A moment in the reader's own time zone. */
export function DateTime({ at, className }: DateTimeProps) {
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={at} className={className}>
      {format.format(new Date(at))}
    </time>
  );
}
