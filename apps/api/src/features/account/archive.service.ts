import type { Readable } from 'node:stream';
import { problemTexts } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { utcDay } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { streamZip, type ZipEntry } from '../../lib/zip.ts';
import { fileEntries, listEntries } from './archive.entries.ts';
import { createArchiveContents } from './archive-contents.service.ts';

const RETRY_AFTER_SECONDS = 60;

/** Everything held about an account in one archive, written while it is sent. */
export function createArchiveService(deps: Deps) {
  const { database, files, clock, logger } = deps;
  const contents = createArchiveContents(deps);
  const running = new Set<string>();

  const write = async (actor: Account): Promise<FileReply & { content: Readable }> => {
    const now = clock.now();
    // before the first byte, so that a failure here is still told as one
    const { portfolioId, named, documents } = await contents.describe(actor, now);
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const [name, content] of Object.entries(documents)) {
        yield { name, content, changedAt: now };
      }
      yield* listEntries(database, now, actor, portfolioId);
      yield* fileEntries(files, named);
    }
    return { name: `vitrine-${utcDay(now)}.zip`, content: streamZip(entries()) };
  };

  return {
    /** One at a time for an account in each process: an archive holds files and a connection open. */
    async make(actor: Account): Promise<FileReply> {
      const { userId } = actor;
      if (running.has(userId)) throw alreadyRunning();
      running.add(userId);
      const done = () => running.delete(userId);
      try {
        const archive = await write(actor);
        archive.content.once('close', done);
        logger.info({ event: 'archive-made', userId }, 'archive of an account made');
        return archive;
      } catch (error) {
        done();
        throw error;
      }
    },
  };
}

const alreadyRunning = () =>
  new ProblemError('too-many-requests', problemTexts.archiveRunning, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
