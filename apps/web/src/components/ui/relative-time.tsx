import { now } from '#lib/clock.ts';
import { formatMoment } from '#lib/moments.ts';
import { relativeTime } from '#lib/relative-time.ts';

interface RelativeTimeProps {
  /** ISO 8601. */
  at: string;
  className?: string | undefined;
}

/** How long ago something was; exactly when, for anyone who points at it. */
export function RelativeTime({ at, className }: RelativeTimeProps) {
  const exact = formatMoment(at, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <time dateTime={at} title={exact} className={className}>
      {relativeTime(at, now())}
    </time>
  );
}
