import type { AuditSubject } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import type { ElsewhereChange } from '#lib/editing/record-changes.ts';

interface Subject<Stored> {
  subject: AuditSubject;
  id: string;
  /** @param name what the record was called when it was changed last */
  newest: (name: string) => Promise<Stored | undefined>;
}

/** A record as it is now, and who changed it last. */
export async function latestChange<Stored>(
  api: ApiClient,
  { subject, id, newest }: Subject<Stored>,
): Promise<ElsewhereChange<Stored>> {
  const query = { subject, subject_id: id, limit: 1 };
  const { items } = await api.call('admin.audit.list', { query });
  const [entry] = items;
  const isDeletion = entry?.action === 'deleted' || entry?.action === 'erased';
  return {
    theirs: isDeletion ? undefined : await newest(entry?.name ?? ''),
    by: entry && { actor: entry.actor, at: entry.date, isDeletion },
  };
}
