import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BlogPost, LibraryItem } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { draft, postAnswers } from '#testing/post-answers.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './blog.page.tsx';

let stored: BlogPost[];

beforeEach(() => {
  session.start({
    token: 'token',
    refreshToken: undefined,
    role: 'admin',
    email: 'admin@north.example',
  });
  stored = [draft({ id: 'a', title: 'Solar', posts: ['One two', 'Three'] })];
  server.use(...postAnswers(stored).handlers);
});
afterEach(() => {
  session.clear();
  localStorage.clear();
});

const open = () =>
  renderWithProviders(<Page />, { path: '/admin/blog?post=a', pattern: '/admin/blog' });
const section = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const picture = (name = 'sun.png') => new File(['x'], name, { type: 'image/png' });
const item = (id: string, alt = ''): LibraryItem => ({
  ...{ id, url: `/media/${id}/8x8.webp`, file: `${id}.png`, title: id, alt, uses: 0 },
  ...{ tags: [], size_bytes: 1, version: 1, date: '2026-03-04T00:00:00.000Z' },
});

/** The server stores pictures, each when it is let. */
function uploads() {
  const waiting: (() => void)[] = [];
  let count = 0;
  server.use(
    answer('library.upload', async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      count += 1;
      return item(`p${count}`);
    }),
  );
  return {
    async arrive() {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      waiting.shift()?.();
    },
  };
}

function paste(area: HTMLElement, files: readonly File[], types: readonly string[] = ['Files']) {
  const event = createEvent.paste(area, {
    clipboardData: { files, types, getData: () => '' },
  });
  fireEvent(area, event);
  return event;
}

describe('pictures in the text of a post', () => {
  it('stand where the cursor was when they were pasted, also when somebody types meanwhile', async () => {
    const { arrive } = uploads();
    open();
    const area = await section('Section 1');
    area.setSelectionRange(3, 3);
    paste(area, [picture('a.png'), picture('b.png')]);
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

  it('say what they show and what stands under them in fields of their own', async () => {
    stored[0] = draft({ id: 'a', posts: ['One\n\n![](/media/p/8x8.webp)\n\nTwo'] });
    const { user } = open();
    expect(await screen.findByText(/1 without a description/)).toBeTruthy();
    fireEvent.change(await section('What picture 1 shows'), { target: { value: 'A [roof]' } });
    fireEvent.change(await section('Caption of picture 1'), { target: { value: 'Buea' } });
    expect(screen.queryByText(/without a description/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update Post' }));
    await waitFor(() =>
      expect(stored[0]?.posts).toEqual(['One\n\n![A \\[roof\\]](/media/p/8x8.webp "Buea")\n\nTwo']),
    );
  });

  it('come from the library with what it says that they show', async () => {
    server.use(
      answer('library.list', () => ({ items: [item('roof', 'A roof')], next: null, total: 1 })),
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
    ['IMG_1.heic', 'image/heic', /HEIC/],
    ['plan.pdf', 'application/pdf', /picture/],
  ])('refuse %s in a sentence, and keep the text', async (name, type, words) => {
    Element.prototype.scrollIntoView = vi.fn();
    open();
    const area = await section('Section 1');
    paste(area, [new File(['x'], name, { type })]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    const [shown] = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
    expect((shown as Element).contains(alert)).toBe(true);
    expect(area.value).toBe('One two');
  });

  it('are offered again when they did not arrive, and the text is kept', async () => {
    server.use(http.post('*/api/library/', () => HttpResponse.error()));
    const { user } = open();
    const area = await section('Section 1');
    fireEvent.drop(area, { dataTransfer: { files: [picture()], types: ['Files'] } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(area.value).toBe('One two');
    const { arrive } = uploads();
    await user.click(again);
    await arrive();
    await waitFor(() => expect(area.value).toContain('![](/media/p1/8x8.webp)'));
  });

  it('leave the words of an office program, which sends a picture of them along', async () => {
    open();
    const event = paste(await section('Section 1'), [picture()], ['Files', 'text/plain']);
    expect(event.defaultPrevented).toBe(false);
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
    await user.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(texts()).toEqual(['Changed', 'Three']);
    expect(screen.queryByText('Section 1 is deleted.')).toBeNull();
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
