import type { Portfolio } from '@vitrine/contracts';
import { withDraft } from './draft-changes.ts';
import {
  type AdditionAction,
  type DraftAction,
  type EditorAction,
  type EditorState,
  initialState,
} from './editor-action.ts';
import { type AdditionKind, blankAdditions, type ItemKind, isBlank } from './item-kinds.ts';
import { same } from './same.ts';

/** What the editor holds after something happened; edits elsewhere in the draft always stay. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'started':
      return { ...state, base: action.portfolio, draft: action.portfolio };
    case 'restored':
      return { ...state, ...action.kept, base: action.base, draft: action.draft };
    case 'merged':
      return { ...state, base: action.base, draft: action.draft, sent: undefined };
    case 'refreshed':
      return isEdited(state) || !state.draft
        ? state
        : { ...state, base: action.portfolio, draft: action.portfolio };
    case 'sent':
      return { ...state, sent: action.portfolio };
    case 'keeping':
      return { ...state, unkept: !action.works };
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
