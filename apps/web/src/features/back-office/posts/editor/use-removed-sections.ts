import { useLayoutEffect, useRef, useState } from 'react';
import type { TextPictures } from './use-text-pictures.ts';

/** A section that was deleted, and where it stood. */
export interface RemovedSection {
  /** The key that it had. */
  row: string;
  /** The number that it had. */
  number: number;
  text: string;
  /** The key of the section that it stood behind; undefined for the first. */
  behind: string | undefined;
}

interface Sections {
  /** The keys of those that are there. */
  rows: readonly string[];
  pictures: Pick<TextPictures, 'leave' | 'comeBack'>;
  insert: (index: number, section: { text: string }) => void;
}

/** The sections that were deleted, each of which can come back to where it stood among the others. */
export function useRemovedSections({ rows, pictures, insert }: Sections) {
  // those behind the same section are in their order
  const [removed, setRemoved] = useState<readonly RemovedSection[]>([]);
  /** One that comes back, until its new key is known. */
  const coming = useRef<{ section: RemovedSection; known: readonly string[] }>(undefined);
  useLayoutEffect(() => {
    const { section, known = [] } = coming.current ?? {};
    const row = rows.find((key) => !known.includes(key));
    if (!section || !row) return;
    coming.current = undefined;
    // before its editor is made, which asks for the places of what is on its way
    pictures.comeBack(section.row, row);
    setRemoved((all) => {
      const place = all.indexOf(section);
      const isAfter = (one: RemovedSection, at: number) =>
        at > place && one.behind === section.behind;
      return all
        .map((one, at) => (isAfter(one, at) ? { ...one, behind: row } : one))
        .filter((one) => one !== section);
    });
  }, [rows, pictures]);

  /** Before which section it stood; at the end where those around it have gone. */
  const placeOf = ({ behind }: RemovedSection): number => {
    if (behind === undefined) return 0;
    const index = rows.indexOf(behind);
    return index < 0 ? rows.length : index + 1;
  };
  return {
    /** The sections that stood before the one at a place. */
    before: (index: number) => removed.filter((one) => placeOf(one) === index),
    /** Called before it is taken out. */
    remember(index: number, text: string): void {
      const row = rows[index];
      if (row === undefined) return;
      pictures.leave(row);
      const behind = rows[index - 1];
      setRemoved((all) => [
        ...all.filter((one) => one.behind !== row),
        { row, number: index + 1, text, behind },
        ...all.filter((one) => one.behind === row).map((one) => ({ ...one, behind })),
      ]);
    },
    bringBack(section: RemovedSection): void {
      coming.current = { section, known: rows };
      insert(placeOf(section), { text: section.text });
    },
  };
}
