import type { Reference } from '@vitrine/contracts';
import type { Tone } from '#components/ui/badge.tsx';
import { writeDay } from '#lib/written-day.ts';
import { m } from '#messages';

/** What came of a request, in a word or two. */
export function badgeOf({ state, ended, shown }: Reference): { text: string; tone: Tone } {
  switch (state) {
    case 'written':
      return shown
        ? { text: m.reference_state_shown(), tone: 'success' }
        : { text: m.reference_state_written(), tone: 'accent' };
    case 'declined':
      return { text: m.reference_state_declined(), tone: 'neutral' };
    case 'taken-back':
      return { text: m.reference_state_taken_back(), tone: 'neutral' };
    case 'withdrawn':
      return { text: m.reference_state_withdrawn(), tone: 'neutral' };
    default:
      return ended
        ? { text: m.reference_state_ended(), tone: 'warning' }
        : { text: m.reference_state_asked(), tone: 'info' };
  }
}

/** The same with its days, as a sentence. */
export function lineOf(reference: Reference): string {
  const { state, ended, askedAt, endsAt, answeredAt, remindedAt } = reference;
  const asked = writeDay(askedAt);
  const end = writeDay(endsAt);
  const day = writeDay(answeredAt ?? askedAt);
  switch (state) {
    case 'written':
      return m.reference_line_written({ asked, day });
    case 'declined':
      return m.reference_line_declined({ day });
    case 'taken-back':
      return m.reference_line_taken_back({ day });
    case 'withdrawn':
      return m.reference_line_withdrawn({ day: asked });
    default:
      if (ended) return m.reference_line_ended({ day: asked, end });
      return remindedAt
        ? m.reference_line_reminded({ day: writeDay(remindedAt), end })
        : m.reference_line_asked({ day: asked, end });
  }
}
