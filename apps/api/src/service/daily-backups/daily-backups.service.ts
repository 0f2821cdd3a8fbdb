import { type AdminOverview, OLD_BACKUP_DAYS, type SystemStatus } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { noteInstallation, readInstallation } from '../../db/installation.ts';
import {
  type BackupTry,
  type LastBackup,
  parseBackupTry,
  parseLastBackup,
} from '../../lib/backup-note.ts';
import { CLOCK_SKEW_MS, DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { startRepeating } from '../../lib/repeated-work.ts';
import type { Platform } from '../../platform.ts';
import { createClaimsRepository } from '../claims/claims.repository.ts';
import { type DomainEvents, defineEvent } from '../domain-events/domain-events.ts';

/** There is no backup of a day. */
export const backupFailed = defineEvent<{ reason: string }>('backup failed');

/** Held, and renewed, by the process that makes one. */
const CLAIM = 'backup';
const CLAIM_MS = 5 * MINUTE_MS;

/** The newest instant at which backups are made that is not after another one. */
function lastBackupTime(instant: Date, hour: number): Date {
  const time = instant.getTime() - hour * HOUR_MS;
  return new Date(time - (time % DAY_MS) + hour * HOUR_MS);
}

export type Backups = ReturnType<typeof createBackups>;

type BackupsDeps = Pick<Platform, 'database' | 'host' | 'clock' | 'lifecycle' | 'logger'> & {
  events: DomainEvents;
};

/**
 * Makes each day's backup, and one that an administrator asks for, by the command `backup --daily`.
 * Of several processes on one database one makes it.
 */
export function createBackups(deps: BackupsDeps) {
  const { database, host, clock, lifecycle, logger, events } = deps;
  const { tables } = database;
  const claims = createClaimsRepository(tables);
  const readTry = async (db: Queryable): Promise<BackupTry | undefined> =>
    parseBackupTry((await readInstallation(db, tables, 'last_backup_try')) ?? '');

  /** One that was missed, because nothing ran then, is made up for. */
  const isDue = async (db: Queryable): Promise<boolean> => {
    const hour = host.backups?.hour;
    if (hour === undefined) return false;
    const now = clock.now();
    const due = lastBackupTime(now, hour).toISOString();
    const ahead = new Date(now.getTime() + CLOCK_SKEW_MS).toISOString();
    const since = (await readTry(db))?.at ?? (await readInstallation(db, tables, 'seeded_at'));
    return since !== undefined && (since < due || since > ahead);
  };
  const afterAWhile = () => new Date(clock.now().getTime() + CLAIM_MS);

  /** @returns whether no process was making one, and this one is to */
  const claim = (isWanted: (tx: Queryable) => Promise<boolean>): Promise<boolean> =>
    database.write(async (tx) => {
      if (!(await claims.take(tx, CLAIM, clock.now(), afterAWhile()))) return false;
      const wanted = await isWanted(tx);
      if (!wanted) await claims.release(tx, CLAIM);
      return wanted;
    });

  const make = async (): Promise<void> => {
    const at = clock.now().toISOString();
    const holding = startRepeating(
      () => database.write((tx) => claims.hold(tx, CLAIM, afterAWhile())),
      MINUTE_MS,
      logger,
      'backup not claimed any longer',
    );
    const failure = await host.backups?.make(lifecycle.closing);
    await holding.stop();
    // the next process to run makes it
    if (lifecycle.closing.aborted) return database.write((tx) => claims.release(tx, CLAIM));
    if (failure) logger.error({ event: 'backup', reason: failure }, 'no backup was made');
    else logger.info({ event: 'backup' }, 'a backup was made and tried out');
    await database.write(async (tx) => {
      await claims.release(tx, CLAIM);
      const done: BackupTry = { at, ...(failure ? { failure } : {}) };
      await noteInstallation(tx, tables, 'last_backup_try', JSON.stringify(done));
      if (failure) await events.emit(tx, backupFailed, { reason: failure });
    });
  };

  /** Of replicas only the one has a note beside it that the command was run at. */
  const readLatest = async (): Promise<LastBackup | undefined> => {
    const beside = await host.lastBackup();
    if (database.dialect === 'sqlite') return beside;
    const note = await readInstallation(database.read, tables, 'last_backup');
    const shared = parseLastBackup(note ?? '');
    return beside && shared ? (beside.at > shared.at ? beside : shared) : (beside ?? shared);
  };

  return {
    /** Makes the backup of the day where it is due, and waits for it. */
    async makeDue(): Promise<void> {
      if ((await isDue(database.read)) && (await claim(isDue))) await make();
    },

    /**
     * Makes one now.
     * @returns its end, which rejects for nothing but a database that is away
     * @throws {ProblemError} `conflict` while one is being made, `not-found` in the demo
     */
    async begin(): Promise<{ ended: Promise<void> }> {
      if (!host.backups) throw new ProblemError('not-found', 'needsServer');
      if (!(await claim(async () => true))) throw new ProblemError('conflict', 'backupRunning');
      return { ended: make() };
    },

    readLatest,

    /** The latest one where it is old; `at` is null where the first is overdue. */
    async readOld(): Promise<AdminOverview['oldBackup']> {
      const latest = (await readLatest())?.at;
      const since = latest ?? (await readInstallation(database.read, tables, 'seeded_at'));
      const isOld = since && clock.now().getTime() - Date.parse(since) >= OLD_BACKUP_DAYS * DAY_MS;
      return isOld ? { at: latest ?? null } : undefined;
    },

    /** How they are made, and what became of the last attempt. */
    async read(): Promise<SystemStatus['backups']> {
      const [latest, last, isRunning] = await Promise.all([
        readLatest(),
        readTry(database.read),
        claims.isHeld(database.read, CLAIM, clock.now()),
      ]);
      const { at, failure } = last ?? {};
      const isNewer = at !== undefined && at > (latest?.at ?? '');
      return {
        hour: host.backups?.hour ?? null,
        running: isRunning,
        failure: failure && isNewer ? { at, reason: failure } : null,
      };
    },
  };
}
