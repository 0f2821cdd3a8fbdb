import { MEDIA_LIMIT_BYTES, type MediaType } from '@vitrine/contracts';
import { invalidField, ProblemError } from './problem-error.ts';
import type { UploadedFile } from './uploaded-file.ts';

/** What a file really is. */
export interface FileKind {
  type: MediaType;
  /** The extension of its file name, without the dot. */
  extension: string;
}

/** By their types; of those with one extension the first is what a stored file is served with. */
const kinds: Record<string, FileKind> = {
  'image/jpeg': { type: 'image', extension: 'jpg' },
  'image/png': { type: 'image', extension: 'png' },
  'image/apng': { type: 'image', extension: 'png' },
  'image/webp': { type: 'image', extension: 'webp' },
  'image/avif': { type: 'image', extension: 'avif' },
  'image/gif': { type: 'image', extension: 'gif' },
  'video/mp4': { type: 'video', extension: 'mp4' },
  'video/x-m4v': { type: 'video', extension: 'mp4' },
  'video/webm': { type: 'video', extension: 'webm' },
  'video/quicktime': { type: 'video', extension: 'mov' },
  'application/pdf': { type: 'document', extension: 'pdf' },
};

const refusals = {
  any: 'notMedia',
  image: 'notPicture',
  attachment: 'notAttachment',
} as const;
const wantedTypes: Record<keyof typeof refusals, readonly MediaType[]> = {
  any: ['image', 'video', 'document'],
  image: ['image'],
  attachment: ['image', 'document'],
};
const tooBig = {
  image: 'pictureTooBig',
  video: 'videoTooBig',
  document: 'documentTooBig',
} as const;
const MEBIBYTE = 1024 * 1024;
const HEAD_BYTES = 8;

/** The type that a stored file is served with, from the name it was given here. */
export function contentTypeOf(name: string): string {
  const known = Object.entries(kinds).find(([, { extension }]) => name.endsWith(`.${extension}`));
  return known?.[0] ?? 'application/octet-stream';
}

/**
 * Looks at the bytes; the sender's name and type count for nothing.
 * @param wanted only pictures, what goes with a mail, or anything that is kept here
 * @throws {ProblemError} `invalid` for an empty file, `unsupported-media-type`, or `too-large`
 * for its kind
 */
export async function identifyFile(
  { open, sizeBytes }: UploadedFile,
  wanted: keyof typeof refusals = 'any',
): Promise<FileKind> {
  if (sizeBytes === 0) throw invalidField('file', 'fileEmpty');
  const [{ fileTypeFromBlob }, content] = await Promise.all([import('file-type'), open()]);
  const mime = (await fileTypeFromBlob(content))?.mime ?? '';
  const kind = kinds[mime];
  const isWanted = kind && wantedTypes[wanted].includes(kind.type);
  if (!isWanted || !(await startsAsItShould(kind, content))) {
    throw new ProblemError('unsupported-media-type', refusals[wanted]);
  }
  const limit = MEDIA_LIMIT_BYTES[kind.type];
  if (sizeBytes > limit) {
    throw new ProblemError('too-large', [tooBig[kind.type], { megabytes: limit / MEBIBYTE }]);
  }
  return kind;
}

/**
 * Pictures are encoded again, but documents and videos are stored as sent, and their formats allow
 * other content, such as markup, before their own header.
 */
async function startsAsItShould({ extension }: FileKind, content: Blob): Promise<boolean> {
  const head = content.slice(0, HEAD_BYTES);
  if (extension === 'pdf') return (await head.text()).startsWith('%PDF-');
  // the length of the first box; markup read as a number is larger than any upload
  if (extension === 'mp4' || extension === 'mov')
    return new DataView(await head.arrayBuffer()).getUint32(0) <= content.size;
  return true;
}
