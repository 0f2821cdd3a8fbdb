import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { FileStore } from '../../lib/file-store.ts';
import { fileNameOf } from '../../lib/uploaded-file.ts';
import { createNames, type ZipEntry } from '../../lib/zip.ts';
import type { MediaRow } from '../portfolio/parts.repository.ts';
import { readInBatches } from './archive.repository.ts';

/** A stored file, where it lies and what it is called in the archive. */
export interface ArchivedFile {
  file: MediaRow;
  key: string;
  name: string;
  isStored: boolean;
}

const ID_SHOWN = 8;

/** Names the files of an account; of a picture, the largest size that was made of it. */
export async function nameFiles(store: FileStore, files: MediaRow[]): Promise<ArchivedFile[]> {
  const nameFor = createNames();
  const named: ArchivedFile[] = [];
  for (const file of files) {
    const stored = fileNameOf(file.url);
    const key = `media/${file.id}/${stored}`;
    const ending = stored.slice(stored.lastIndexOf('.'));
    const stem = file.fileName.replace(/\.\w{1,8}$/, '');
    const name = `media/${nameFor(`${file.id.slice(0, ID_SHOWN)}-${stem}${ending}`)}`;
    named.push({ file, key, name, isStored: (await store.size(key)) !== undefined });
  }
  return named;
}

/** What is known of a file, for the list of them. */
export const describeFile = ({ file, name, isStored }: ArchivedFile): object => {
  const { portfolioId: _, position: __, ...known } = file;
  return { ...known, archived: isStored ? name : null };
};

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A long list as JSON, some of it at a time. */
async function* jsonList<T>(batches: AsyncIterable<T[]>, present: (row: T) => object) {
  let separator = '';
  yield '[';
  for await (const batch of batches) {
    for (const row of batch) {
      yield `${separator}\n${JSON.stringify(present(row), null, 2)}`;
      separator = ',';
    }
  }
  yield '\n]\n';
}

/** The lists that may be long: they are read while the archive travels. */
export const longLists = (database: Database, { userId }: Account, portfolioId: string) => ({
  'connections.json': jsonList(
    readInBatches(database, 'connections', portfolioId),
    ({ portfolioId: _, ...connection }) => connection,
  ),
  'activity.json': jsonList(
    readInBatches(database, 'activities', userId),
    ({ userId: _, ...activity }) => activity,
  ),
  // that it was done, and to what; what stood there before and after is the company's
  'acts.json': jsonList(
    readInBatches(database, 'auditLog', userId),
    ({ id, action, subject, subjectId, createdAt }) => ({
      ...{ id, action, subject, subjectId, createdAt },
    }),
  ),
  'notes.json': jsonList(
    readInBatches(database, 'messageNotes', userId),
    ({ authorId: _, author: __, ...note }) => note,
  ),
  'application-notes.json': jsonList(
    readInBatches(database, 'applicationNotes', userId),
    ({ authorId: _, author: __, ...note }) => note,
  ),
  'opened-messages.json': jsonList(
    readInBatches(database, 'messageReaders', userId),
    ({ messageId }) => ({ messageId }),
  ),
  'opened-applications.json': jsonList(
    readInBatches(database, 'applicationReaders', userId),
    ({ applicationId, seen }) => ({ applicationId, seen }),
  ),
  'post-drafts.json': jsonList(
    readInBatches(database, 'postDrafts', userId),
    ({ postId, content, updatedAt }) => ({
      postId: postId || 'new',
      text: content.text,
      updatedAt,
    }),
  ),
});

/** The stored files, each opened when the one before it has gone. */
export async function* fileEntries(
  store: FileStore,
  files: ArchivedFile[],
): AsyncGenerator<ZipEntry> {
  for (const { file, key, name, isStored } of files) {
    if (!isStored) continue;
    yield { name, changedAt: file.createdAt, content: await store.read(key) };
  }
}

/** Explains every file of an archive to the person it is about. */
export const archiveReadme = (site: string, madeAt: Date, missing: string[]): string =>
  [
    `Everything that ${site} holds about your account, as of ${madeAt.toISOString()}.`,
    [
      'account.json      your name, e-mail, phone, profession and role, and when the account was made and last signed in to. Your password is not here: only a one-way hash of it is stored.',
      'portfolio.json    your portfolio, published or not: texts, experiences, educations, skills, projects, links, services, products, and every address it has or had.',
      'resume.json       the same portfolio as JSON Resume (jsonresume.org), which other programs read.',
      'media.json        what is known of each file you uploaded, and its name in the folder media.',
      'media/            the files themselves. A picture is the largest of the sizes that were made from it; a video or a document is as you sent it.',
      'views.json        how often your page was seen on each day. Who saw it is not known.',
      'connections.json  the people who wrote to you through your page, and what they wrote.',
      'activity.json     what happened to your account and your page.',
      'acts.json         what you did as an administrator, if you are one: when, what kind of act, and to what. Names and contents are not repeated here: they may be of other people.',
      'inbox.json        if you are an administrator: your signature, and whether mails tell you of what arrives.',
      'notes.json        what you noted about messages for other administrators.',
      'application-notes.json what you noted about applications for other administrators.',
      'opened-messages.json which messages to the company you have opened, by their ids.',
      'opened-applications.json which applications you have opened, or marked as unread, by their ids.',
      'post-drafts.json  what you have written of posts and not saved yet.',
      'sessions.json     where you are signed in.',
      'second-factor.json the passkeys and the authenticator app you sign in with, and how many recovery codes are left. Their keys and the codes are not here.',
      'access-tokens.json the access tokens that your programs use: names, what each may do, its days, and the network of its last use. The tokens are not here: only a one-way hash of each is stored.',
      'references.json   the people you asked for a reference, and what they wrote.',
      'share-links.json  the links to your page that you made: whom for, their last days, and how often each was used.',
    ].join('\n'),
    'All times are UTC. The JSON files are plain text (UTF-8).',
    [
      "Not in here: what was sent with your e-mail through the forms that anyone may use (contact, applications, the newsletter, other people's pages), and mails to it.",
      'Anyone can type an e-mail into such a form, or make an account with one, so an account does not prove whose words those are. Write to us from that address to get them, or to have them erased.',
    ].join('\n'),
    ...(missing.length > 0
      ? [`Known but not found when this was made:\n${missing.join('\n')}`]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
