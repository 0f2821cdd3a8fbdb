import type { IssueStatus, IssueSummary, ReaderState } from '@vitrine/contracts';
import { m } from '#messages';
import type { StatusLooks } from '../components/status-badge.tsx';

/** While an issue is on its way, its figures are looked at so often. */
export const SENDING_MS = 3_000;

const issueStatus: StatusLooks<IssueStatus> = {
  draft: { label: m.admin_newsletter_draft, tone: 'neutral' },
  sending: { label: m.admin_newsletter_sending, tone: 'info' },
  sent: { label: m.admin_newsletter_sent, tone: 'success' },
};

const KEPT_AS_FILES = { label: m.admin_newsletter_kept_as_files, tone: 'warning' } as const;

export const readerState: StatusLooks<ReaderState> = {
  confirmed: { label: m.admin_newsletter_confirmed, tone: 'success' },
  unconfirmed: { label: m.admin_newsletter_unconfirmed, tone: 'warning' },
  refused: { label: m.admin_newsletter_refused, tone: 'danger' },
};

/** An issue whose mails all lie in files was sent to nobody. */
export const issueLooks = ({ progress }: Pick<IssueSummary, 'progress'>) =>
  progress.kept_as_file > 0 && progress.sent === 0
    ? { ...issueStatus, sent: KEPT_AS_FILES }
    : issueStatus;

/** '120 of 450 mails have gone, 2 were given up': how far an issue is. */
export function progressOf({ progress }: IssueSummary): string {
  const { readers, sent, kept_as_file: kept, failed, refused } = progress;
  const parts = [m.admin_newsletter_progress({ sent, readers })];
  if (kept > 0) parts.push(m.admin_newsletter_progress_kept({ count: kept }));
  if (failed > 0) parts.push(m.admin_newsletter_progress_failed({ count: failed }));
  if (refused > 0) parts.push(m.admin_newsletter_progress_refused({ count: refused }));
  return parts.join(' · ');
}
