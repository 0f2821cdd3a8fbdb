import type { Portfolio, PortfolioList } from '@vitrine/contracts';
import { same } from '#lib/editing/same.ts';
import { type Additions, blankAdditions, isBlank } from './item-kinds.ts';

export interface EditorState {
  /** The portfolio as the server had it when the edits started; undefined while only looking. */
  base: Portfolio | undefined;
  /** What the person made of it so far. */
  draft: Portfolio | undefined;
  /** What a save sent, for as long as nobody knows whether it arrived. */
  sent: Portfolio | undefined;
  /** What is in the forms for new items. */
  additions: Additions;
  /** Of additions that were sent: the key under which the server stores them once only. */
  keys: Partial<Record<PortfolioList, string>>;
  /** The browser has no room or no permission to keep unsaved edits. */
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
export type SavedEdits = Omit<EditorState, 'draftsOff'>;

export const DRAFT_KIND = 'portfolio';
/** Increase it when the shape of a draft changes: older drafts are ignored then. */
export const DRAFT_FORMAT = 1;

/** The part of the editor's state that goes into the saved draft. */
export const draftContent = ({ draftsOff: _here, ...edits }: EditorState): object => ({
  format: DRAFT_FORMAT,
  ...edits,
});

/** Whether the draft says something else than what it started from, whatever the versions. */
export const isEdited = ({ base, draft }: EditorState): boolean =>
  draft !== undefined &&
  base !== undefined &&
  !same({ ...draft, version: 0 }, { ...base, version: 0 });

/** Whether leaving now would lose something. */
export function hasUnsavedEdits(state: EditorState): boolean {
  return isEdited(state) || Object.values(state.additions).some((input) => !isBlank(input));
}

/**
 * An own change takes the version along when it was the only one. Had someone else been at it in
 * between, the old version stays, so that the next save finds out and merges.
 */
export function afterOwnChange(portfolio: Portfolio, version: number | undefined): Portfolio {
  return version === portfolio.version + 1 ? { ...portfolio, version } : portfolio;
}
