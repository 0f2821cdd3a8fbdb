import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/sample-portfolio.ts';
import { type EditorAction, editorReducer, hasUnsavedEdits, initialState } from './editor-state.ts';
import { fieldErrors, standingErrors } from './field-errors.ts';
import { isEmpty } from './item-kinds.ts';

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
    expect(hasUnsavedEdits(after(...actions))).toBe(unsaved);
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

describe('standing errors', () => {
  const errors = { headline: 'Too long', 'experiences.e1.title': 'Title is required' };
  it.each<[string, Partial<typeof portfolio>, string[]]>([
    ['stay while nothing changed', {}, Object.keys(errors)],
    ['go with a change of their field', { headline: 'x' }, ['experiences.e1.title']],
    ['stay when others change', { summary: 'x' }, Object.keys(errors)],
    [
      'go with a change of their item',
      { experiences: portfolio.experiences.map((job) => ({ ...job, title: 'x' })) },
      ['headline'],
    ],
  ])('%s', (_, changed, standing) => {
    const draft = { ...portfolio, ...changed };
    expect(Object.keys(standingErrors(errors, portfolio, draft))).toEqual(standing);
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

describe('versions', () => {
  const add = (version: number): EditorAction => ({
    type: 'item added',
    list: 'links',
    item: { id: 'l2' },
    version,
  });
  it.each<[string, EditorAction[], number]>([
    ['go along with an own addition', [add(8)], 8],
    ['stay when somebody else was there in between', [add(9)], 7],
    ['stay when an addition is only confirmed', [add(9), add(8)], 7],
    [
      'go along with an own deletion',
      [{ type: 'item deleted', list: 'links', id: 'l1', version: 8 }],
      8,
    ],
  ])('%s', (_, actions, version) => {
    expect(after(started, ...actions).base?.version).toBe(version);
  });

  it('count an own addition as nothing unsaved, and what was typed on as unsaved', () => {
    const added = after(started, add(8));
    expect(hasUnsavedEdits(added)).toBe(false);
    const typed: EditorAction = {
      type: 'item added',
      list: 'links',
      item: { id: 'l2' },
      typed: { name: 'x' },
    };
    expect(hasUnsavedEdits(after(started, typed))).toBe(true);
  });

  it('give way to a newer portfolio only where nothing is edited', () => {
    const newer: EditorAction = { type: 'refreshed', portfolio: { ...portfolio, version: 9 } };
    const edit: EditorAction = { type: 'changed', patch: { headline: 'x' } };
    expect(after(started, newer).base?.version).toBe(9);
    expect(after(started, edit, newer).base?.version).toBe(7);
  });
});

describe('the key of an addition', () => {
  const sent: EditorAction = { type: 'addition sent', kind: 'links', key: 'k' };
  it.each<[string, EditorAction[], object]>([
    ['stays while the words change', [typed, sent, typed], { links: 'k' }],
    ['goes with the form', [typed, sent, { type: 'addition cleared', kind: 'links' }], {}],
    [
      'goes when the form is emptied by hand',
      [typed, sent, { type: 'addition typed', kind: 'links', patch: { name: '' } }],
      {},
    ],
  ])('%s', (_, actions, keys) => {
    expect(after(started, ...actions).keys).toEqual(keys);
  });
});

describe('an order', () => {
  const ids = (actions: EditorAction[]) =>
    after(
      { type: 'started', portfolio: { ...portfolio, services: ['a', 'b', 'c'].map(offer) } },
      ...actions,
    ).draft?.services.map(({ id }) => id);
  const offer = (id: string) => ({ id, name: id, description: '', price: '' });
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [0, 3, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
  ])('moves %i to %i', (from, to, expected) => {
    expect(ids([{ type: 'item moved', list: 'services', from, to }])).toEqual(expected);
  });
});
