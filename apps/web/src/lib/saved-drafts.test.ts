import { afterEach, describe, expect, it, vi } from 'vitest';
import { DraftSaver } from './draft-saver.ts';
import { copyDrafts, draftKey, forgetDrafts, listDrafts, saveDraft } from './saved-drafts.ts';

const OWNER = 'ngozi@example.com';
const DAY_MS = 86_400_000;
const contents = (owner = OWNER) => listDrafts(owner, 'page').map(({ content }) => content);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('kept drafts', () => {
  it('are there for their owner alone, the latest first', () => {
    vi.useFakeTimers({ now: 1_000 });
    saveDraft(draftKey(OWNER, 'page'), 'first');
    vi.setSystemTime(2_000);
    saveDraft(draftKey(OWNER, 'page'), 'second');
    saveDraft(draftKey(OWNER, 'letter'), 'of another kind');
    expect(contents()).toEqual(['second', 'first']);
    expect(contents('ngozi@example.co')).toEqual([]);
  });

  it('are bounded in number and in time', () => {
    vi.useFakeTimers({ now: 0 });
    for (let place = 0; place < 8; place++) {
      vi.setSystemTime(place);
      saveDraft(draftKey(OWNER, 'page'), place);
    }
    expect(contents()).toEqual([7, 6, 5, 4, 3]);
    vi.setSystemTime(31 * DAY_MS);
    expect(contents()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('are not written where they are larger than the server would take', () => {
    expect(saveDraft(draftKey(OWNER, 'page'), 'x'.repeat(2_000_001))).toBe(false);
    expect(localStorage).toHaveLength(0);
    forgetDrafts(OWNER);
  });

  it('stay with the page where the browser has no room, until it has', () => {
    const key = draftKey(OWNER, 'page');
    saveDraft(key, 'before');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(saveDraft(key, 'now')).toBe(false);
    expect(contents()).toEqual(['now']);
    full.mockRestore();
    expect(saveDraft(key, 'later')).toBe(true);
    expect(contents()).toEqual(['later']);
    forgetDrafts(OWNER);
    expect(contents()).toEqual([]);
  });

  it('pass over what cannot be read', () => {
    localStorage.setItem(draftKey(OWNER, 'page'), '{broken');
    expect(contents()).toEqual([]);
  });

  it('are forgotten with the account, and nothing else is', () => {
    saveDraft(draftKey(OWNER, 'page'), 'mine');
    saveDraft(draftKey('ada@example.com', 'page'), 'hers');
    localStorage.setItem('darkMode', 'true');
    forgetDrafts(OWNER);
    expect(contents()).toEqual([]);
    expect(contents('ada@example.com')).toEqual(['hers']);
    expect(localStorage.getItem('darkMode')).toBe('true');
  });
});

describe('a new address', () => {
  it('has the drafts of the one before', () => {
    saveDraft(draftKey(OWNER, 'page'), 'mine');
    saveDraft(draftKey('ada@example.com', 'page'), 'hers');
    copyDrafts(OWNER, 'new@example.com');
    forgetDrafts(OWNER);
    expect(contents('new@example.com')).toEqual(['mine']);
    expect(contents()).toEqual([]);
    expect(contents('ada@example.com')).toEqual(['hers']);
  });
});

describe('a saver', () => {
  const open = () => {
    vi.useFakeTimers();
    const onSaved = vi.fn();
    const saver = new DraftSaver<string>({
      ...{ owner: OWNER, key: draftKey(OWNER, 'page'), onSaved },
    });
    saver.keep('a');
    return { saver, onSaved };
  };

  it('writes once the typing pauses', () => {
    const { saver, onSaved } = open();
    vi.advanceTimersByTime(200);
    saver.keep('ab');
    vi.advanceTimersByTime(200);
    expect(contents()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(contents()).toEqual(['ab']);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    ['closes', () => window.dispatchEvent(new Event('pagehide'))],
    ['goes into the background', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('writes what waits when the page %s, and nothing a second time', (_what, leave) => {
    const { onSaved } = open();
    leave();
    expect(contents()).toEqual(['a']);
    leave();
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('hears of the page no more when it was asked to drop it', () => {
    const { saver, onSaved } = open();
    saver.keep(undefined);
    window.dispatchEvent(new Event('pagehide'));
    saver.flush();
    vi.runAllTimers();
    expect(onSaved).not.toHaveBeenCalled();
    expect(contents()).toEqual([]);
  });

  it('writes what waits when its editor closes, and nothing after it', () => {
    vi.useFakeTimers();
    const { saver, onSaved } = open();
    const close = saver.open();
    saver.keep('ab');
    close();
    expect(contents()).toEqual(['ab']);
    saver.keep('abc');
    vi.runAllTimers();
    expect(onSaved).toHaveBeenCalledOnce();
    saver.open();
    saver.keep('abc');
    vi.runAllTimers();
    expect(contents()).toEqual(['abc']);
  });

  it('removes what is unsaved no more', () => {
    const { saver } = open();
    saver.flush();
    saver.keep(undefined);
    expect(contents()).toEqual([]);
  });
});
