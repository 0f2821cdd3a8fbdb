import {
  type Application,
  type ApplicationKind,
  type ApplicationStatus,
  applicationStatuses,
} from '@vitrine/contracts';
import { m } from '#messages';

const kindWords: Record<ApplicationKind, () => string> = {
  internship: m.admin_applications_internship,
  training: m.admin_applications_training,
};

const statusWords: Record<ApplicationStatus, () => string> = {
  new: m.admin_applications_status_new,
  shortlisted: m.admin_applications_status_shortlisted,
  accepted: m.admin_applications_status_accepted,
  declined: m.admin_applications_status_declined,
};

export const kindLabel = (kind: ApplicationKind): string => kindWords[kind]();
export const statusLabel = (status: ApplicationStatus): string => statusWords[status]();

export const statusOptions = () =>
  applicationStatuses.map((value) => ({ value, label: statusLabel(value) }));

/** What somebody applied for: the program where there is a choice of them. */
export const aimOf = ({ kind, program }: Application): string => program || kindLabel(kind);
