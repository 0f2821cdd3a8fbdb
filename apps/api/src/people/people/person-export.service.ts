import type { TableName } from '../../db/owned-tables.ts';
import type { Account } from '../../lib/actor.ts';
import { utcDay } from '../../lib/clock.ts';
import type { FileReply } from '../../lib/reply.ts';
import { streamZip, type ZipEntry } from '../../lib/zip.ts';
import type { ArchivedUpload } from '../../service/index.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import type { Deps } from '../deps.ts';
import { fileEntries, nameFiles } from '../own-account/archive.entries.ts';
import { createPeopleRepository, type HeldRow } from './people.repository.ts';
import { shownFields } from './people.service.ts';

/** Tables whose rows name uploads. */
const WITH_FILES: readonly TableName[] = ['mediaItems', 'replyFiles'];

/** Everything about an address in one archive: a file of JSON a table, and what was uploaded. */
export function createPersonExport(deps: Deps) {
  const { database, files, clock, ids, audit, publicUrl } = deps;
  const people = createPeopleRepository(database);
  const recentSignIn = createRecentSignIn(deps);

  return {
    /** The log keeps that there was one, and not about whom. */
    async make(actor: Account, address: string): Promise<FileReply> {
      await database.write(async (tx) => {
        await recentSignIn.require(tx, actor);
        await audit.record(tx, actor, 'sent', { subject: 'person', id: ids.next(), name: '' });
      });
      const now = clock.now();
      // before the first byte, so that a failure here is still told as one
      const held = (await people.find(database.read, address)).map(({ table, rows }) => ({
        table,
        // what staff have attached and not sent is no word to the person yet
        rows: rows.filter((row) => table !== 'replyFiles' || row.replyId !== null),
      }));
      const media = held.flatMap(({ table, rows }) => (WITH_FILES.includes(table) ? rows : []));
      const named = await nameFiles(files, media as unknown as ArchivedUpload[]);
      async function* entries(): AsyncGenerator<ZipEntry> {
        yield { name: 'README.txt', changedAt: now, content: readme(publicUrl, now) };
        for (const { table, rows } of held) {
          yield { name: `${table}.json`, changedAt: now, content: jsonOf(rows) };
        }
        yield* fileEntries(files, named);
      }
      return { name: `person-${utcDay(now)}.zip`, content: streamZip(entries()) };
    },
  };
}

async function* jsonOf(rows: HeldRow[]): AsyncGenerator<string> {
  let separator = '[';
  for (const row of rows) {
    yield `${separator}\n${JSON.stringify(shownFields(row), null, 2)}`;
    separator = ',';
  }
  yield rows.length > 0 ? '\n]\n' : '[]\n';
}

const readme = (site: string, madeAt: Date): string =>
  [
    `Everything that ${site} holds about one address, as of ${madeAt.toISOString()}.`,
    'Each .json file is one table of the database: what was sent with the address, what was sent to it, its account with all that hangs on it, and what is in the trash. The folder media holds uploaded files.',
    'Not in here: passwords and keys, of which only one-way hashes are stored, and the text of mails, which may hold links that open an account.',
    'Anyone can type an address into a form: that a record names it does not prove who wrote it.',
  ]
    .join('\n\n')
    .concat('\n');
