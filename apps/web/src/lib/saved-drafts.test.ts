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

  it('refuse what is larger than the server would take', () => {
    expect(saveDraft(draftKey(OWNER, 'page'), 'x'.repeat(2_000_001))).toBe(false);
    expect(contents()).toEqual([]);
  });

  it('say so when the browser has no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(saveDraft(draftKey(OWNER, 'page'), 'x')).toBe(false);
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
    const page = { text: 'a' as string | undefined };
    const onSaved = vi.fn();
    const saver = new DraftSaver({
      key: draftKey(OWNER, 'page'),
      content: () => page.text,
      onSaved,
    });
    return { page, saver, onSaved };
  };

  it('writes once the typing pauses', () => {
    const { saver, onSaved } = open();
    saver.schedule();
    vi.advanceTimersByTime(200);
    saver.schedule();
    vi.advanceTimersByTime(200);
    expect(contents()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(contents()).toEqual(['a']);
    expect(onSaved).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    ['closes', () => window.dispatchEvent(new Event('pagehide'))],
    ['goes into the background', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('writes what waits when the page %s, and nothing a second time', (_what, leave) => {
    const { page, saver, onSaved } = open();
    saver.schedule();
    leave();
    expect(contents()).toEqual(['a']);
    page.text = 'b';
    leave();
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('hears of the page no more when it was told to drop it', () => {
    const { saver, onSaved } = open();
    saver.schedule();
    saver.drop();
    window.dispatchEvent(new Event('pagehide'));
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('writes at once when the page closes, and nothing when nothing waits', () => {
    const { saver, onSaved } = open();
    saver.flush();
    expect(onSaved).not.toHaveBeenCalled();
    saver.schedule();
    saver.flush();
    expect(contents()).toEqual(['a']);
  });

  it('removes what is unsaved no more', () => {
    const { page, saver } = open();
    saver.schedule();
    saver.flush();
    page.text = undefined;
    saver.schedule();
    saver.flush();
    expect(contents()).toEqual([]);
  });

  it('brings nothing back that was dropped', () => {
    const { saver } = open();
    saver.schedule();
    saver.drop();
    saver.flush();
    vi.runAllTimers();
    expect(contents()).toEqual([]);
  });
});
