import type { Portfolio } from '@vitrine/contracts';
import { same } from '#lib/editing/same.ts';
import {
  type AdditionKind,
  type Additions,
  blankAdditions,
  type EditedList,
  type ItemKind,
  isBlank,
  type ListName,
  moved,
  type OfferKind,
  withItem,
  withList,
  withoutItem,
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
  draftsOff: boolean;
}

export const initialState: EditorState = {
  base: undefined,
  draft: undefined,
  sent: undefined,
  additions: blankAdditions,
  keys: {},
  draftsOff: false,
};

/** Unsaved edits as they wait in the browser; base and draft are missing where none were open. */
export type SavedEdits = Pick<EditorState, 'base' | 'draft' | 'sent' | 'additions' | 'keys'>;

type Identified = { id: string };

export type EditorAction =
  | { type: 'started'; portfolio: Portfolio }
  | { type: 'restored'; kept: SavedEdits }
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

type AdditionAction = Extract<EditorAction, { kind: AdditionKind }>;
type DraftAction = Extract<EditorAction, { list: ListName } | { type: 'changed' | 'part saved' }>;

/** What the editor holds after something happened; edits elsewhere in the draft always stay. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'started':
      return { ...state, base: action.portfolio, draft: action.portfolio };
    case 'restored':
      return { ...state, ...action.kept };
    case 'merged':
      return { ...state, base: action.base, draft: action.draft, sent: undefined };
    case 'refreshed':
      return isEdited(state) || !state.draft
        ? state
        : { ...state, base: action.portfolio, draft: action.portfolio };
    case 'sent':
      return { ...state, sent: action.portfolio };
    case 'keeping':
      return { ...state, draftsOff: !action.works };
    case 'saved':
      return { ...state, base: undefined, draft: undefined, sent: undefined };
    case 'cancelled':
      return initialState;
    default:
      return isAdditionAction(action) ? withAddition(state, action) : withDraft(state, action);
  }
}

const isAdditionAction = (action: AdditionAction | DraftAction): action is AdditionAction =>
  'kind' in action;

function withAddition(state: EditorState, action: AdditionAction): EditorState {
  const { kind } = action;
  if (action.type === 'addition sent') {
    return { ...state, keys: { ...state.keys, [kind]: action.key } };
  }
  if (action.type === 'addition typed') {
    const typed = { ...state.additions[kind], ...action.patch };
    const additions = { ...state.additions, [kind]: typed };
    // Emptied by hand: what comes next is another thing.
    return { ...state, additions, keys: isBlank(typed) ? without(state.keys, kind) : state.keys };
  }
  const additions = { ...state.additions, [kind]: blankAdditions[kind] };
  return { ...state, keys: without(state.keys, kind), additions };
}

function without(keys: EditorState['keys'], kind: AdditionKind): EditorState['keys'] {
  const { [kind as ItemKind]: _used, ...others } = keys;
  return others;
}

/** Whether two portfolios say the same, whatever their versions. */
export const sameContent = (a: Portfolio, b: Portfolio): boolean =>
  same({ ...a, version: 0 }, { ...b, version: 0 });

const isEdited = ({ base, draft }: EditorState): boolean =>
  draft !== undefined && base !== undefined && !sameContent(draft, base);

/** Whether leaving now would lose something. */
export function hasUnsavedEdits(state: EditorState): boolean {
  return isEdited(state) || Object.values(state.additions).some((input) => !isBlank(input));
}

/** What a change makes of the draft; an own addition or deletion is in the base as well. */
function withDraft(state: EditorState, action: DraftAction): EditorState {
  const { base, draft } = state;
  if (!draft || !base) return state;
  switch (action.type) {
    case 'changed':
      return { ...state, draft: { ...draft, ...action.patch } };
    case 'part saved':
      return {
        ...state,
        base: { ...afterOwnChange(base, action.version), ...action.patch },
        draft: { ...draft, ...action.patch },
      };
    case 'item changed':
      return { ...state, draft: withPatch(draft, action.list, action.id, action.patch) };
    case 'item moved':
      return {
        ...state,
        draft: withList(draft, action.list, (items) => moved(items, action.from, action.to)),
      };
    case 'offer added':
      return { ...state, draft: withItem(draft, action.list, action.item) };
    case 'offer removed':
      return { ...state, draft: withoutItem(draft, action.list, action.id) };
    case 'item added': {
      const { list, item, typed, version } = action;
      const known = base[list].some(({ id }) => id === item.id);
      return {
        ...state,
        base: withItem(known ? base : afterOwnChange(base, version), list, item),
        draft: withItem(draft, list, { ...item, ...typed }),
      };
    }
    case 'item deleted': {
      const { list, id, version } = action;
      return {
        ...state,
        base: withoutItem(afterOwnChange(base, version), list, id),
        draft: withoutItem(draft, list, id),
      };
    }
  }
}

function withPatch(draft: Portfolio, list: ListName, id: string, patch: object): Portfolio {
  return withList(draft, list, (items) =>
    items.map((item) => (item.id === id ? { ...item, ...patch } : item)),
  );
}

/**
 * An own change takes the version along when it was the only one. Had somebody else been at it in
 * between, the old version stays, so that the next save finds out and merges.
 */
export function afterOwnChange(portfolio: Portfolio, version: number | undefined): Portfolio {
  return version === portfolio.version + 1 ? { ...portfolio, version } : portfolio;
}
