import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/sample-portfolio.ts';
import { type EditorAction, editorReducer, hasUnsavedEdits, initialState } from './editor-state.ts';
import { fieldErrors } from './field-errors.ts';
import { isEmpty } from './is-empty.ts';

const after = (...actions: EditorAction[]) => actions.reduce(editorReducer, initialState);
const started: EditorAction = { type: 'started', portfolio };
const typed: EditorAction = { type: 'addition typed', kind: 'links', patch: { name: 'Blog' } };

describe('what the editor holds', () => {
  it('ignores changes while nothing is being edited', () => {
    expect(after({ type: 'changed', patch: { headline: 'x' } })).toEqual(initialState);
  });

  it('keeps edits to other items when one is added or deleted', () => {
    const { draft } = after(
      started,
      { type: 'item changed', list: 'links', id: 'l1', patch: { name: 'My code' } },
      { type: 'item added', list: 'links', item: { id: 'l2' } },
      { type: 'item deleted', list: 'projects', id: 'p1' },
    );
    expect(draft?.links).toEqual([{ ...portfolio.links[0], name: 'My code' }, { id: 'l2' }]);
    expect(draft?.projects).toEqual([]);
  });

  it('takes an item twice for one', () => {
    const add: EditorAction = { type: 'item added', list: 'links', item: { id: 'l2' } };
    expect(after(started, add, add).draft?.links).toHaveLength(2);
  });

  it('keeps unfinished new items over a save, not over a cancel', () => {
    expect(after(started, typed, { type: 'saved' }).additions.links.name).toBe('Blog');
    expect(after(started, typed, { type: 'cancelled' })).toEqual(initialState);
  });
});

describe('unsaved edits', () => {
  it.each<[string, EditorAction[], boolean]>([
    ['nothing open', [], false],
    ['nothing changed', [started], false],
    ['a changed headline', [started, { type: 'changed', patch: { headline: 'x' } }], true],
    ['a half new item', [started, typed], true],
    ['a cleared new item', [started, typed, { type: 'addition cleared', kind: 'links' }], false],
  ])('%s', (_, actions, unsaved) => {
    expect(hasUnsavedEdits(after(...actions), portfolio)).toBe(unsaved);
  });
});

describe('field errors', () => {
  it('name the item and not its place', () => {
    const problems = [
      { path: 'customUrl', message: 'Taken' },
      { path: 'experiences.0.title', message: 'Title is required' },
      { path: 'skills.0', message: 'Too long' },
    ];
    expect(fieldErrors(problems, portfolio)).toEqual({
      customUrl: 'Taken',
      'experiences.e1.title': 'Title is required',
      skills: 'Too long',
    });
  });
});

describe('an empty portfolio', () => {
  it('may have an address', () => {
    const bare = { headline: '', summary: '', experiences: [], educations: [], skills: [] };
    const empty = { ...portfolio, ...bare, projects: [], links: [] };
    expect(isEmpty(empty)).toBe(true);
    expect(isEmpty({ ...empty, headline: 'x' })).toBe(false);
  });
});
