import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Post, PostInput } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setTimeZone } from '#lib/moments.ts';
import { listDrafts } from '#lib/saved-drafts.ts';
import { answer, refuse } from '#testing/answer.ts';
import { draft } from '#testing/post-answers.ts';
import { WRITER, writingPosts } from '#testing/post-writing.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './posts.page.tsx';

const { stored, put } = writingPosts(() => [
  draft({ id: 'a', title: 'Solar', color: 'green', icon: '🚀', posts: ['One', 'Two'] }),
]);

const NEW = '/admin/blog?post=new';
const open = (path: string) => renderWithProviders(<Page />, { path, pattern: '/admin/blog' });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });
const fill = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function writePost(title = 'Rain') {
  fill(await field('Title'), title);
  fill(await field('Description'), 'On rain.');
  fill(await field('Section 1'), 'It rains.');
}

describe('a new post', () => {
  it('starts as a draft with one empty section, the memo and the default color', async () => {
    const { user } = open('/admin/blog');
    await user.click(await press('New Post'));
    const form = within(await dialog('Create New Blog Post'));
    const title = await field('Title');
    expect(document.activeElement).toBe(title);
    expect(
      form
        .getAllByRole<HTMLInputElement>('radio')
        .map((one) => one.ariaLabel)
        .filter(Boolean),
    ).toEqual([
      'Memo',
      'Light bulb',
      'Rocket',
      'Wrench',
      'Globe',
      'Money bag',
      'Target',
      'Lightning',
    ]);
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Memo' }).checked).toBe(true);
    expect(form.getByRole<HTMLSelectElement>('combobox', { name: 'Color' }).value).toBe(
      'default-color',
    );
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Save as Draft' }).checked).toBe(true);
    expect((await field('Section 1')).value).toBe('');
    expect(form.getByLabelText<HTMLTextAreaElement>('Section 1').rows).toBe(5);
    expect(form.queryByRole('button', { name: /Remove section/ })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await isClosed();
  });

  it('is sent with the chosen status, without its empty sections, and closes', async () => {
    const sent: PostInput[] = [];
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.use(
      answer('blogs.create', async ({ body }) => {
        sent.push(body);
        await waiting;
        return draft({ ...body, id: 'new', status: body.status ?? 'draft' });
      }),
    );
    const { user } = open(NEW);
    await writePost();
    await user.click(screen.getByRole('radio', { name: 'Lightning' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Blue');
    await user.click(await press('Add Section'));
    await user.click(await press('Add Section'));
    fill(await field('Section 3'), 'Still.');
    await user.click(screen.getByRole('radio', { name: 'Publish Now' }));
    await user.click(await press('Create Post'));
    expect(await press('Creating...')).toBeTruthy();
    goOn();
    await isClosed();
    expect(sent).toMatchObject([
      {
        title: 'Rain',
        icon: '⚡',
        color: 'blue',
        status: 'published',
        posts: ['It rains.', 'Still.'],
      },
    ]);
    expect(listDrafts(WRITER, 'post:new')).toEqual([]);
  });

  it('is by the company, or by anyone who of the team is chosen', async () => {
    const { user } = open(NEW);
    await writePost();
    const author = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Author' });
    await screen.findByRole('option', { name: 'Kum Bih' });
    const names = within(author)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual(['The company', 'Adjoa Mbella', 'Kum Bih']);
    expect(author.value).toBe('');
    await user.selectOptions(author, 'Kum Bih');
    await user.click(await press('Create Post'));
    await isClosed();
    expect(stored[0]?.author_id).toBe('p2');
  });

  it('has an address, tags, a date and words for search engines where someone writes them', async () => {
    const { user } = open(NEW);
    await writePost();
    await user.click(screen.getByText('Slug, tags, cover and search engines'));
    fill(await field('Slug'), 'rain-in-limbe');
    fill(await field('Tags'), 'Buéa, , Mobile money ');
    fill(await field('Title for search engines'), 'Rain, found');
    fill(await field('Description for search engines'), 'When it rains, and where.');
    fill(screen.getByLabelText('Date of the article'), '2020-05-17T08:30');
    await user.click(await press('Create Post'));
    await isClosed();
    expect(stored[0]).toMatchObject({
      slug: 'rain-in-limbe',
      tags: ['Buéa', 'Mobile money'],
      seo_title: 'Rain, found',
      seo_description: 'When it rains, and where.',
      created_at: new Date('2020-05-17T08:30').toISOString(),
    });
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const { user } = open(NEW);
    await user.click(await press('Create Post'));
    for (const message of [
      'Title is required',
      'Description is required',
      'Every section needs text',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })),
    );
    expect(stored).toHaveLength(1);
  });

  it('stays open when it could not be created, says so above the list, and keeps all', async () => {
    server.use(refuse('blogs.create', 'unavailable'));
    const { user } = open(NEW);
    await writePost();
    await user.click(await press('Create Post'));
    await waitFor(() =>
      expect(screen.getAllByText('Failed to create blog post', { exact: false })).toHaveLength(2),
    );
    expect((await field('Section 1')).value).toBe('It rains.');
  });

  it('is stored once however often it is sent, with what was written last', async () => {
    const keys: unknown[] = [];
    const put: unknown[] = [];
    const first = { arrived: undefined as Post | undefined };
    server.use(
      http.post('*/blogs/', async ({ request }) => {
        const { key, ...body } = (await request.json()) as PostInput & { key: string };
        keys.push(key);
        if (first.arrived) return HttpResponse.json(first.arrived, { status: 201 });
        // stored, but its answer is lost on the way
        first.arrived = draft({ ...body, id: 'made', status: 'draft', version: 1 });
        return HttpResponse.error();
      }),
      answer('blogs.update', ({ params, body, ifMatch }) => {
        put.push([params.id, body.title, ifMatch]);
        return draft({ ...body, id: 'made', status: body.status ?? 'draft' });
      }),
    );
    const { user } = open(NEW);
    await writePost();
    await user.click(await press('Create Post'));
    await waitFor(() =>
      expect(screen.getAllByText('Failed to create blog post', { exact: false })).toHaveLength(2),
    );
    fill(await field('Title'), 'Rain again');
    await user.click(await press('Create Post'));
    await isClosed();
    expect(keys).toEqual([expect.stringMatching(/^\w{8,64}$/), keys[0]]);
    expect(put).toEqual([['made', 'Rain again', '"1"']]);
  });

  it('goes under the same key after a reload', async () => {
    const keys: unknown[] = [];
    server.use(
      http.post('*/blogs/', async ({ request }) => {
        keys.push(((await request.json()) as { key: string }).key);
        return HttpResponse.error();
      }),
    );
    const failed = () =>
      waitFor(() =>
        expect(screen.getAllByText('Failed to create blog post', { exact: false })).toHaveLength(2),
      );
    const { user, unmount } = open(NEW);
    await writePost();
    await user.click(await press('Create Post'));
    await failed();
    unmount();
    const again = open(NEW);
    await again.user.click(await press('Restore'));
    await again.user.click(await press('Create Post'));
    await failed();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('can be scheduled, but not in the past', async () => {
    const { user } = open(NEW);
    await writePost();
    await user.click(screen.getByRole('radio', { name: 'Schedule' }));
    fill(await screen.findByLabelText('Publish on'), '2020-01-01T10:00');
    await user.click(await press('Create Post'));
    expect(await screen.findByText('Choose a time in the future')).toBeTruthy();
    fill(await screen.findByLabelText('Publish on'), '2040-01-01T10:00');
    await user.click(await press('Create Post'));
    await isClosed();
    expect(stored[0]).toMatchObject({
      status: 'scheduled',
      publish_at: new Date('2040-01-01T10:00').toISOString(),
    });
  });

  it("is scheduled by the company's clock", async () => {
    setTimeZone('Asia/Tokyo');
    onTestFinished(() => setTimeZone(undefined));
    const { user } = open(NEW);
    await writePost();
    await user.click(screen.getByRole('radio', { name: 'Schedule' }));
    fill(await screen.findByLabelText('Publish on'), '2040-01-01T10:00');
    await user.click(await press('Create Post'));
    await isClosed();
    expect(stored[0]).toMatchObject({ publish_at: '2040-01-01T01:00:00.000Z' });
  });

  it('tells at once of a text that is too long, however long it is', async () => {
    open(NEW);
    fill(await field('Section 1'), 'word '.repeat(1_000_000));
    expect(await screen.findByText('Must be at most 50,000 characters')).toBeTruthy();
  });

  it('moves the focus to the section that was added, or beside the one that was removed', async () => {
    const { user } = open(NEW);
    await user.click(await press('Add Section'));
    expect(document.activeElement).toBe(await field('Section 2'));
    await user.keyboard('Second');
    await user.click(await press('Remove section 1'));
    expect(document.activeElement).toBe(await field('Section 1'));
    await user.click(await press('Add Section'));
    await user.click(await press('Remove section 2'));
    expect(document.activeElement).toBe(await field('Section 1'));
    expect((await field('Section 1')).value).toBe('Second');
  });

  it('is previewed as it will be read', async () => {
    const { user } = open(NEW);
    await writePost();
    fill(await field('Section 1'), '## Why\n\nIt [rains](javascript:alert(1)) <b>hard</b>.');
    expect(await screen.findByText(/1 min read · 6 words/)).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    expect(await screen.findByRole('heading', { name: 'Why' })).toBeTruthy();
    expect(screen.getByText('It rains <b>hard</b>.')).toBeTruthy();
  });

  it('is marked up by buttons and keys', async () => {
    const { user } = open(NEW);
    const text = (await field('Section 1')) as unknown as HTMLTextAreaElement;
    fill(text, 'so dry');
    text.setSelectionRange(3, 6);
    await user.click(
      within(screen.getByRole('group', { name: 'Format section 1' })).getByRole('button', {
        name: 'Bold',
      }),
    );
    expect(text.value).toBe('so **dry**');
    fireEvent.keyDown(text, { key: 'i', ctrlKey: true });
    expect(text.value).toBe('so ***dry***');
  });
});

describe('the full page', () => {
  it('has what is written and what it becomes beside each other, and is remembered', async () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: true, media }) as unknown as MediaQueryList;
    const { user, unmount } = open(NEW);
    await writePost();
    await user.click(await press('Open in full page'));
    await user.click(await screen.findByRole('radio', { name: 'Markdown' }));
    fill(await field('Section 1'), 'It pours.');
    const frame = await screen.findByTitle<HTMLIFrameElement>('The article as visitors see it');
    expect(frame.getAttribute('src')).toBe('/blog/preview/live');
    expect((await field('Title')).value).toBe('Rain');
    expect(await dialog('Create New Blog Post')).toBeTruthy();
    unmount();
    open('/admin/blog?post=a');
    expect(await screen.findByRole('region', { name: 'Preview' })).toBeTruthy();
    await user.click(await press('Exit full page'));
    expect(await screen.findByRole('tab', { name: 'Write' })).toBeTruthy();
  });
});

describe('the article beside its text', () => {
  const frame = () => screen.findByTitle<HTMLIFrameElement>('The article as visitors see it');
  const online = () => act(() => window.dispatchEvent(new Event('online')));

  it('is loaded again with the line until it is there, and then stays', async () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: true, media }) as unknown as MediaQueryList;
    localStorage.setItem('postEditorFullPage', 'true');
    open('/admin/blog?post=a');
    const blank = await frame();
    online();
    const there = await frame();
    expect(there).not.toBe(blank);
    const { origin } = window.location;
    const ready = { data: { livePost: 'ready' }, source: there.contentWindow, origin };
    act(() => window.dispatchEvent(new MessageEvent('message', ready)));
    online();
    expect(await frame()).toBe(there);
  });
});

