import type { Portfolio } from '@vitrine/contracts';
import type { DraftAction, EditorState } from './editor-action.ts';
import type { ListName } from './item-kinds.ts';
import { moved, withItem, withList, withoutItem } from './item-kinds.ts';

/** What a change makes of the draft; an own addition or deletion is in the base as well. */
export function withDraft(state: EditorState, action: DraftAction): EditorState {
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
