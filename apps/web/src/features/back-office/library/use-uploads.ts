import { useQueryClient } from '@tanstack/react-query';
import type { LibraryItem } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { useApi } from '../../../lib/api-context.ts';
import { NetworkError } from '../../../lib/api-error.ts';
import { listKey } from '../../../lib/list-query.ts';
import { shrinkPicture } from '../../../lib/shrink/shrink-picture.ts';
import { exceededLimit } from '../../../lib/uploads/check-file.ts';
import { ownQueue, useQueued } from '../../../lib/uploads/own-queue.ts';
import { newUpload } from '../../../lib/uploads/upload-queue.ts';

const useOwnQueue = ownQueue<undefined, LibraryItem>();

/** Uploads pictures one after the other; those that fail stay, with the reason. */
export function useUploads(onUploaded: (item: LibraryItem) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const queue = useOwnQueue(() => ({
    prepare: shrinkPicture,
    refusalOf,
    async send({ file: chosen, compressed: file = chosen }, { signal, onProgress }) {
      const body = { title: titleOf(chosen.name), alt: '' };
      const item = await api.call('library.upload', { body }, { file, signal, onProgress });
      void queries.invalidateQueries({ queryKey: listKey('library.list') });
      return item;
    },
    problemOf: (cause) => ({ message: reasonOf(cause) }),
    waitsForNetwork: false,
  }));
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  useEffect(() => queue.onArrived((item) => latest.current(item)), [queue]);
  return {
    uploads: useQueued(queue).list,
    add: (files: readonly File[]) => queue.add(files.map((file) => newUpload(file, undefined))),
    retry: (id: string) => queue.send(id),
    dismiss: (id: string) => queue.remove(id),
  };
}

/** What the server would refuse is refused before anybody waits for it. */
function refusalOf(file: File): string | undefined {
  if (file.size === 0) return m.admin_library_empty_file();
  if (file.type !== '' && !file.type.startsWith('image/')) return m.admin_library_not_picture();
  const limit = exceededLimit(file);
  return limit === undefined ? undefined : m.admin_library_too_large({ limit });
}

/** 'team-at-work.jpg' → 'team at work' */
const titleOf = (name: string) =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .slice(0, 200);

function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) return m.list_failure_unreachable();
  return error instanceof Error ? error.message : String(error);
}