describe('what is pasted', () => {
  const paste = async (html: string) => {
    const data: Record<string, string> = { 'text/html': html, 'text/plain': 'plain' };
    const clipboardData = {
      files: [],
      types: Object.keys(data),
      getData: (of: string) => data[of],
    };
    fireEvent.paste(await field('Section 1'), { clipboardData });
  };

  it('is said to be cut where it was too long, with its last words', async () => {
    const { user } = open(NEW);
    await paste('<p>The end of much.</p>'.repeat(30_000));
    const said = await screen.findByText(/Your pasted text was cut at/);
    expect(said.textContent).toContain('The end of much.”. Paste the rest');
    await user.click(await press('Dismiss'));
    expect(screen.queryByText(/Your pasted text was cut at/)).toBeNull();
  });

  it('says which pictures did not come along', async () => {
    open(NEW);
    await paste('<p>Before <img src="https://other.example/a.png"> and <b>after</b></p>');
    expect(await screen.findByText(/1 picture could not be pasted/)).toBeTruthy();
  });

  it('is whole where nothing is said', async () => {
    open(NEW);
    await paste('<p>The end of <b>much</b>.</p>'.repeat(2_000));
    const text = await field('Section 1');
    await waitFor(() => expect(text.value.split('\n\n')).toHaveLength(2_000));
    expect(screen.queryByText(/Your pasted text was cut at/)).toBeNull();
  });
});

