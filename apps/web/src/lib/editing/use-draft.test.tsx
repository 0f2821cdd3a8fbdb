import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { NOW } from '../../testing/now.ts';
import { draftKey, forgetDrafts, listDrafts, saveDraft } from '../saved-drafts.ts';
import { session } from '../session.ts';
import { findSavedDraft, loadedReader, useDraft } from './use-draft.ts';

const OWNER = 'ada@north.example';
const schema = z.object({ text: z.string() });
const open = (options = {}) => renderHook(() => useDraft('note', schema, options));
const kept = () => listDrafts(OWNER, 'note').map(({ content }) => content);

beforeEach(() => session.start({ token: 't', refreshToken: 'r', role: 'admin', email: OWNER }));
afterEach(() => {
  session.clear();
  localStorage.clear();
});

describe('a draft', () => {
  it('is kept while one types, and offered to the next editor, which has not got it by itself', async () => {
    const first = open();
    first.result.current.keep({ text: 'Half' });
    first.unmount();
    expect(kept()).toEqual([{ text: 'Half' }]);
    const { result } = open();
    await waitFor(() => expect(result.current.savedDraft?.content).toEqual({ text: 'Half' }));
    expect(result.current.start).toBeUndefined();
  });

  it('is not offered while its own editor is open', async () => {
    const first = open();
    first.result.current.keep({ text: 'Here' });
    window.dispatchEvent(new Event('pagehide'));
    const second = open();
    await act(async () => {});
    expect(second.result.current.savedDraft).toBeUndefined();
    first.unmount();
    act(() => second.result.current.look());
    await waitFor(() =>
      expect(second.result.current.savedDraft?.content).toEqual({ text: 'Here' }),
    );
  });

  it('goes on under the key of who restores it, and is offered once', async () => {
    const first = open();
    first.result.current.keep({ text: 'Half' });
    first.unmount();
    const second = open();
    await waitFor(() => expect(second.result.current.savedDraft).toBeDefined());
    act(() => second.result.current.restored({ text: 'Half' }));
    expect(second.result.current.savedDraft).toBeUndefined();
    expect(kept()).toEqual([{ text: 'Half' }]);
  });

  it('is thrown away when it is not wanted, and when it is saved', async () => {
    const first = open();
    first.result.current.keep({ text: 'Half' });
    first.unmount();
    const { result, unmount } = open();
    await waitFor(() => expect(result.current.savedDraft).toBeDefined());
    act(() => result.current.discard());
    expect(kept()).toEqual([]);
    result.current.keep({ text: 'Whole' });
    result.current.keep(undefined);
    unmount();
    expect(kept()).toEqual([]);
  });

  it('of an older release, or of another shape, is ignored', async () => {
    saveDraft(draftKey(OWNER, 'note'), { text: 'Good' });
    vi.setSystemTime(NOW + 1_000);
    saveDraft(draftKey(OWNER, 'note'), { words: 'Old' });
    const { result } = open();
    await waitFor(() => expect(result.current.savedDraft?.content).toEqual({ text: 'Good' }));
    expect(findSavedDraft(OWNER, 'note', schema)).toEqual({ text: 'Good' });
  });

  it('is kept when the code that reads it cannot be loaded, which is shown, and is read at another try', async () => {
    saveDraft(draftKey(OWNER, 'note'), { text: 'Half' });
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(schema);
    const reader = loadedReader<{ text: string }>(load);
    const { result } = renderHook(() => useDraft('note', reader));
    await waitFor(() => expect(result.current.unread).toBe(true));
    expect(result.current.savedDraft).toBeUndefined();
    expect(kept()).toEqual([{ text: 'Half' }]);
    act(() => result.current.look());
    await waitFor(() => expect(result.current.savedDraft?.content).toEqual({ text: 'Half' }));
    expect(result.current.unread).toBe(false);
  });

  it('fetches no code while there is no draft', async () => {
    const load = vi.fn().mockResolvedValue(schema);
    const reader = loadedReader<{ text: string }>(load);
    renderHook(() => useDraft('note', reader));
    await act(async () => {});
    expect(load).not.toHaveBeenCalled();
  });

  it('is forgotten when its person signs out, and not written again', () => {
    const { result, unmount } = open();
    result.current.keep({ text: 'Secret' });
    forgetDrafts(OWNER);
    result.current.keep({ text: 'Secret again' });
    unmount();
    expect(kept()).toEqual([]);
  });

  it('is gone on with at once in a box that one comes back to', () => {
    const first = open({ resume: schema });
    first.result.current.keep({ text: 'Half' });
    first.unmount();
    const { result, unmount } = open({ resume: schema });
    expect(result.current.start).toEqual({ text: 'Half' });
    result.current.keep({ text: 'Whole' });
    unmount();
    expect(kept()).toEqual([{ text: 'Whole' }]);
  });

  it('says when the browser has no room for it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { result } = open();
    expect(result.current.works).toBe(true);
    result.current.keep({ text: 'Much' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(result.current.works).toBe(false);
  });
});
