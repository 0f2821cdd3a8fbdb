import { definitionOf, portfolioListNames } from '@vitrine/contracts';
import type { Place, UnreadableCode, UnreadReason } from '@vitrine/resume';
import { m } from '#messages';
import { listWords } from '../state/list-words.ts';
import { changeableParts } from '../state/portfolio-fields.ts';
import type { ReviewPart } from './review-parts.ts';

/** Why nothing could be read. */
export const unreadableWords: Record<UnreadableCode, () => string> = {
  empty: m.import_failed_empty,
  'too-large': m.import_failed_too_large,
  binary: m.import_failed_binary,
  'pdf-damaged': m.import_failed_pdf_damaged,
  'pdf-encrypted': m.import_failed_pdf_encrypted,
  'pdf-scanned': m.import_failed_pdf_scanned,
  word: m.import_failed_word,
  'zip-damaged': m.import_failed_zip_damaged,
  'zip-encrypted': m.import_failed_zip_encrypted,
  'zip-too-large': m.import_failed_zip_too_large,
  'not-linkedin': m.import_failed_not_linkedin,
  'linkedin-empty': m.import_failed_linkedin_empty,
  'json-broken': m.import_failed_json_broken,
  'not-a-resume': m.import_failed_not_a_resume,
  'nothing-found': m.import_failed_nothing_found,
};

/** Why a piece of what was read is not taken over. */
export const unreadWords: Record<UnreadReason, () => string> = {
  'not-understood': m.import_unread_not_understood,
  'no-part': m.import_unread_no_part,
  'asked-for': m.import_unread_asked_for,
  account: m.import_unread_account,
  photo: m.import_unread_photo,
  'wrong-columns': m.import_unread_wrong_columns,
  'broken-row': m.import_unread_broken_row,
  'wrong-kind': m.import_unread_wrong_kind,
  'wrong-link': m.import_unread_wrong_link,
  'unknown-level': m.import_unread_unknown_level,
  unseen: m.import_unread_unseen,
};

/** What a JSON Resume calls its lists, in the words of the page. */
const listNames: Record<string, () => string> = {
  ...Object.fromEntries(
    portfolioListNames.map((list) => [
      definitionOf(list).resume?.list ?? list,
      listWords[list].label,
    ]),
  ),
  skills: m.field_skills,
  profiles: listWords.links.label,
};

/** Of what is no list there is one: it has no number. */
const partNames: Record<string, () => string> = {
  basics: m.import_about_you,
  meta: m.import_about_you,
};

function entryWords({ of, number }: Place): string {
  const list = listNames[of];
  if (list) return m.import_entry({ of: list(), number });
  return partNames[of]?.() ?? m.import_part({ of });
}

/** Where something is in its source. */
export function placeWords(place: Place): string {
  const { unit, of, number } = place;
  if (unit === 'row') return m.import_row({ of, number });
  if (unit === 'entry') return entryWords(place);
  return unit === 'line' ? m.import_line({ number }) : of;
}

/** What a part is called: as the editor calls it. */
export const partName = (part: ReviewPart): string =>
  changeableParts.find(({ path }) => path === part)?.label() ?? part;
