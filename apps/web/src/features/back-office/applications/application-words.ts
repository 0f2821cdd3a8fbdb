import type { Application, ApplicationKind, ApplicationStatus } from '@vitrine/contracts';
import { m } from '#messages';
import type { StatusLooks } from '../components/status-badge.tsx';

const kindWords: Record<ApplicationKind, () => string> = {
  internship: m.admin_applications_internship,
  training: m.admin_applications_training,
};

export const applicationStatus: StatusLooks<ApplicationStatus> = {
  new: { label: m.admin_applications_status_new, tone: 'accent' },
  shortlisted: { label: m.admin_applications_status_shortlisted, tone: 'info' },
  accepted: { label: m.admin_applications_status_accepted, tone: 'success' },
  declined: { label: m.admin_applications_status_declined, tone: 'neutral' },
};

export const kindLabel = (kind: ApplicationKind): string => kindWords[kind]();

/** What someone applied for: the program where there is a choice of them. */
export const appliedFor = ({ kind, program }: Application): string => program || kindLabel(kind);
