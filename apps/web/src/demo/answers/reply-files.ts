import { problemTexts, type ReplyFile } from '@vitrine/contracts';
import type { AnyCall } from '../demo-call.ts';
import { DemoProblem, found } from '../demo-problem.ts';

/** Keeps a file that goes with an answer. */
export async function keepFile(
  { data, body, file, files, newId }: AnyCall & { body: { key?: string | undefined } },
  ownerId: string,
): Promise<ReplyFile> {
  if (!file) throw new DemoProblem('invalid', problemTexts.fileRequired);
  const id = `${ownerId}-${body.key ?? newId()}`;
  const { type } = await files.keep(id, file);
  if (type === 'video') throw new DemoProblem('invalid', problemTexts.notAttachment);
  const kept = { id, name: file.name, size_bytes: file.size };
  data.replyFiles = { ...data.replyFiles, [id]: { ...kept, waitsFor: ownerId } };
  return kept;
}

/** Those that go with an answer that is sent. */
export const takeFiles = ({ data }: AnyCall, ids: readonly string[] = []): ReplyFile[] =>
  ids.map((id) => {
    const file = found(data.replyFiles?.[id], problemTexts.replyFileGone);
    delete file.waitsFor;
    return file;
  });

/** Those that are ready for the next answer to something. */
export const unsentFiles = ({ data }: AnyCall, ownerId: string): ReplyFile[] =>
  Object.values(data.replyFiles ?? {})
    .filter(({ waitsFor }) => waitsFor === ownerId)
    .map(({ id, name, size_bytes }) => ({ id, name, size_bytes }));

/** A file that went with an answer, to be saved. */
export async function readFile({ data, files }: AnyCall, id: string): Promise<Blob> {
  found(data.replyFiles?.[id], problemTexts.noReplyFile);
  // that of the sample was never uploaded
  return (await files.find(id))?.blob() ?? new Blob([EMPTY_PAGE], { type: 'application/pdf' });
}

/** A document of one empty page. */
const EMPTY_PAGE = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');
