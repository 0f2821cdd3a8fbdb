import type { SystemStatus } from '@vitrine/contracts';
import { readInstallation } from '../../db/installation.ts';
import { parseLastBackup } from '../../lib/backup-note.ts';
import { VERSION } from '../../lib/version.ts';
import type { Deps } from '../deps.ts';
import { createOutboxRepository } from '../mail/outbox.repository.ts';
import {
  createDeliveriesRepository,
  createWebhooksRepository,
} from '../webhooks/webhooks.repository.ts';

/** Looks together what an administrator should know of the running system. */
export function createSystemStatus(deps: Deps): () => Promise<SystemStatus> {
  const { database, space, files, mailer, lifecycle, host } = deps;
  const mails = createOutboxRepository(database);
  const targets = createWebhooksRepository(database.tables);
  const deliveries = createDeliveriesRepository(database);
  const readWebhooks = async (): Promise<SystemStatus['webhooks']> => {
    const all = await targets.list(database.read);
    // there are few, and each has its order in an index
    const failed = await Promise.all(
      all.map(({ id }) => deliveries.countFailed(database.read, id)),
    );
    return {
      targets: all.length,
      switchedOff: all.filter(({ switchedOffAt }) => switchedOffAt !== null).length,
      failed: failed.reduce((sum, count) => sum + count, 0),
    };
  };
  /** Of replicas only the one has a note beside it that the command was run at. */
  const readBackup = async () => {
    const beside = await host.lastBackup();
    if (database.dialect === 'sqlite') return beside;
    const note = await readInstallation(database.read, database.tables, 'last_backup');
    const shared = parseLastBackup(note ?? '');
    return beside && shared ? (beside.at > shared.at ? beside : shared) : (beside ?? shared);
  };
  return async () => {
    const [state, schema, unsent, webhooks, backup] = await Promise.all([
      database.state(),
      database.schema(),
      mails.countUnsent(database.read),
      readWebhooks(),
      readBackup(),
    ]);
    const { mode, place } = mailer.route;
    return {
      version: VERSION,
      node: host.runtime,
      startedAt: lifecycle.startedAt.toISOString(),
      database: {
        ...{ kind: database.dialect, version: state.version, bytes: state.bytes, schema },
        processes: state.processes ?? [],
      },
      storage: space.now,
      files: files.place,
      backup: backup ?? null,
      mail: { mode, place, ...unsent },
      webhooks,
      droppedLogLines: host.droppedLogLines(),
    };
  };
}
