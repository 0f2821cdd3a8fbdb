import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { dialogCode } from '../components/ui/dialog.tsx';
import { menuCode } from '../components/ui/menu.tsx';
import { forgetRecordChanges } from '../lib/editing/record-changes.ts';
import { forgetDrafts } from '../lib/saved-drafts.ts';
import { session } from '../lib/session.ts';
import { takeConsoleErrors, watchConsole } from './console-errors.ts';
import { useNativeUploads } from './native-uploads.ts';
import { NOW } from './now.ts';
import { server } from './server.ts';

const nextTask = globalThis.setImmediate;

configure(({ asyncWrapper }) => ({
  // on a busy machine, elements may take longer than the default of one second to appear
  asyncUtilTimeout: 5_000,
  // What a wait found was rendered; its effects are tasks of React's scheduler, which may come after
  // the timer that Testing Library waits for: where the focus goes, or what asks before one leaves.
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    for (let task = 0; task < 2; task += 1) await new Promise((resolve) => nextTask(resolve));
    return found;
  },
}));

// their code is loaded when the first one opens, which few tests are about
beforeAll(() => Promise.all([dialogCode.load(), menuCode.load()]));
beforeAll(useNativeUploads);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  // the day goes on for nobody: what is compared with fixtures is the same at midnight and next year
  vi.setSystemTime(NOW);
  watchConsole();
  localStorage.clear();
  sessionStorage.clear();
  // jsdom has neither.
  window.scrollTo = vi.fn();
  window.matchMedia = vi.fn(
    (media: string) =>
      Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList,
  );
});

// jsdom hides popovers and cannot open one; what is tested is how we follow and lead them.
const popovers = document.createElement('style');
popovers.textContent = '[popover] { display: block !important }';
beforeEach(() => document.head.append(popovers));

/** Who was signed in during a test, also where they are not at its end; nobody is one of them. */
const people = new Set<string>();
const rememberPerson = () => people.add(session.get()?.email ?? '');
session.subscribe(rememberPerson);

afterEach(() => {
  cleanup();
  // a test that moved the clock, and failed, would hold those after it still
  vi.useRealTimers();
  // an upload that waits outlives its page, and would be sent in a later test of the same person
  rememberPerson();
  for (const email of people) forgetDrafts(email);
  people.clear();
  forgetRecordChanges();
  server.resetHandlers();
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([]);
});

afterAll(() => server.close());
