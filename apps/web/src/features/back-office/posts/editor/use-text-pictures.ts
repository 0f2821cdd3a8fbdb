import { useQueryClient } from '@tanstack/react-query';
import type { LibraryItem } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useApi } from '#lib/api-context.ts';
import { ownQueue, useQueued } from '#lib/uploads/own-queue.ts';
import { isUnderWay, newUpload, type Upload } from '#lib/uploads/upload-queue.ts';
import { toLibrary } from '../../library/upload-area.tsx';

interface Arrived {
  upload: string;
  item: LibraryItem;
}

/** Apart from the uploads of the library's own screens, which have no text to be in. */
const useTextQueue = ownQueue<undefined, Arrived>();

/** Where in the text of which section, by its key, a picture is to stand. */
interface Place {
  row: string;
  /** A place in the document of formatted text, a letter of anything else. */
  at: number;
}

function usePictureQueue() {
  const api = useApi();
  const queries = useQueryClient();
  return useTextQueue(() => {
    const options = toLibrary(api, queries);
    return {
      ...options,
      send: async (upload, sending) => ({
        upload: upload.id,
        item: await options.send(upload, sending),
      }),
    };
  });
}

const hasFailed = ({ status }: Upload): boolean => status === 'failed' || status === 'refused';

/** How many pictures of the text are not in it yet: on their way, or not arrived. */
export function useMissingPictures() {
  const queue = usePictureQueue();
  const count = (counts: (upload: Upload) => boolean) => queue.get().list.filter(counts).length;
  return {
    underWay: useSyncExternalStore(queue.subscribe, () => count(isUnderWay)),
    failed: useSyncExternalStore(queue.subscribe, () => count(hasFailed)),
    dropFailed(): void {
      for (const { id } of queue.get().list.filter(hasFailed)) queue.remove(id);
    },
  };
}

/**
 * Pictures on their way into the text of a post. Each stands where the cursor was when it was
 * chosen, also when someone has written before that place in the meantime.
 */
export function useTextPictures(onPicture: (place: Place, item: LibraryItem) => void) {
  const queue = usePictureQueue();
  const places = useRef(new Map<string, Place>());
  const { list } = useQueued(queue);
  const arrive = useEffectEvent(({ upload, item }: Arrived) => {
    const place = places.current.get(upload);
    places.current.delete(upload);
    if (place) onPicture(place, item);
  });
  useEffect(() => queue.onArrived((arrived) => arrive(arrived)), [queue]);
  useEffect(() => {
    const own = places.current;
    // anyone who has left the editor has no text any more that they could be in
    return () => {
      for (const id of own.keys()) queue.remove(id);
      own.clear();
    };
  }, [queue]);
  return {
    add(row: string, at: number, files: readonly File[]): void {
      const uploads = files.map((file) => newUpload(file, undefined));
      for (const { id } of uploads) places.current.set(id, { row, at });
      queue.add(uploads);
    },
    /** Someone typed in a section, or writes it in another way from now on. */
    moved(row: string, placeOf: (at: number) => number): void {
      for (const place of places.current.values()) {
        if (place.row === row) place.at = placeOf(place.at);
      }
    },
    /** A section was deleted: what is on its way into it waits until it comes back. */
    leave(row: string): void {
      for (const [id, place] of places.current) if (place.row === row) queue.cancel(id);
    },
    /** A section has come back, under another key. */
    comeBack(before: string, row: string): void {
      for (const [id, place] of places.current) {
        if (place.row !== before) continue;
        place.row = row;
        queue.send(id);
      }
    },
    of: (row: string) => list.filter(({ id }) => places.current.get(id)?.row === row),
    retry: (id: string) => queue.send(id),
    dismiss(id: string): void {
      places.current.delete(id);
      queue.remove(id);
    },
  };
}

export type TextPictures = ReturnType<typeof useTextPictures>;
