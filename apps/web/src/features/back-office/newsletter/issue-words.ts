import type { IssueStatus, IssueSummary, ReaderState } from '@vitrine/contracts';
import { m } from '#messages';
import type { StatusLooks } from '../components/status-badge.tsx';

/** While an issue is on its way, its figures are looked at so often. */
export const SENDING_MS = 3_000;

export const issueStatus: StatusLooks<IssueStatus> = {
  draft: { label: m.admin_newsletter_draft, tone: 'neutral' },
  sending: { label: m.admin_newsletter_sending, tone: 'info' },
  sent: { label: m.admin_newsletter_sent, tone: 'success' },
};

export const readerState: StatusLooks<ReaderState> = {
  confirmed: { label: m.admin_newsletter_confirmed, tone: 'success' },
  unconfirmed: { label: m.admin_newsletter_unconfirmed, tone: 'warning' },
  refused: { label: m.admin_newsletter_refused, tone: 'danger' },
};

/** '120 of 450 mails have gone, 2 were given up': how far an issue is. */
export function progressOf({ progress: { readers, sent, failed, refused } }: IssueSummary): string {
  const parts = [m.admin_newsletter_progress({ sent, readers })];
  if (failed > 0) parts.push(m.admin_newsletter_progress_failed({ count: failed }));
  if (refused > 0) parts.push(m.admin_newsletter_progress_refused({ count: refused }));
  return parts.join(' · ');
}
