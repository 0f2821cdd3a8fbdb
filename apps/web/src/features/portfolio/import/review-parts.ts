import type { Locale } from '@vitrine/contracts';
import {
  type PartName,
  type Place,
  partNames,
  type Unread,
  type WordName,
  wordNames,
} from '@vitrine/resume';
import { type ItemField, itemFields } from '../state/item-fields.ts';

/** A part of the review: one text, the skills, or a list of the page. */
export type ReviewPart = WordName | 'skills' | PartName;

/** Something that was read, and whether it is taken. */
export interface ReviewEntry {
  /** Chosen once: an item has it as its id until the server gives it another. */
  id: string;
  part: ReviewPart;
  /** The fields of an item; of a text and of a skill `value`. */
  fields: Readonly<Record<string, unknown>>;
  place: Place;
  taken: boolean;
}

export interface Review {
  /** The language of what was read, which it goes to; undefined for that of the page. */
  language?: Locale | undefined;
  entries: readonly ReviewEntry[];
  unread: readonly Unread[];
}

/** Changes the review as it is then, not as it was when the change was offered. */
export type ChangeReview = (change: (now: Review) => Review) => void;

export const isWord = (part: ReviewPart): part is WordName =>
  wordNames.some((name) => name === part);
/** Whether it is one text, and no item with fields of its own. */
export const isText = (part: ReviewPart): part is WordName | 'skills' =>
  part === 'skills' || isWord(part);

const order: readonly ReviewPart[] = [...wordNames, 'experiences', 'educations', 'skills'];
/** Every part of a review, in the order in which the editor has them. */
export const reviewParts: readonly ReviewPart[] = [...new Set([...order, ...partNames])];

/** What an item of each list is made of, as the editor asks for it. */
export const reviewFields: Readonly<Record<PartName, readonly ItemField[]>> = itemFields;
