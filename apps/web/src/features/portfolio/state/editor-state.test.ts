import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/sample-portfolio.ts';
import { hasUnsavedEdits, initialState } from './editor-state.ts';
import { EditorStore } from './editor-store.ts';
import { fieldErrors, standingErrors } from './field-errors.ts';
import { isEmpty } from './item-kinds.ts';

type Step = (store: EditorStore) => void;

/** The editor's state after these steps. */
function after(...steps: Step[]) {
  const store = new EditorStore();
  for (const step of steps) step(store);
  return store.get();
}

const started: Step = (store) => store.start(portfolio);
const typed: Step = (store) => store.typeAddition('links', { name: 'Blog' });
const cleared: Step = (store) => store.clearAddition('links');
const edited: Step = (store) => store.change({ headline: 'x' });

describe('what the editor holds', () => {
  it('ignores changes while nothing is being edited', () => {
    expect(after(edited)).toEqual(initialState);
  });

  it('keeps edits to other items when one is added or deleted', () => {
    const { draft } = after(
      started,
      (store) => store.changeItem('links', 'l1', { name: 'My code' }),
      (store) => store.itemAdded('links', { id: 'l2' }),
      (store) => store.itemDeleted('projects', 'p1'),
    );
    expect(draft?.links).toEqual([{ ...portfolio.links[0], name: 'My code' }, { id: 'l2' }]);
    expect(draft?.projects).toEqual([]);
  });

  it('adds an item that arrives twice only once', () => {
    const add: Step = (store) => store.itemAdded('links', { id: 'l2' });
    expect(after(started, add, add).draft?.links).toHaveLength(2);
  });

  it('keeps unfinished new items over a save, not over a cancel', () => {
    expect(after(started, typed, (store) => store.saved()).additions.links.name).toBe('Blog');
    expect(after(started, typed, (store) => store.cancel())).toEqual(initialState);
  });
});

describe('unsaved edits', () => {
  it.each<[string, Step[], boolean]>([
    ['nothing open', [], false],
    ['nothing changed', [started], false],
    ['a changed headline', [started, edited], true],
    ['a half new item', [started, typed], true],
    ['a cleared new item', [started, typed, cleared], false],
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
  const add =
    (version: number): Step =>
    (store) =>
      store.itemAdded('links', { id: 'l2' }, { version });
  it.each<[string, Step[], number]>([
    ['go along with an own addition', [add(8)], 8],
    ['stay when somebody else was there in between', [add(9)], 7],
    ['stay when an addition is only confirmed', [add(9), add(8)], 7],
    ['go along with an own deletion', [(store) => store.itemDeleted('links', 'l1', 8)], 8],
  ])('%s', (_, actions, version) => {
    expect(after(started, ...actions).base?.version).toBe(version);
  });

  it('count an own addition as nothing unsaved, and what was typed on as unsaved', () => {
    const added = after(started, add(8));
    expect(hasUnsavedEdits(added)).toBe(false);
    const typedOn: Step = (store) =>
      store.itemAdded('links', { id: 'l2' }, { typed: { name: 'x' } });
    expect(hasUnsavedEdits(after(started, typedOn))).toBe(true);
  });

  it('give way to a newer portfolio only where nothing is edited', () => {
    const newer: Step = (store) => store.refresh({ ...portfolio, version: 9 });
    expect(after(started, newer).base?.version).toBe(9);
    expect(after(started, edited, newer).base?.version).toBe(7);
  });
});

describe('the key of an addition', () => {
  const emptied: Step = (store) => store.typeAddition('links', { name: '' });
  it.each<[string, Step[], boolean]>([
    ['stays while the words change', [typed], true],
    ['goes with the form', [cleared], false],
    ['goes when the form is emptied by hand', [emptied], false],
  ])('%s', (_, steps, stays) => {
    const store = new EditorStore();
    typed(store);
    const key = store.additionKey('links');
    for (const step of steps) step(store);
    expect(store.get().keys).toEqual(stays ? { links: key } : {});
  });
});

describe('an order', () => {
  const offer = (id: string) => ({ id, name: id, description: '', price: '' });
  const services = ['a', 'b', 'c'].map(offer);
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [0, 3, ['a', 'b', 'c']],
    [0, -1, ['a', 'b', 'c']],
  ])('moves %i to %i', (from, to, expected) => {
    const { draft } = after(
      (store) => store.start({ ...portfolio, services }),
      (store) => store.moveItem('services', from, to),
    );
    expect(draft?.services.map(({ id }) => id)).toEqual(expected);
  });
});
