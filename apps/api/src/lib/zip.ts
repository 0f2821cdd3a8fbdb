import { makeZip } from 'client-zip';
import type { StoredBytes } from './file-store.ts';
import { streamOf } from './reply.ts';

/** One file of an archive. */
export interface ZipEntry {
  /** Path inside the archive, with `/`; made here, never taken from a sender as it is. */
  name: string;
  changedAt: Date;
  content: string | AsyncIterable<string | Uint8Array> | StoredBytes;
}

/**
 * Writes an archive as it is read: an entry is asked for, and opened, when the ones before it have
 * gone. Pictures and documents are packed already, so nothing is compressed again.
 * @param onEnd called once, when all of it was taken or nobody wants the rest
 */
export const streamZip = (
  entries: AsyncIterable<ZipEntry>,
  onEnd?: () => void,
): ReadableStream<Uint8Array> =>
  streamOf(makeZip(toInputs(entries), { buffersAreUTF8: true }), onEnd);

async function* toInputs(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, changedAt, content } of entries) {
    try {
      yield { name, lastModified: changedAt, input: content };
    } finally {
      // client-zip leaves a file open when nobody wants the rest
      if (typeof content !== 'string' && 'destroy' in content) content.destroy();
    }
  }
}

/**
 * Names that can be beside each other in one folder on every system: nothing that leaves the
 * folder or that some system refuses, and no name twice, whatever its letters' case.
 */
export function createNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    const clean = wanted
      .normalize('NFC')
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}<>:"/\\|?*\ufffd]+/gu, '_')
      .replace(/^[. ]+|[. ]+$/g, '');
    const [stem, ending] = splitEnding(clean || 'file');
    let name = stem + ending;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      name = `${stem}-${number}${ending}`;
    }
    taken.add(name.toLowerCase());
    return name;
  };
}

/** In characters of up to four bytes, of which file systems take 255. */
const STEM_LENGTH = 58;

function splitEnding(name: string): [stem: string, ending: string] {
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  const stem = [...name.slice(0, name.length - ending.length)].slice(0, STEM_LENGTH).join('');
  return [stem || 'file', ending];
}
