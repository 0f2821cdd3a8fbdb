import type { FileStore } from '../../lib/file-store.ts';
import { fileNameOf } from '../../lib/uploaded-file.ts';
import { createNames, type ZipEntry } from '../../lib/zip.ts';
import type { ArchiveDocument, ArchivedUpload } from '../../service/index.ts';

/** A stored file, where it lies and what it is called in the archive. */
export interface ArchivedFile {
  file: ArchivedUpload;
  key: string;
  name: string;
  isStored: boolean;
}

const ID_SHOWN = 8;

/** Names the files of an account; of a picture, the largest size that was made of it. */
export async function nameFiles(
  store: FileStore,
  files: ArchivedUpload[],
): Promise<ArchivedFile[]> {
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
export const describeFile = ({ file, name, isStored }: ArchivedFile): object => ({
  ...file,
  archived: isStored ? name : null,
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
export function archiveReadme(
  site: string,
  madeAt: Date,
  documents: readonly ArchiveDocument[],
  missing: readonly string[],
): string {
  const width = Math.max(...documents.map(({ name }) => name.length));
  const lines = [
    ...documents.map(({ name, about }) => `${name.padEnd(width)}  ${about}`),
    `${'media/'.padEnd(width)}  the files themselves. A picture is the largest of the sizes that were made from it; a video or a document is as you sent it.`,
  ];
  return [
    `Everything that ${site} holds about your account, as of ${madeAt.toISOString()}.`,
    lines.join('\n'),
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
}
