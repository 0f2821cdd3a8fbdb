import { useQueryClient } from '@tanstack/react-query';
import type { LibraryItem } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '#lib/api-context.ts';
import { ownQueue, useQueued } from '#lib/uploads/own-queue.ts';
import { newUpload } from '#lib/uploads/upload-queue.ts';
import { toLibrary } from '../../library/upload-area.tsx';

interface Arrived {
  upload: string;
  item: LibraryItem;
}

/** Apart from the uploads of the library's own screens, which have no text to stand in. */
const useTextQueue = ownQueue<undefined, Arrived>();

/** Where in the text of which section, by its key, a picture is to stand. */
interface Place {
  row: string;
  /** A place in the document of formatted text, a letter of anything else. */
  at: number;
}

/**
 * Pictures on their way into the text of a post. Each stands where the cursor was when it was
 * chosen, also when somebody has written before that place meanwhile.
 */
export function useTextPictures(onPicture: (place: Place, item: LibraryItem) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const places = useRef(new Map<string, Place>());
  const queue = useTextQueue(() => {
    const options = toLibrary(api, queries);
    return {
      ...options,
      send: async (upload, sending) => ({
        upload: upload.id,
        item: await options.send(upload, sending),
      }),
    };
  });
  const { list } = useQueued(queue);
  const arrive = useEffectEvent(({ upload, item }: Arrived) => {
    const place = places.current.get(upload);
    places.current.delete(upload);
    if (place) onPicture(place, item);
  });
  useEffect(() => queue.onArrived((arrived) => arrive(arrived)), [queue]);
  useEffect(() => {
    const own = places.current;
    // whoever has left the editor has no text any more that they could stand in
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
    /** Somebody typed in a section, or writes it in another way from now on. */
    moved(row: string, placeOf: (at: number) => number): void {
      for (const place of places.current.values()) {
        if (place.row === row) place.at = placeOf(place.at);
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
