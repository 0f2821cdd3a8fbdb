import type { Portfolio } from '@vitrine/contracts';
import { type Additions, blankAdditions, type ItemKind, isBlank } from './item-kinds.ts';

export type EditedList = ItemKind | 'media_items';

export interface EditorState {
  /** What the person made of the portfolio so far; undefined while only looking at it. */
  draft: Portfolio | undefined;
  /** What stands in the forms for new items. */
  additions: Additions;
}

export const initialState: EditorState = { draft: undefined, additions: blankAdditions };

export type EditorAction =
  | { type: 'started'; portfolio: Portfolio }
  | { type: 'changed'; patch: Partial<Portfolio> }
  | { type: 'item changed'; list: EditedList; id: string; patch: object }
  | { type: 'item added'; list: EditedList; item: { id: string } }
  | { type: 'item deleted'; list: EditedList; id: string }
  | { type: 'addition typed'; kind: ItemKind; patch: object }
  | { type: 'addition cleared'; kind: ItemKind }
  | { type: 'saved' }
  | { type: 'cancelled' };

/** What the editor holds after something happened; edits elsewhere in the draft always stay. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'started':
      return { ...state, draft: action.portfolio };
    case 'changed':
      return changeDraft(state, (draft) => ({ ...draft, ...action.patch }));
    case 'item changed':
      return changeDraft(state, (draft) =>
        withList(draft, action.list, (items) =>
          items.map((item) => (item.id === action.id ? { ...item, ...action.patch } : item)),
        ),
      );
    case 'item added':
      return changeDraft(state, (draft) => withItem(draft, action.list, action.item));
    case 'item deleted':
      return changeDraft(state, (draft) => withoutItem(draft, action.list, action.id));
    case 'addition typed':
      return withAddition(state, action.kind, action.patch);
    case 'addition cleared':
      return withAddition(state, action.kind, blankAdditions[action.kind]);
    case 'saved':
      return { ...state, draft: undefined };
    case 'cancelled':
      return initialState;
  }
}

function changeDraft(state: EditorState, change: (draft: Portfolio) => Portfolio): EditorState {
  return state.draft ? { ...state, draft: change(state.draft) } : state;
}

function withAddition(state: EditorState, kind: ItemKind, patch: object): EditorState {
  const additions = { ...state.additions, [kind]: { ...state.additions[kind], ...patch } };
  return { ...state, additions };
}

type Identified = { id: string };

function withList(
  portfolio: Portfolio,
  list: EditedList,
  change: (items: readonly Identified[]) => Identified[],
): Portfolio {
  return { ...portfolio, [list]: change(portfolio[list]) };
}

/** The portfolio with one more item at the end of a list. */
export const withItem = (portfolio: Portfolio, list: EditedList, item: Identified): Portfolio =>
  withList(portfolio, list, (items) => [...items.filter(({ id }) => id !== item.id), item]);

/** The portfolio without one item of a list. */
export const withoutItem = (portfolio: Portfolio, list: EditedList, id: string): Portfolio =>
  withList(portfolio, list, (items) => items.filter((item) => item.id !== id));

/** Whether leaving now would lose something. */
export function hasUnsavedEdits(state: EditorState, saved: Portfolio | undefined): boolean {
  const edited = state.draft !== undefined && JSON.stringify(state.draft) !== JSON.stringify(saved);
  return edited || Object.values(state.additions).some((input) => !isBlank(input));
}