describe('editing a post', () => {
  it('shows what it is, and saves what was changed', async () => {
    const { user } = open('/admin/blog');
    await user.click(await press('Edit Post'));
    const form = within(await dialog('Edit Blog Post'));
    expect((await field('Section 2')).value).toBe('Two');
    expect(form.getByRole<HTMLInputElement>('radio', { name: 'Rocket' }).checked).toBe(true);
    await user.click(form.getByRole('button', { name: 'Remove section 1' }));
    expect(form.queryByRole('button', { name: /Remove section/ })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Update Post' }));
    await isClosed();
    expect(stored[0]).toMatchObject({
      posts: ['Two'],
      status: 'draft',
      icon: '🚀',
      color: 'green',
    });
  });

  it('says that it is being saved', async () => {
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.use(
      answer('blogs.update', async () => {
        await waiting;
        return draft({ id: 'a' });
      }),
    );
    const { user } = open('/admin/blog?post=a');
    fill(await field('Title'), 'Changed');
    await user.click(await press('Update Post'));
    expect(await press('Updating...')).toBeTruthy();
    goOn();
    await isClosed();
  });

  it('stays open when it could not be saved, and says so above the list', async () => {
    server.use(refuse('blogs.update', 'unavailable'));
    const { user } = open('/admin/blog?post=a');
    fill(await field('Title'), 'Changed');
    await user.click(await press('Update Post'));
    await waitFor(() =>
      expect(screen.getAllByText('Failed to update blog post', { exact: false })).toHaveLength(2),
    );
    expect((await field('Title')).value).toBe('Changed');
  });

  it('asks before changes are lost', async () => {
    const { user } = open('/admin/blog?post=a');
    fill(await field('Title'), 'Changed');
    await user.click(await press('Cancel'));
    const asking = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
    await user.click(within(asking).getByRole('button', { name: 'Cancel' }));
    expect((await field('Title')).value).toBe('Changed');
    await user.keyboard('{Escape}');
    await user.click(await press('Discard changes'));
    await isClosed();
    expect(listDrafts(WRITER, 'post:a')).toEqual([]);
  });

  it('offers what was left when the session ended', async () => {
    const first = open('/admin/blog?post=a');
    fill(await field('Title'), 'Unsaved');
    first.unmount();
    const { user } = open('/admin/blog?post=a');
    expect((await field('Title')).value).toBe('Solar');
    await user.click(await press('Restore'));
    expect((await field('Title')).value).toBe('Unsaved');
    await user.click(await press('Update Post'));
    await isClosed();
    expect(stored[0]?.title).toBe('Unsaved');
    expect(listDrafts(WRITER, 'post:a')).toEqual([]);
  });

  it('says that the post is gone', async () => {
    server.use(refuse('blogs.get', 'not-found'));
    open('/admin/blog?post=a');
    expect(await screen.findByText(/This post no longer exists/)).toBeTruthy();
  });
});

describe('two people with one post', () => {
  /** Someone else saves while it is open here; from then on the server minds versions. */
  async function diverge(theirs: Partial<Post> = {}) {
    const view = open('/admin/blog?post=a');
    fill(await field('Title'), 'Mine');
    fill(await field('Section 2'), 'Two of mine');
    put('a', { title: 'Theirs', description: 'Of theirs', version: 2, ...theirs });
    server.use(
      http.put('*/blogs/:id', ({ request }) => {
        const current = stored[0];
        if (request.headers.get('if-match') === `"${current?.version}"`) return undefined;
        const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };
        const words = { detail: 'There is a newer version.', message: 'There is a newer version.' };
        return HttpResponse.json({ ...problem, ...words, current }, { status: 409 });
      }),
    );
    await view.user.click(await press('Update Post'));
    return { ...view, conflict: await dialog('Changed by someone else') };
  }

  it('are shown both, and nothing is overwritten until someone chooses', async () => {
    const { user, conflict } = await diverge();
    expect(stored[0]?.title).toBe('Theirs');
    const title = within(within(conflict).getByRole('group', { name: 'Title' }));
    expect(title.getByText('Mine')).toBeTruthy();
    expect(title.getAllByText('Theirs')).toHaveLength(2);
    expect(conflict.textContent).toContain('1 left to choose');
    const save = within(conflict).getByRole<HTMLButtonElement>('button', {
      name: 'Save this',
    });
    expect(save.disabled).toBe(true);
    await user.click(title.getByRole('radio', { name: /^Yours/ }));
    await user.click(save);
    await isClosed();
    expect(stored[0]).toMatchObject({
      title: 'Mine',
      description: 'Of theirs',
      posts: ['One', 'Two of mine'],
    });
  });

  it('who wrote in the same section are shown both texts, and neither is lost', async () => {
    const { user, conflict } = await diverge({ posts: ['One', 'Two of theirs'] });
    const sections = within(
      within(conflict).getByRole('group', { name: /^Section 2, paragraph 1/ }),
    );
    expect(sections.getByText('Two of mine')).toBeTruthy();
    expect(sections.getAllByText('Two of theirs').length).toBeGreaterThan(0);
    await user.click(within(conflict).getByRole('button', { name: 'Decide later' }));
    expect((await field('Section 2')).value).toBe('Two of mine');
    expect(stored[0]?.posts).toEqual(['One', 'Two of theirs']);
    await user.click(await press('Update Post'));
    const again = within(await dialog('Changed by someone else'));
    await user.click(again.getByRole('button', { name: 'All theirs' }));
    await user.click(again.getByRole('button', { name: 'Save this' }));
    await isClosed();
    expect(stored[0]?.posts).toEqual(['One', 'Two of theirs']);
  });

  it('keep all of one', async () => {
    const { user, conflict } = await diverge();
    await user.click(within(conflict).getByRole('button', { name: 'All yours' }));
    await user.click(within(conflict).getByRole('button', { name: 'Save this' }));
    await isClosed();
    expect(stored[0]).toMatchObject({ title: 'Mine', description: 'Description' });
  });

  it('take all of theirs, which needs no saving', async () => {
    const { user, conflict } = await diverge();
    await user.click(within(conflict).getByRole('button', { name: 'All theirs' }));
    await user.click(within(conflict).getByRole('button', { name: 'Save this' }));
    await isClosed();
    expect(stored[0]).toMatchObject({ title: 'Theirs', version: 2, posts: ['One', 'Two'] });
  });

  it('are not asked where both did the same', async () => {
    const { user } = open('/admin/blog?post=a');
    fill(await field('Title'), 'Theirs');
    put('a', { title: 'Theirs', version: 2 });
    const asked: unknown[] = [];
    server.use(
      http.put('*/blogs/:id', ({ request }) => {
        asked.push(request.headers.get('if-match'));
        if (asked.length > 1) return undefined;
        const problem = { type: 'about:blank', title: 'Conflict', status: 409, code: 'conflict' };
        const words = { detail: 'Newer.', message: 'Newer.' };
        return HttpResponse.json({ ...problem, ...words, current: stored[0] }, { status: 409 });
      }),
    );
    await user.click(await press('Update Post'));
    await isClosed();
    // what is stored says it already
    expect(asked).toEqual(['"1"']);
  });

  it('edit on, and are asked again', async () => {
    const { user, conflict } = await diverge();
    await user.click(within(conflict).getByRole('button', { name: 'Decide later' }));
    expect((await field('Title')).value).toBe('Mine');
    await user.click(await press('Update Post'));
    expect(await dialog('Changed by someone else')).toBeTruthy();
    expect(stored[0]?.title).toBe('Theirs');
  });
});

describe('the author of a post that is there', () => {
  it('stays who it was, also after they have left the team page', async () => {
    stored[0] = draft({ id: 'a', title: 'Solar', author_id: 'gone', posts: ['One'] });
    const { user } = open('/admin/blog?post=a');
    const author = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Author' });
    expect(author.value).toBe('gone');
    expect(within(author).getByRole('option', { selected: true }).textContent).toBe(
      'Not on the team page',
    );
    fill(await field('Title'), 'Sun');
    await user.click(await press('Update Post'));
    await isClosed();
    expect(stored[0]).toMatchObject({ title: 'Sun', author_id: 'gone' });
  });
});
