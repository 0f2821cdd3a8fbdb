import type { AuditSubject } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import type { WatchedRecord } from '#lib/editing/record-changes.ts';

interface Watching<Stored> {
  subject: AuditSubject;
  id: string;
  /** The version that is edited. */
  version: number | undefined;
  /** @param name what the record was called when it was changed last */
  newest: (name: string) => Promise<Stored | undefined>;
  versionOf: (stored: Stored) => number | undefined;
}

/** A record of the back-office while it is edited: the live events tell when someone changes it. */
export const watchedRecord = <Stored>(
  api: ApiClient,
  { subject, id, version = 0, newest, versionOf }: Watching<Stored>,
): WatchedRecord<Stored> => ({
  key: `${subject} ${id}`,
  read: async () => (await import('./latest-change.ts')).latestChange(api, { subject, id, newest }),
  isNewer: (theirs) => (versionOf(theirs) ?? 0) > version,
});
