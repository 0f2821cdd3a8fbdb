import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listDrafts } from '#lib/saved-drafts.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { draft } from '#testing/post-answers.ts';
import { WRITER, writingPosts } from '#testing/post-writing.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './posts.page.tsx';

const solar = draft({ id: 'a', title: 'Solar', description: 'On sun.', posts: ['One'] });
const { stored } = writingPosts(() => [solar]);

const open = () =>
  renderWithProviders(<Page />, { path: '/admin/blog?post=a', pattern: '/admin/blog' });
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Section 1' });
const press = (name: string) => screen.findByRole('button', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const LOST = 'This post was deleted while you were editing';

/** A colleague deletes the post; it comes back as it was. */
function deleteElsewhere() {
  stored.splice(0, 1);
  server.use(
    refuse('blogs.update', 'not-found'),
    refuse('blogs.get', 'not-found'),
    answer('admin.trash.restore', () => {
      stored.unshift(solar);
      server.use(
        answer('blogs.update', ({ body, ifMatch }) => {
          expect(ifMatch).toBe('"1"');
          stored[0] = { ...solar, posts: body.posts, version: 2 };
          return stored[0];
        }),
      );
      return { name: 'Solar', notes: [] };
    }),
  );
}

async function writeMore() {
  fireEvent.change(await text(), { target: { value: 'One, and much more' } });
  await waitFor(() => expect(listDrafts(WRITER, 'post:a')).not.toEqual([]));
}

describe('a post that a colleague deletes while it is written', () => {
  it('is brought back with what was typed', async () => {
    const { user } = open();
    await writeMore();
    deleteElsewhere();
    await user.click(await press('Update Post'));
    expect(await screen.findByText(LOST)).toBeTruthy();
    expect(screen.queryByText(/Try again/)).toBeNull();
    await user.click(await press('Restore and save'));
    await isClosed();
    expect(stored).toMatchObject([{ id: 'a', posts: ['One, and much more'] }]);
    expect(listDrafts(WRITER, 'post:a')).toEqual([]);
  });

  it('is a new one where its writer wants that, once, and its draft goes then', async () => {
    const { user } = open();
    await writeMore();
    deleteElsewhere();
    await user.click(await press('Update Post'));
    await user.click(await press('Save as a new post'));
    await isClosed();
    expect(await screen.findByText('The post was created.')).toBeTruthy();
    expect(stored).toMatchObject([{ id: 'made-0', posts: ['One, and much more'] }]);
    expect(listDrafts(WRITER, 'post:a')).toEqual([]);
  });

  it('leaves what was typed after a reload, too', async () => {
    const { unmount } = open();
    await writeMore();
    deleteElsewhere();
    unmount();
    const { user } = open();
    await waitFor(async () => expect((await text()).value).toBe('One, and much more'));
    expect(screen.getByText(LOST)).toBeTruthy();
    await user.click(await press('Save as a new post'));
    await isClosed();
    expect(stored).toMatchObject([{ id: 'made-0', posts: ['One, and much more'] }]);
    expect(listDrafts(WRITER, 'post:a')).toEqual([]);
  });

  it('says so where it is not in the trash, either', async () => {
    const { user } = open();
    await writeMore();
    deleteElsewhere();
    server.use(refuse('admin.trash.restore', 'gone'));
    await user.click(await press('Update Post'));
    await user.click(await press('Restore and save'));
    expect(await screen.findByText(/^Could not be restored/)).toBeTruthy();
    expect((await text()).value).toBe('One, and much more');
    expect(screen.getByText(LOST)).toBeTruthy();
  });
});

describe('a save of which nothing came back', () => {
  it('says once that what was typed is still here, and keeps nobody from another try', async () => {
    server.use(unreachable('blogs.update'));
    const { user } = open();
    await writeMore();
    await user.click(await press('Update Post'));
    const dialog = within(screen.getByRole('dialog'));
    const alert = within(await dialog.findByRole('alert'));
    expect(
      alert.getByText('The server could not be reached. What you typed is still here.'),
    ).toBeTruthy();
    server.use(refuse('blogs.update', 'unavailable', { detail: 'Busy.' }));
    await user.click(await press('Update Post'));
    expect(await dialog.findByText('Busy. Nothing you typed is lost. Try again.')).toBeTruthy();
  });
});
