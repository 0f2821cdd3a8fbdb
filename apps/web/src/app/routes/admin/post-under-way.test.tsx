import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draft } from '#testing/post-answers.ts';
import { heldUploads, pasteFiles, writingPosts } from '#testing/post-writing.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './posts.page.tsx';

const { stored } = writingPosts(() => [
  draft({ id: 'a', title: 'Solar', posts: ['One two', 'Three', 'Four'] }),
]);
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const IN_TEXT = '![](/media/sun/8x8.webp)';
const uploads = () => heldUploads(() => 'sun');

const open = () =>
  renderWithProviders(<Page />, { path: '/admin/blog?post=a', pattern: '/admin/blog' }).user;
const section = (number: number) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Section ${number}` });
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const progress = () => screen.queryByRole('progressbar', { name: /sun\.png/ });
const texts = () =>
  screen
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Section \d$/ })
    .map(({ value }) => value);

async function pasteInto(number: number, at: number): Promise<void> {
  const area = await section(number);
  area.setSelectionRange(at, at);
  pasteFiles(area);
}

describe('a picture that is on its way into a post', () => {
  it('is waited for when the post is saved, and stored with it', async () => {
    const arrive = uploads();
    const user = open();
    await pasteInto(1, 3);
    await waitFor(() => expect(progress()).toBeTruthy());
    fireEvent.change(await section(2), { target: { value: 'Changed' } });
    await user.click(await button('Update Post'));
    expect((await button('Waiting for 1 picture...')).disabled).toBe(true);
    expect(stored[0]?.posts?.[1]).toBe('Three');
    await arrive();
    await waitFor(() =>
      expect(stored[0]?.posts).toEqual([`One\n\n${IN_TEXT}\n\n two`, 'Changed', 'Four']),
    );
  });

  it('is asked about before the editor is closed', async () => {
    uploads();
    const user = open();
    await pasteInto(1, 3);
    await waitFor(() => expect(progress()).toBeTruthy());
    await user.click(await button('Cancel'));
    await user.click(await button('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored[0]?.posts?.[0]).toBe('One two');
  });

  it('no longer keeps the post from being saved once it is taken away', async () => {
    uploads();
    const user = open();
    await pasteInto(1, 3);
    await waitFor(() => expect(progress()).toBeTruthy());
    fireEvent.change(await section(2), { target: { value: 'Changed' } });
    await user.click(await button('Update Post'));
    await button('Waiting for 1 picture...');
    await user.click(await button(/sun\.png/));
    await waitFor(() => expect(stored[0]?.posts).toEqual(['One two', 'Changed', 'Four']));
  });

  it.each([
    ['left out', 'Save without', 'One two'],
    ['tried again', 'Try again', `One\n\n${IN_TEXT}\n\n two`],
  ])('that does not arrive keeps the post until it is %s', async (_, name, text) => {
    server.use(http.post('*/api/library/', () => HttpResponse.error()));
    const user = open();
    await pasteInto(1, 3);
    await button('Try again');
    fireEvent.change(await section(2), { target: { value: 'Changed' } });
    await user.click(await button('Update Post'));
    expect(await screen.findByText('Not saved: 1 picture was not uploaded')).toBeTruthy();
    expect(stored[0]?.posts?.[1]).toBe('Three');
    const arrive = uploads();
    await user.click(await button(name));
    if (name === 'Try again') {
      await arrive();
      await waitFor(() => expect(texts()[0]).toContain(IN_TEXT));
      await user.click(await button('Update Post'));
    }
    await waitFor(() => expect(stored[0]?.posts).toEqual([text, 'Changed', 'Four']));
  });
});

describe('a section that is deleted', () => {
  it('takes the picture along that is on its way into it, and brings it back', async () => {
    const arrive = uploads();
    const user = open();
    await pasteInto(1, 3);
    await waitFor(() => expect(progress()).toBeTruthy());
    await user.click(await button('Remove section 1'));
    expect(progress()).toBeNull();
    await arrive();
    expect(texts()).toEqual(['Three', 'Four']);
    await user.click(await button('Restore section'));
    await waitFor(() => expect(progress()).toBeTruthy());
    await arrive();
    await waitFor(() => expect(texts()).toEqual([`One\n\n${IN_TEXT}\n\n two`, 'Three', 'Four']));
  });

  it('with a picture on its way does not keep the post from being saved', async () => {
    uploads();
    const user = open();
    await pasteInto(3, 0);
    await waitFor(() => expect(progress()).toBeTruthy());
    await user.click(await button('Remove section 3'));
    await user.click(await button('Update Post'));
    await waitFor(() => expect(stored[0]?.posts).toEqual(['One two', 'Three']));
  });

  const back = async (place: number) => {
    const all = screen.getAllByRole('button', { name: 'Restore section' });
    fireEvent.click(all[place] as HTMLElement);
  };

  it.each([
    ['the first of them first', 0],
    ['the last of them first', 1],
  ])('comes back to its place beside another that was deleted, %s', async (_, place) => {
    const user = open();
    await section(1);
    await user.click(await button('Remove section 1'));
    await user.click(await button('Remove section 1'));
    expect(texts()).toEqual(['Four']);
    await back(place);
    expect(texts()).toEqual([place === 0 ? 'One two' : 'Three', 'Four']);
    await back(0);
    expect(texts()).toEqual(['One two', 'Three', 'Four']);
    expect(screen.queryByRole('button', { name: 'Restore section' })).toBeNull();
  });

  it('comes back before the sections that were added since, and behind its own neighbour', async () => {
    const user = open();
    await section(1);
    await user.click(await button('Remove section 3'));
    await user.click(await button('Remove section 2'));
    await user.click(await button('Add Section'));
    expect(texts()).toEqual(['One two', '']);
    await back(1);
    await back(0);
    expect(texts()).toEqual(['One two', 'Three', 'Four', '']);
  });
});
