import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { takeConsoleErrors, watchConsole } from './console-errors.ts';
import { useNativeUploads } from './native-uploads.ts';
import { server } from './server.ts';

// On a busy machine, elements may take longer than the default of one second to appear.
configure({ asyncUtilTimeout: 5_000 });

beforeAll(useNativeUploads);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
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

afterEach(() => {
  cleanup();
  server.resetHandlers();
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([]);
});

afterAll(() => server.close());
