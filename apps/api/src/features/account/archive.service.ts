import type { Readable } from 'node:stream';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { streamZip, type ZipEntry } from '../../lib/zip.ts';
import { fileEntries, listEntries } from './archive.entries.ts';
import { type ContentsNeeds, createArchiveContents } from './archive-contents.service.ts';

export interface ArchiveNeeds extends ContentsNeeds {
  clock: Clock;
  logger: Logger;
}

const RETRY_AFTER_SECONDS = 60;

/** Everything held about an account in one archive, written while it is sent. */
export function createArchiveService(needs: ArchiveNeeds) {
  const { database, files, rows, clock, logger } = needs;
  const contents = createArchiveContents(needs);
  const running = new Set<string>();

  const write = async (actor: Account): Promise<FileReply & { content: Readable }> => {
    const now = clock.now();
    // before the first byte, so that a failure here is still told as one
    const { portfolioId, named, documents } = await contents.describe(actor, now);
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const [name, content] of Object.entries(documents)) {
        yield { name, content, changedAt: now };
      }
      yield* listEntries({ database, rows, now }, actor, portfolioId);
      yield* fileEntries(files, named);
    }
    return { name: `vitrine-${now.toISOString().slice(0, 10)}.zip`, content: streamZip(entries()) };
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

export type ArchiveService = ReturnType<typeof createArchiveService>;

const alreadyRunning = () =>
  new ProblemError(
    'too-many-requests',
    'Your archive is being downloaded already. Wait until that has ended.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
