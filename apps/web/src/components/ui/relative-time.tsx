import { now } from '#lib/clock.ts';
import { getLocale } from '#lib/locale.ts';
import { relativeTime } from '#lib/relative-time.ts';

interface RelativeTimeProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** How long ago something was; exactly when, for whoever points at it. */
export function RelativeTime({ at, className }: RelativeTimeProps) {
  const exact = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact.format(new Date(at))} className={className}>
      {relativeTime(at, now())}
    </time>
  );
}
