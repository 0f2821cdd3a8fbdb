import { describe, expect, it } from 'vitest';
import { noUploads, type Upload, type UploadStatus } from './upload.ts';
import { type UploadsAction, uploadsReducer } from './uploads-reducer.ts';

const words = { title: 'a', description: '', alt: '' };
const upload = (id: string, changed: Partial<Upload> = {}): Upload => ({
  id,
  file: new File(['1'], `${id}.png`, { type: 'image/png', lastModified: 0 }),
  words,
  inForm: false,
  isCv: false,
  status: 'waiting',
  progress: 0,
  ...changed,
});
const holding = (...list: Upload[]) => ({ ...noUploads, list });
const id = 'a';
const problem = { message: 'No' };

describe('what happens to an upload', () => {
  it.each<[string, Partial<Upload>, UploadsAction, Partial<Upload>]>([
    [
      'is typed about',
      {},
      { type: 'typed', id, words: { alt: 'A hill' } },
      { words: { ...words, alt: 'A hill' } },
    ],
    [
      'is asked for',
      { status: 'failed', problem },
      { type: 'asked', id },
      { status: 'waiting', problem: undefined },
    ],
    ['gets ready', {}, { type: 'preparing', id }, { status: 'preparing' }],
    ['moves', { status: 'sending' }, { type: 'progressed', id, progress: 0.4 }, { progress: 0.4 }],
    [
      'is refused',
      { status: 'preparing' },
      { type: 'refused', id, problem },
      { status: 'refused', problem },
    ],
    [
      'fails',
      { status: 'sending' },
      { type: 'failed', id, problem },
      { status: 'failed', problem },
    ],
    [
      'loses the line',
      { status: 'sending', progress: 0.9 },
      { type: 'found no line', id },
      { status: 'waiting', progress: 0 },
    ],
    [
      'loses its person',
      { status: 'sending', progress: 0.9 },
      { type: 'paused', id },
      { status: 'waiting', progress: 0 },
    ],
    [
      'is cancelled',
      { status: 'sending', progress: 0.9 },
      { type: 'stopped', id },
      { status: 'stopped', progress: 0 },
    ],
    [
      'is cancelled in the form',
      { status: 'sending', inForm: true },
      { type: 'stopped', id },
      { status: 'chosen' },
    ],
  ])('%s', (_, before, action, after) => {
    const { list } = uploadsReducer(holding(upload('a', before), upload('b')), action);
    expect(list).toEqual([upload('a', { ...before, ...after }), upload('b')]);
  });

  it('leaves the queue when it arrives, and is announced', () => {
    const after = uploadsReducer(holding(upload('a'), upload('b')), { type: 'arrived', id });
    expect(after).toEqual({ ...holding(upload('b')), arrived: 'a.png' });
  });

  it('knows of the network from the last try, until somebody asks again', () => {
    const without = uploadsReducer(holding(upload('a')), { type: 'found no line', id });
    expect(without.noLine).toBe(true);
    expect(uploadsReducer(without, { type: 'asked', id }).noLine).toBe(false);
    expect(uploadsReducer(without, { type: 'found the line' }).noLine).toBe(false);
  });
});

describe('the file in the form', () => {
  it.each<[UploadStatus, string[]]>([
    ['chosen', ['new']],
    ['refused', ['new']],
    ['failed', ['new']],
    ['sending', ['old', 'new']],
  ])('gives way to another when it is %s: %j stay', (status, ids) => {
    const state = holding(upload('old', { inForm: true, status }));
    const added = upload('new', { inForm: true, status: 'chosen' });
    const { list } = uploadsReducer(state, { type: 'chosen', uploads: [added] });
    expect(list.map((one) => one.id)).toEqual(ids);
  });

  it('is dropped with the edits, unlike what is on its way', () => {
    const state = holding(upload('a', { status: 'chosen' }), upload('b', { status: 'sending' }));
    const { list } = uploadsReducer(state, { type: 'form left' });
    expect(list.map((one) => one.id)).toEqual(['b']);
  });
});
