import { foldText } from '@vitrine/contracts';
import type { LucideIcon } from 'lucide-react';

/** One thing that the search offers. */
export interface Hit {
  /** Of its own among all. */
  id: string;
  label: string;
  /** What tells it from another of that name. */
  detail?: string | undefined;
  icon: LucideIcon;
  /** Where it is. */
  to?: string | undefined;
  /** What choosing it does, where it is no place. */
  act?: (() => void) | undefined;
}

export interface HitGroup {
  label: string;
  hits: readonly Hit[];
}

/** Whether a text holds each of the words, in any order. */
export function holdsWords(text: string, words: string): boolean {
  const folded = foldText(text);
  return foldText(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
