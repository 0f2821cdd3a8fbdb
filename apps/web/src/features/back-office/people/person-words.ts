import type { PersonPart } from '@vitrine/contracts';
import { m } from '#messages';

const labels: Record<PersonPart, () => string> = {
  account: m.admin_person_part_account,
  access: m.admin_person_part_access,
  portfolio: m.admin_person_part_portfolio,
  files: m.admin_person_part_files,
  letters: m.admin_person_part_letters,
  messages: m.admin_person_part_messages,
  applications: m.admin_person_part_applications,
  newsletter: m.admin_person_part_newsletter,
  mails: m.admin_person_part_mails,
  activity: m.admin_person_part_activity,
  log: m.admin_person_part_log,
  trash: m.admin_person_part_trash,
  other: m.admin_person_part_other,
};

export const partLabel = (part: PersonPart): string => labels[part]();
