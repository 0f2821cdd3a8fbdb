import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { server } from '#testing/server.ts';
import { chooser, editMedia, file, mediaItem, newFile, useObjectUrls } from '../testing/media.ts';
import { field } from '../testing/open-portfolio.tsx';
import { portfolio } from '../testing/sample-portfolio.ts';

const hill = () => file('hill.png', 'image/png');
const market = () => file('market.png', 'image/png');
const rows = () =>
  within(newFile().getByRole('list', { name: 'Uploads' })).getAllByRole('listitem');
const item = (name: string) => screen.findByRole('group', { name });

/** A server that stores a file once under its key, and what it was sent. */
function useStore() {
  const sent: { title: string; key: string | undefined }[] = [];
  server.use(
    answer('media.upload', ({ body: { title, key } }) => {
      sent.push({ title, key });
      return mediaItem({ id: key ?? '', type: 'image', title, url: `/media/${key}/2x1.webp` });
    }),
  );
  return sent;
}

beforeEach(useObjectUrls);

describe('several files', () => {
  it('go one after the other with their defaults, and arrive in the gallery', async () => {
    const sent = useStore();
    const { user } = await editMedia();
    await user.upload(chooser(), [hill(), market()]);
    expect(await item('hill.png')).toBeTruthy();
    expect(await item('market.png')).toBeTruthy();
    expect(sent.map(({ title }) => title)).toEqual(['hill.png', 'market.png']);
    expect(newFile().queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it('tell what is wrong with one of them, and go on with the others', async () => {
    useStore();
    const { user } = await editMedia();
    await user.upload(chooser(), [new File([], 'nothing.png', { type: 'image/png' }), hill()]);
    expect(newFile().getByRole('alert').textContent).toBe('nothing.png is empty');
    expect(await item('hill.png')).toBeTruthy();
    await user.click(newFile().getByRole('button', { name: /^Remove nothing.png/ }));
    expect(newFile().queryByRole('list', { name: 'Uploads' })).toBeNull();
  });

  it('are kept without a network, and go when it is back', async () => {
    server.use(unreachable('media.upload'));
    const { user } = await editMedia();
    await user.upload(chooser(), [hill(), market()]);
    const told = 'No connection. Kept here; the upload resumes when you are back online.';
    await waitFor(() => expect(newFile().getAllByText(told)).toHaveLength(2));
    expect(takeConsoleErrors().map(([message]) => message)).toEqual(['Failed to upload media']);
    const sent = useStore();
    fireEvent(window, new Event('online'));
    expect(await item('hill.png')).toBeTruthy();
    expect(await item('market.png')).toBeTruthy();
    expect(sent.map(({ title }) => title)).toEqual(['hill.png', 'market.png']);
  });

  it('are sent again by hand, under the same key', async () => {
    const keys: unknown[] = [];
    server.use(refuse('media.upload', 'unavailable', { detail: 'Busy' }));
    const { user } = await editMedia();
    await user.upload(chooser(), [hill(), market()]);
    await waitFor(() => expect(newFile().getAllByRole('alert')).toHaveLength(2));
    takeConsoleErrors();
    server.use(
      answer('media.upload', ({ body }) => {
        keys.push(body.key);
        // The answer gets lost: not what the contract promises.
        return {} as never;
      }),
    );
    await user.click(newFile().getByRole('button', { name: 'Upload hill.png again' }));
    await waitFor(() => expect(newFile().getAllByRole('alert')).toHaveLength(2));
    await waitFor(() => expect(takeConsoleErrors()).not.toEqual([]));
    const sent = useStore();
    await user.click(newFile().getByRole('button', { name: 'Upload hill.png again' }));
    expect(await item('hill.png')).toBeTruthy();
    expect(sent.map(({ key }) => key)).toEqual(keys);
    expect(rows()).toHaveLength(1);
  });

  it('can each be cancelled', async () => {
    server.use(answer('media.upload', () => new Promise<never>(() => {})));
    const { user } = await editMedia();
    await user.upload(chooser(), [hill(), market()]);
    await user.click(await newFile().findByRole('button', { name: 'Cancel hill.png' }));
    expect(newFile().getByText('Cancelled. Kept here until you decide.')).toBeTruthy();
    expect(await newFile().findByRole('button', { name: 'Cancel market.png' })).toBeTruthy();
    useStore();
    await user.click(newFile().getByRole('button', { name: 'Cancel market.png' }));
    await user.click(newFile().getByRole('button', { name: 'Upload market.png again' }));
    expect(await item('market.png')).toBeTruthy();
  });

  it('go on when the editor and the page are left, and are in the portfolio then', async () => {
    const release = Promise.withResolvers<void>();
    server.use(
      answer('media.upload', async ({ body }) => {
        await release.promise;
        return mediaItem({ id: body.key ?? '', title: body.title });
      }),
    );
    const { user } = await editMedia();
    await user.upload(chooser(), [hill(), market()]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Files being uploaded' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Another page' }));
    const items = [mediaItem({ id: 'a', title: 'hill.png' })];
    server.use(answer('portfolio.get', { ...portfolio, media_items: items }));
    release.resolve();
    await user.click(screen.getByRole('button', { name: 'Another page' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Files being uploaded' })).toBeNull(),
    );
    expect(screen.getAllByText('hill').length).toBeGreaterThan(0);
  });

  it('do not be in the way of saving', async () => {
    server.use(answer('media.upload', () => new Promise<never>(() => {})));
    const { user } = await editMedia();
    await user.upload(chooser(), [hill(), market()]);
    await newFile().findByRole('button', { name: 'Cancel hill.png' });
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
    expect(save.disabled).toBe(false);
  });
});

describe('other ways in', () => {
  it('takes files that are dropped on the section', async () => {
    const sent = useStore();
    await editMedia();
    const section = screen.getByRole('region', { name: 'Media gallery' });
    const dataTransfer = { types: ['Files'], files: [hill(), market()], dropEffect: 'none' };
    fireEvent.dragOver(section, { dataTransfer });
    expect(screen.getByText('Drop the files here')).toBeTruthy();
    fireEvent.drop(section, { dataTransfer });
    expect(screen.queryByText('Drop the files here')).toBeNull();
    await waitFor(() => expect(sent).toHaveLength(2));
    await item('market.png');
  });

  it('keeps the page when a file is dropped beside it', async () => {
    await editMedia();
    const drop = createEvent.drop(document.body, {
      dataTransfer: { types: ['Files'], files: [hill()] },
    });
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(newFile().queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['a picture', ['Files'], hill, 1],
    ['text with its picture', ['text/plain', 'Files'], hill, 0],
    ['a document', ['Files'], () => file('a.pdf', 'application/pdf'), 0],
  ])('of what is pasted looks at %s', async (_, types, made, taken) => {
    await editMedia();
    fireEvent.paste(field('Headline'), { clipboardData: { types, files: [made()] } });
    expect(newFile().queryAllByRole('textbox', { name: 'Title' })).toHaveLength(taken);
  });
});
