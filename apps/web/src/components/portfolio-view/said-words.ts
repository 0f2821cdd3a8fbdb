import type { Availability, LanguageLevel } from '@vitrine/contracts';
import { m } from '#messages';

/** The levels of languages in words; as in the CV to download. */
export const levelWords: Record<LanguageLevel, () => string> = {
  A1: m.portfolio_level_a1,
  A2: m.portfolio_level_a2,
  B1: m.portfolio_level_b1,
  B2: m.portfolio_level_b2,
  C1: m.portfolio_level_c1,
  C2: m.portfolio_level_c2,
  native: m.portfolio_level_native,
};

type Noted = (inputs: { note: string }) => string;

const availabilityWords: Record<Availability, { noted: Noted; plain: () => string }> = {
  open: { noted: m.portfolio_view_open_noted, plain: m.portfolio_view_open },
  from: { noted: m.portfolio_view_from_noted, plain: m.portfolio_view_from },
  'not-looking': { noted: m.portfolio_view_not_looking_noted, plain: m.portfolio_view_not_looking },
};

/** Whether someone looks for work, with what they add to it; as in the CV to download. */
export function saidAvailability(availability: Availability, note: string): string {
  const { noted, plain } = availabilityWords[availability];
  return note ? noted({ note }) : plain();
}
