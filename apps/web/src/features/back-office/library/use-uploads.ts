import { useQueryClient } from '@tanstack/react-query';
import { type LibraryItem, MEDIA_LIMIT_BYTES } from '@vitrine/contracts';
import { useEffect, useReducer, useRef } from 'react';
import { m } from '#messages';
import { useApi } from '../../../lib/api-context.ts';
import { NetworkError } from '../../../lib/api-error.ts';
import { randomText } from '../../../lib/kept-drafts.ts';
import { shrinkPicture } from '../../../lib/shrink/shrink-picture.ts';
import { libraryLists } from './use-library.ts';

const MEBIBYTE = 1024 * 1024;

/** A picture on its way, or one that did not arrive. */
export interface Upload {
  id: string;
  file: File;
  /** From 0 to 1. */
  progress: number;
  failure: string | undefined;
}

type Change = (uploads: readonly Upload[]) => readonly Upload[];

/** Uploads pictures one after the other; those that fail stay, with the reason. */
export function useUploads(onUploaded: (item: LibraryItem) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const [uploads, change] = useReducer((all: readonly Upload[], by: Change) => by(all), []);
  const line = useRef(Promise.resolve());
  const stopping = useRef(new AbortController());
  useEffect(() => {
    const stop = new AbortController();
    stopping.current = stop;
    return () => stop.abort();
  }, []);

  const set = (id: string, part: Partial<Upload>) =>
    change((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const dismiss = (id: string) => change((all) => all.filter((one) => one.id !== id));
  const send = async ({ id, file: chosen }: Upload) => {
    const { signal } = stopping.current;
    try {
      const file = await lighter(chosen);
      const onProgress = (progress: number) => set(id, { progress });
      const body = { title: titleOf(chosen.name), alt: '' };
      const item = await api.call('library.upload', { body }, { file, signal, onProgress });
      dismiss(id);
      void queries.invalidateQueries({ queryKey: libraryLists });
      onUploaded(item);
    } catch (error) {
      if (!signal.aborted) set(id, { failure: reasonOf(error), progress: 0 });
    }
  };
  const queue = (upload: Upload) => {
    line.current = line.current.then(() => send(upload));
  };
  return {
    uploads,
    dismiss,
    add(files: readonly File[]) {
      const fresh = files.map((file) => ({ id: randomText(), file, progress: 0, ...unknown }));
      change((all) => [...all, ...fresh]);
      for (const upload of fresh) queue(upload);
    },
    retry(upload: Upload) {
      set(upload.id, unknown);
      queue(upload);
    },
  };
}

const unknown = { failure: undefined };

/** The picture as it travels. Refuses what the server would refuse, before anybody waits for it. */
async function lighter(chosen: File): Promise<File> {
  if (chosen.size === 0) throw new Error(m.admin_library_empty_file());
  if (chosen.type !== '' && !chosen.type.startsWith('image/')) {
    throw new Error(m.admin_library_not_picture());
  }
  const file = await shrinkPicture(chosen);
  const limit = MEDIA_LIMIT_BYTES.image;
  if (file.size > limit) throw new Error(m.admin_library_too_large({ limit: limit / MEBIBYTE }));
  return file;
}

/** 'team-at-work.jpg' → 'team at work' */
const titleOf = (name: string) =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .slice(0, 200);

function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) return m.admin_library_no_network();
  return error instanceof Error ? error.message : String(error);
}
