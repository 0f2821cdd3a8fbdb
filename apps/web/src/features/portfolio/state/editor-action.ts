import type { Portfolio } from '@vitrine/contracts';
import {
  type AdditionKind,
  type Additions,
  blankAdditions,
  type EditedList,
  type ItemKind,
  type ListName,
  type OfferKind,
} from './item-kinds.ts';

export interface EditorState {
  /** The portfolio as the server had it when the edits started; undefined while only looking. */
  base: Portfolio | undefined;
  /** What the person made of it so far. */
  draft: Portfolio | undefined;
  /** What a save sent, for as long as nobody knows whether it arrived. */
  sent: Portfolio | undefined;
  /** What stands in the forms for new items. */
  additions: Additions;
  /** Of additions that were sent: the key under which the server stores them once only. */
  keys: Partial<Record<ItemKind, string>>;
  /** The browser has no room or no leave to keep unsaved edits. */
  unkept: boolean;
}

export const initialState: EditorState = {
  base: undefined,
  draft: undefined,
  sent: undefined,
  additions: blankAdditions,
  keys: {},
  unkept: false,
};

type Identified = { id: string };

export type EditorAction =
  | { type: 'started'; portfolio: Portfolio }
  | {
      type: 'restored';
      base: Portfolio;
      draft: Portfolio;
      kept: Pick<EditorState, 'additions' | 'keys' | 'sent'>;
    }
  | { type: 'refreshed'; portfolio: Portfolio }
  | { type: 'merged'; base: Portfolio; draft: Portfolio }
  | { type: 'changed'; patch: Partial<Portfolio> }
  | { type: 'part saved'; patch: Partial<Portfolio>; version: number }
  | { type: 'item changed'; list: ListName; id: string; patch: object }
  | { type: 'item moved'; list: ListName; from: number; to: number }
  | {
      type: 'item added';
      list: EditedList;
      item: Identified;
      typed?: object | undefined;
      version?: number | undefined;
    }
  | { type: 'item deleted'; list: EditedList; id: string; version?: number | undefined }
  | { type: 'offer added'; list: OfferKind; item: Identified }
  | { type: 'offer removed'; list: OfferKind; id: string }
  | { type: 'addition typed'; kind: AdditionKind; patch: object }
  | { type: 'addition sent'; kind: ItemKind; key: string }
  | { type: 'addition cleared'; kind: AdditionKind }
  | { type: 'sent'; portfolio: Portfolio | undefined }
  | { type: 'keeping'; works: boolean }
  | { type: 'saved' }
  | { type: 'cancelled' };

export type AdditionAction = Extract<EditorAction, { kind: AdditionKind }>;
export type DraftAction = Extract<
  EditorAction,
  { list: ListName } | { type: 'changed' | 'part saved' }
>;
