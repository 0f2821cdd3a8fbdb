import type { SystemStatus } from '@vitrine/contracts';
import { VERSION } from '../../lib/version.ts';
import type { Deps } from '../deps.ts';
import { createOutboxRepository } from '../mail/outbox.repository.ts';
import {
  createDeliveriesRepository,
  createWebhooksRepository,
} from '../webhooks/webhooks.repository.ts';

/** Looks together what an administrator should know of the running system. */
export function createSystemStatus(deps: Deps): () => Promise<SystemStatus> {
  const { database, space, files, mailer, lifecycle, host, backups } = deps;
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
  return async () => {
    const [state, schema, unsent, webhooks, backup, daily] = await Promise.all([
      database.state(),
      database.schema(),
      mails.countUnsent(database.read),
      readWebhooks(),
      backups.readLatest(),
      backups.read(),
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
      backups: daily,
      mail: { mode, place, ...unsent },
      webhooks,
      droppedLogLines: host.droppedLogLines(),
    };
  };
}
