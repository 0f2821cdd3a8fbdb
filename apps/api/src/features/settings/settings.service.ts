import { type Company, companySchema, readStored, type Settings } from '@vitrine/contracts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { newerVersion } from '../../lib/problem-error.ts';
import { Versioned } from '../../lib/reply.ts';
import type { RecordAct } from '../audit/index.ts';
import type { PagesRepository } from '../pages/pages.repository.ts';
import type { MainSettingsService } from './main-settings.service.ts';
import type { SettingsRepository } from './settings.repository.ts';

interface Needs {
  database: Database;
  settings: SettingsRepository;
  main: MainSettingsService;
  pages: PagesRepository;
  record: RecordAct;
  clock: Clock;
}

/**
 * What administrators set: the company, which every public page shows, and the rest. They are two
 * records that are changed as one, so the version of the whole is the sum of theirs.
 */
export function createSettingsService(needs: Needs) {
  const { database, settings, main, pages, record, clock } = needs;

  const load = async (db: Queryable): Promise<Versioned<Settings>> => {
    const page = await pages.get(db, 'company');
    const version = (page?.version ?? 0) + ((await settings.get(db))?.version ?? 0);
    return new Versioned(
      { company: readCompany(page?.content), ...(await main.read(db)) },
      version,
    );
  };

  return {
    load: () => load(database.read),

    /**
     * @param ifMatch the version that the change was made from
     * @throws {ProblemError} `conflict` when the settings are newer
     */
    async save(
      actor: Account,
      { company, ...rest }: Settings,
      ifMatch: number | undefined,
    ): Promise<Versioned<Settings>> {
      return database.write(async (tx) => {
        const now = clock.now();
        const unset = await main.read(tx);
        // whoever saves at the same time waits here, so what is read from now on stays so
        await settings.lock(tx, unset, now);
        await settings.startCompany(tx, readCompany(undefined), now);
        await pages.lock(tx, 'company');
        const before = await load(tx);
        // both locks have counted one change each
        const current = before.version - 2;
        if (ifMatch !== undefined && ifMatch !== current) throw newerVersion(before.body);
        await settings.setContent(tx, rest, now);
        await pages.setContent(tx, 'company', company, now);
        await database.touchContent(tx);
        const act = {
          action: 'changed',
          subject: 'settings',
          id: 'main',
          name: 'Settings',
        } as const;
        await record(tx, actor, { ...act, before: before.body, after: { company, ...rest } });
        return new Versioned({ company, ...rest }, before.version);
      });
    },
  };
}

/** Fields that a newer version added are filled by the schema's defaults. */
const readCompany = (content: unknown): Company => readStored(companySchema, content).value;
