import { createEvent, fireEvent, waitFor } from '@testing-library/react';
import type { LibraryItem, Post } from '@vitrine/contracts';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { session } from '../lib/session.ts';
import { answer } from './answer.ts';
import { pictureAt } from './picture-at.ts';
import { postAnswers } from './post-answers.ts';
import { server } from './server.ts';

/** Anyone who writes the posts of these tests. */
export const WRITER = 'admin@north.example';

/**
 * Each test of a file begins with an administrator who is signed in and with these posts on the
 * server, and leaves nothing in the browser.
 * @returns what is stored, and how someone else changes it
 */
export function writingPosts(make: () => Post[]) {
  const stored: Post[] = [];
  const { handlers, put } = postAnswers(stored);
  // what comes when it is needed would come in the time of the first test
  beforeAll(() =>
    Promise.all([
      import('../features/back-office/posts/editor/post-editor.tsx'),
      import('../features/back-office/posts/editor/rich/formatted-text.tsx'),
    ]),
  );
  beforeEach(() => {
    session.start({ token: 'token', refreshToken: undefined, role: 'admin', email: WRITER });
    stored.splice(0, stored.length, ...make());
    server.use(...handlers);
  });
  afterEach(() => {
    session.clear();
    localStorage.clear();
  });
  return { stored, put };
}

/** A picture of the library. */
export const libraryPicture = (id: string, alt = ''): LibraryItem => ({
  ...{ id, url: pictureAt(`/media/${id}/8x8.webp`), file: `${id}.png`, title: id, alt, uses: 0 },
  ...{ tags: [], size_bytes: 1, version: 1, date: '2026-03-04T00:00:00.000Z' },
});

/**
 * The server stores pictures, one whenever it is let.
 * @param idOf of each, by its place among them
 * @returns lets one arrive, once it is on its way
 */
export function heldUploads(idOf: (place: number) => string) {
  const waiting: (() => void)[] = [];
  let count = 0;
  server.use(
    answer('library.upload', async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      count += 1;
      return libraryPicture(idOf(count));
    }),
  );
  return async (): Promise<void> => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    waiting.shift()?.();
  };
}

export const pictureFile = (name = 'sun.png') => new File(['x'], name, { type: 'image/png' });

/** Pastes files into a text, at its cursor. */
export function pasteFiles(
  text: HTMLElement,
  files: readonly File[] = [pictureFile()],
  types: readonly string[] = ['Files'],
) {
  const event = createEvent.paste(text, { clipboardData: { files, types, getData: () => '' } });
  fireEvent(text, event);
  return event;
}

/** ProseMirror asks where things stand; nothing has a place where nothing is laid out. */
export function withoutLayout(): void {
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => new DOMRect(),
  });
}
