import { type Company, companySchema, readStored, type Settings } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { writeVersion } from '../../db/versioned-write.ts';
import type { Account } from '../../lib/actor.ts';
import { Versioned } from '../../lib/reply.ts';
import { createSettingsRepository } from '../../service/index.ts';
import { createPagesRepository } from '../../site/index.ts';
import type { Deps } from '../deps.ts';

const ABOUT = { subject: 'settings', id: 'main', name: 'Settings' } as const;

/**
 * What administrators set: the company, which every public page shows, and the rest. They are two
 * records that are changed as one, so the version of the whole is the sum of theirs.
 */
export function createSettingsService({ database, settings: main, audit, clock }: Deps) {
  const settings = createSettingsRepository(database.tables);
  const pages = createPagesRepository(database.tables);

  const load = async (db: Queryable): Promise<Versioned<Settings>> => {
    const page = await pages.get(db, 'company');
    const version = (page?.version ?? 0) + ((await settings.get(db))?.version ?? 0);
    const company = readCompany(page?.content);
    return new Versioned({ company, ...(await main.read(db)) }, version);
  };

  /** Both records; anyone who saves at the same time waits here. */
  const lock = async (tx: Queryable): Promise<Versioned<Settings>> => {
    const now = clock.now();
    await settings.lock(tx, await main.read(tx), now);
    await settings.startCompany(tx, readCompany(undefined), now);
    await pages.lock(tx, 'company');
    const { body, version } = await load(tx);
    // each lock has counted one change
    return new Versioned(body, version - 2);
  };

  return {
    load: () => load(database.read),

    /**
     * @param ifMatch the version that the change was made from
     * @throws {ProblemError} `conflict` when the settings are newer
     */
    save: (actor: Account, sent: Settings, ifMatch: number | undefined) =>
      writeVersion(database, {
        ifMatch,
        lock,
        present: ({ body }) => body,
        write: async (tx, before) => {
          const { company, ...rest } = sent;
          await settings.setContent(tx, rest, clock.now());
          await pages.update(tx, 'company', { content: company, updatedAt: clock.now() });
          return new Versioned({ company, ...rest }, before.version + 2);
        },
        audit: (tx, before, after) =>
          audit.record(tx, actor, 'changed', ABOUT, before.body, after.body),
        takesBack: () => 'nothing',
      }),
  };
}

/** Fields that a newer version added are filled by the schema's defaults. */
const readCompany = (content: unknown): Company => readStored(companySchema, content).value;
