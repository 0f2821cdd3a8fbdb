import type { Account } from '../../lib/actor.ts';
import { utcDay } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { FileReply } from '../../lib/reply.ts';
import { streamZip, type ZipEntry } from '../../lib/zip.ts';
import { type ArchiveDocument, jsonDocument, listDocument } from '../../service/index.ts';
import { createCredentials } from '../accounts/credentials.repository.ts';
import { createPasswordProof } from '../accounts/password-proof.service.ts';
import type { User } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import { createOwnTokens } from '../personal-tokens/own-tokens.service.ts';
import { getOwnSecondFactor } from '../second-factor/own-second-factor.ts';
import { createSecondFactorRoom } from '../second-factor/room.ts';
import { archiveReadme, describeFile, fileEntries, nameFiles } from './archive.entries.ts';
import { createOwnSessionsService } from './own-sessions.service.ts';

const RETRY_AFTER_SECONDS = 60;

/** Everything held about an account in one archive, written while it is sent. */
export function createArchiveService(deps: Deps) {
  const { database, files, personalData, clock, logger, publicUrl } = deps;
  const { read: db, tables } = database;
  const { emailChanges } = createCredentials(tables);
  const proof = createPasswordProof(deps);
  const ownSessions = createOwnSessionsService(deps);
  const secondFactor = createSecondFactorRoom(deps);
  const ownTokens = createOwnTokens(deps);
  const running = new Set<string>();

  const describeAccount = async ({ passwordHash: _, ...account }: User, now: Date) => {
    const change = await emailChanges.get(db, account.id, now);
    return { ...account, pendingEmail: change?.email ?? null };
  };

  /** What is known of the account itself, and of what was done with it. */
  const ownDocuments = async (actor: Account, now: Date): Promise<ArchiveDocument[]> => [
    jsonDocument(
      'account.json',
      'your name, e-mail, phone, profession and role, and when the account was made and last signed in to. Your password is not here: only a one-way hash of it is stored.',
      await describeAccount(await proof.load(db, actor), now),
    ),
    listDocument(
      database,
      ['activities', actor.userId],
      'activity.json',
      'what happened to your account and your page.',
      ({ userId: _, ...activity }) => activity,
    ),
    listDocument(
      database,
      ['auditLog', actor.userId],
      'acts.json',
      'what you did as an administrator, if you are one: when, what kind of act, and to what. Names and contents are not repeated here: they may be of other people.',
      // that it was done, and to what; what was there before and after is the company's
      ({ id, action, subject, subjectId, createdAt }) => ({
        ...{ id, action, subject, subjectId, createdAt },
      }),
    ),
    jsonDocument(
      'sessions.json',
      'where you are signed in.',
      (await ownSessions.list(actor, {})).items,
    ),
    jsonDocument(
      'second-factor.json',
      'the passkeys and the authenticator app you sign in with, and how many recovery codes are left. Their keys and the codes are not here.',
      await getOwnSecondFactor(secondFactor, actor),
    ),
    jsonDocument(
      'access-tokens.json',
      'the access tokens that your programs use: names, what each may do, its days, and the network of its last use. The tokens are not here: only a one-way hash of each is stored.',
      (await ownTokens.list(actor, {})).items,
    ),
  ];

  /** The short documents themselves; the long ones and the files are read while they are sent. */
  const describe = async (actor: Account, now: Date) => {
    const named = await nameFiles(files, await personalData.uploads(db, actor.userId));
    const missing = named.filter(({ isStored }) => !isStored).map(({ name }) => name);
    const documents = [
      ...(await ownDocuments(actor, now)),
      jsonDocument(
        'media.json',
        'what is known of each file you uploaded, and its name in the folder media.',
        named.map(describeFile),
      ),
      ...(await personalData.documents(actor)),
    ];
    const readme = archiveReadme(publicUrl, now, documents, missing);
    return { named, documents: [{ name: 'README.txt', content: readme }, ...documents] };
  };

  const write = async (actor: Account, done: () => void): Promise<FileReply> => {
    const now = clock.now();
    // before the first byte, so that a failure here is still told as one
    const { named, documents } = await describe(actor, now);
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const { name, content } of documents) yield { name, content, changedAt: now };
      yield* fileEntries(files, named);
    }
    return { name: `vitrine-${utcDay(now)}.zip`, content: streamZip(entries(), done) };
  };

  return {
    /** One at a time for an account in each process: an archive holds files and a connection open. */
    async make(actor: Account): Promise<FileReply> {
      const { userId } = actor;
      if (running.has(userId)) {
        throw new ProblemError('too-many-requests', 'archiveRunning', {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      running.add(userId);
      const done = () => running.delete(userId);
      try {
        const archive = await write(actor, done);
        logger.info({ event: 'archive-made', userId }, 'archive of an account made');
        return archive;
      } catch (error) {
        done();
        throw error;
      }
    },
  };
}
