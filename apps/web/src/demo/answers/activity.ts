import type { ActivityKind, AuditAction, AuditSubject } from '@vitrine/contracts';
import type { AnyCall } from '../demo-call.ts';
import { actorOf, ownOf } from './account-records.ts';

/** Notes what happened to the own account or page. */
export function note(call: AnyCall, kind: ActivityKind, detail = ''): void {
  const entry = { id: call.newId(), kind, detail, date: call.now().toISOString() };
  ownOf(call).activity.unshift(entry);
}

interface About {
  subject: AuditSubject;
  id: string;
  name: string;
}

/** Notes what an administrator did. */
export function audit(
  call: AnyCall,
  action: AuditAction,
  { subject, id, name }: About,
  change: { before?: unknown; after?: unknown } = {},
): void {
  call.data.audit.unshift({
    id: call.newId(),
    date: call.now().toISOString(),
    actor: actorOf(call).email,
    action,
    subject,
    subject_id: id,
    name,
    // as it was then: what is kept on may change
    ...structuredClone(change),
  });
}
