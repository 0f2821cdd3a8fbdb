import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '#testing/answer.ts';
import { draft } from '#testing/post-answers.ts';
import {
  heldUploads,
  libraryPicture,
  pasteFiles,
  pictureFile,
  writingPosts,
} from '#testing/post-writing.ts';
import { problemBody } from '#testing/problem-body.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './posts.page.tsx';

const { stored } = writingPosts(() => [
  draft({ id: 'a', title: 'Solar', posts: ['One two', 'Three'] }),
]);

const open = () =>
  renderWithProviders(<Page />, { path: '/admin/blog?post=a', pattern: '/admin/blog' });
const section = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const uploads = () => heldUploads((place) => `p${place}`);

describe('pictures in the text of a post', () => {
  it('stand where the cursor was when they were pasted, also when someone types in the meantime', async () => {
    const arrive = uploads();
    open();
    const area = await section('Section 1');
    area.setSelectionRange(3, 3);
    pasteFiles(area, [pictureFile('a.png'), pictureFile('b.png')]);
    expect(await screen.findByRole('progressbar', { name: /a\.png/ })).toBeTruthy();
    fireEvent.change(area, { target: { value: 'Zero One two' } });
    await arrive();
    await arrive();
    await waitFor(() =>
      expect(area.value).toBe(
        'Zero One\n\n![](/media/p1/8x8.webp)\n\n![](/media/p2/8x8.webp)\n\n two',
      ),
    );
    expect((await section('Section 2')).value).toBe('Three');
  });

  it('say what they show and what is under them in fields of their own', async () => {
    stored[0] = draft({ id: 'a', posts: ['One\n\n![](/media/p/8x8.webp)\n\nTwo'] });
    const { user } = open();
    expect(await screen.findByText(/1 without alt text/)).toBeTruthy();
    fireEvent.change(await section('Alt text of picture 1'), { target: { value: 'A [roof]' } });
    fireEvent.change(await section('Caption of picture 1'), { target: { value: 'Buea' } });
    expect(screen.queryByText(/without alt text/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update Post' }));
    await waitFor(() =>
      expect(stored[0]?.posts).toEqual(['One\n\n![A \\[roof\\]](/media/p/8x8.webp "Buea")\n\nTwo']),
    );
  });

  it('come from the library with what it says that they show', async () => {
    server.use(
      answer('library.list', () => ({
        items: [libraryPicture('roof', 'A roof')],
        next: null,
        total: 1,
      })),
      answer('library.tags', () => []),
    );
    const { user } = open();
    const area = await section('Section 2');
    await user.click(
      within(screen.getByRole('group', { name: 'Insert into section 2' })).getByRole('button', {
        name: 'Picture from the library',
      }),
    );
    await user.click(await screen.findByRole('button', { name: /roof/ }));
    await user.click(screen.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(area.value).toContain('![A roof](/media/roof/8x8.webp)'));
    expect(area.value).toContain('Three');
  });

  it.each([
    ['IMG_1.heic', 'image/heic', 1, /HEIC/],
    ['plan.pdf', 'application/pdf', 1, /picture/],
    ['harbour.png', 'image/png', 30 * 1024 * 1024, /at most 12 MB/],
  ])(
    'refuse %s (%s, %d bytes) in a sentence, and keep the text',
    async (name, type, size, words) => {
      Element.prototype.scrollIntoView = vi.fn();
      open();
      const area = await section('Section 1');
      const file = Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
      pasteFiles(area, [file]);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toMatch(words);
      const [shown] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
      expect((shown as Element).contains(alert)).toBe(true);
      expect(area.value).toBe('One two');
    },
  );

  it('are offered again when they did not arrive, and the text is kept', async () => {
    server.use(http.post('*/api/library/', () => HttpResponse.error()));
    const { user } = open();
    const area = await section('Section 1');
    fireEvent.drop(area, { dataTransfer: { files: [pictureFile()], types: ['Files'] } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(area.value).toBe('One two');
    const arrive = uploads();
    await user.click(again);
    await arrive();
    await waitFor(() => expect(area.value).toContain('![](/media/p1/8x8.webp)'));
  });

  it('leave the words of an office program, which sends a picture of them along', async () => {
    open();
    const types = ['Files', 'text/plain'];
    const event = pasteFiles(await section('Section 1'), [pictureFile()], types);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('a picture that someone else has deleted', () => {
  const GONE = '![](/media/gone/8x8.webp)';
  const HERE = '![](/media/here/8x8.webp)';
  const MESSAGE = 'A picture of this section was deleted while you were editing.';

  /** Saving is refused for as long as the text shows the picture and it is in the trash. */
  function deleted() {
    const trash = new Set(['gone']);
    server.use(
      http.head('*/media/:id/:file', ({ params }) => {
        const status = trash.has(String(params.id)) ? 404 : 200;
        return new HttpResponse(null, { status });
      }),
      answer('admin.trash.restore', ({ params }) => {
        trash.delete(params.id);
        return { name: 'sun', notes: [] };
      }),
      http.put('*/blogs/:id', async ({ request }) => {
        const { posts } = (await request.clone().json()) as { posts: string[] };
        const path = `posts.${posts.findIndex((text) => text.includes('/media/gone/'))}`;
        if (trash.size === 0 || path === 'posts.-1') return undefined;
        const problem = problemBody('invalid', MESSAGE, {
          errors: [{ path, code: 'pictureDeleted', message: MESSAGE }],
        });
        return HttpResponse.json(problem, { status: 422 });
      }),
    );
    stored[0] = draft({ id: 'a', posts: ['One', `Two\n\n${HERE}\n\n${GONE}\n\nThree`] });
  }

  it.each([
    ['Restore section', `Changed\n\n${HERE}\n\n${GONE}\n\nThree`],
    ['Remove', `Changed\n\n${HERE}\n\n\n\nThree`],
  ])('is shown at the picture when the post is saved: %s', async (choice, text) => {
    deleted();
    const { user } = open();
    const area = await section('Section 2');
    fireEvent.change(area, { target: { value: area.value.replace('Two', 'Changed') } });
    await user.click(screen.getByRole('button', { name: 'Update Post' }));
    const notice = await screen.findByText('This picture was deleted');
    expect(screen.getAllByText('This picture was deleted')).toHaveLength(1);
    const item = notice.closest<HTMLElement>('li') as HTMLElement;
    expect(within(item).getByLabelText('Alt text of picture 2')).toBeTruthy();
    expect(screen.getByText(MESSAGE)).toBeTruthy();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Failed to update blog post')).toBeTruthy();
    await user.click(within(item).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByText('This picture was deleted')).toBeNull());
    await waitFor(() => expect(screen.queryByText(MESSAGE)).toBeNull());
    await waitFor(() => expect(dialog.queryByText('Failed to update blog post')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(stored[0]?.posts).toEqual(['One', text]));
  });
});

describe('the sections of a post', () => {
  const texts = () =>
    screen
      .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Section \d$/ })
      .map(({ value }) => value);

  it('are moved by keys and by buttons, with what was typed in them', async () => {
    const { user } = open();
    fireEvent.change(await section('Section 1'), { target: { value: 'Changed' } });
    screen.getByRole('button', { name: 'Move Section 1' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(texts()).toEqual(['Three', 'Changed']);
    await user.click(screen.getByRole('button', { name: 'Move Section 2 up' }));
    expect(texts()).toEqual(['Changed', 'Three']);
    await user.keyboard('{Home}');
    await user.click(screen.getByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(stored[0]?.posts).toEqual(['Changed', 'Three']));
  });

  it('come back where they stood when they were deleted by mistake', async () => {
    const { user } = open();
    fireEvent.change(await section('Section 1'), { target: { value: 'Changed' } });
    await user.click(screen.getByRole('button', { name: 'Remove section 1' }));
    expect(texts()).toEqual(['Three']);
    expect(screen.queryByRole('button', { name: /Remove section/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore section' }));
    expect(texts()).toEqual(['Changed', 'Three']);
    expect(screen.queryByText('Section 1 was deleted.')).toBeNull();
  });
});

describe('what is brought into the text of a post', () => {
  it('becomes Markdown where it was formatted, and stays as it is where it was not', async () => {
    open();
    const area = await section('Section 2');
    area.setSelectionRange(5, 5);
    const copied = (html: string) => ({
      clipboardData: {
        files: [],
        types: ['text/plain', 'text/html'],
        getData: (type: string) => (type === 'text/html' ? html : 'plain'),
      },
    });
    const formatted = createEvent.paste(area, copied('<h2>Rain</h2><p>It <b>rains</b>.</p>'));
    fireEvent(area, formatted);
    expect(formatted.defaultPrevented).toBe(true);
    await waitFor(() => expect(area.value).toBe('Three## Rain\n\nIt **rains**.'));
    const plain = createEvent.paste(area, copied('<div><span># Rain</span></div>'));
    fireEvent(area, plain);
    expect(plain.defaultPrevented).toBe(false);
  });

  it('may be a link to an article that visitors can read', async () => {
    stored.push(
      draft({ id: 'b', slug: 'rain-in-buea', title: 'Rain [in Buea]', status: 'published' }),
    );
    const { user } = open();
    const area = await section('Section 1');
    const tools = within(screen.getByRole('group', { name: 'Insert into section 1' }));
    await user.click(tools.getByRole('button', { name: 'Link to an article' }));
    const articles = within(await screen.findByRole('list', { name: 'Articles' }));
    expect(articles.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Rain [in Buea]',
    ]);
    await user.click(articles.getByRole('button'));
    await waitFor(() => expect(area.value).toContain('[Rain \\[in Buea\\]](/blog/rain-in-buea)'));
  });
});
