import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '#features/back-office/posts/editor/use-post-editor.ts';
import { draftKey, listDrafts, removeDraft, saveDraft } from '#lib/saved-drafts.ts';
import { answer, refuse } from '#testing/answer.ts';
import { secondsFromNow } from '#testing/now.ts';
import { draft } from '#testing/post-answers.ts';
import { WRITER, writingPosts } from '#testing/post-writing.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './posts.page.tsx';

const { stored } = writingPosts(() => [draft({ id: 'a', title: 'Solar', posts: ['One', 'Two'] })]);

const NEW = '/admin/blog?post=new';
const open = (path: string) => renderWithProviders(<Page />, { path, pattern: '/admin/blog' });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });
const fill = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function writePost(title: string) {
  fill(await field('Title'), title);
  fill(await field('Description'), 'On rain.');
  fill(await field('Section 1'), 'It rains.');
}

describe('what is not saved yet', () => {
  const leaveTab = async () => {
    // the browser's own draft is written first, a moment after the last letter
    await waitFor(() => expect(listDrafts(WRITER, 'post:a')).not.toEqual([]));
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('is kept on the server, which is said, and offered on another device', async () => {
    const kept: { content: string; version: number }[] = [];
    server.use(
      answer('postDrafts.keep', ({ body }) => {
        kept.push(body);
        return { version: 1, saved_at: secondsFromNow(0) };
      }),
    );
    const { unmount } = open('/admin/blog?post=a');
    fill(await field('Title'), 'Half a thought');
    await leaveTab();
    expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeTruthy();
    unmount();
    for (const { key } of listDrafts(WRITER, 'post:a')) removeDraft(key);
    const [draftOf] = kept;
    server.use(
      answer('postDrafts.get', {
        draft: { content: draftOf?.content ?? '', version: 1, saved_at: secondsFromNow(0) },
      }),
    );
    const { user } = open('/admin/blog?post=a');
    await user.click(await press('Restore'));
    expect((await field('Title')).value).toBe('Half a thought');
    expect(stored[0]?.title).toBe('Solar');
  });

  it('is not kept on the server any longer once it is saved', async () => {
    const dropped: string[] = [];
    server.use(
      answer('postDrafts.drop', ({ params }) => {
        dropped.push(params.id);
        return undefined;
      }),
    );
    const { user } = open('/admin/blog?post=a');
    fill(await field('Title'), 'A whole thought');
    await leaveTab();
    expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeTruthy();
    expect(dropped).toEqual([]);
    await user.click(await press('Update Post'));
    await isClosed();
    expect(stored[0]?.title).toBe('A whole thought');
    await waitFor(() => expect(dropped).toEqual(['a']));
  });

  it('says that it is written elsewhere, too, and loses nothing', async () => {
    server.use(refuse('postDrafts.keep', 'conflict'));
    open('/admin/blog?post=a');
    fill(await field('Title'), 'From here');
    await leaveTab();
    expect(await screen.findByText(/You are also writing this on another device/)).toBeTruthy();
    expect((await field('Title')).value).toBe('From here');
  });
});

describe('two new articles of one person', () => {
  const words = (content: string) => (JSON.parse(content) as { values: PostInForm }).values.title;
  interface PostInForm {
    title: string;
  }
  const lookAway = () => document.dispatchEvent(new Event('visibilitychange'));
  const isWritten = () =>
    waitFor(() => expect(listDrafts(WRITER, 'post:new').length).toBeGreaterThan(0));
  /** What another tab keeps, in the browser and on the server. */
  const other = (title: string) => ({
    format: 2,
    addition: 'the-other-tab',
    values: { ...valuesOf(undefined), title },
  });

  it('are kept on the server by their own words', async () => {
    const kept: string[] = [];
    server.use(
      answer('postDrafts.keep', ({ body }) => {
        kept.push(words(body.content));
        return { version: 1, saved_at: secondsFromNow(0) };
      }),
    );
    open(NEW);
    fill(await field('Title'), 'First article');
    await isWritten();
    const later = new Date(secondsFromNow(60));
    saveDraft(draftKey(WRITER, 'post:new'), other('Second article'), later);
    lookAway();
    expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeTruthy();
    expect(kept).toEqual(['First article']);
  });

  it('do not replace each other there; the one that stays here says so, until there is room', async () => {
    const kept: [string, number][] = [];
    const dropped: string[] = [];
    const content = JSON.stringify(other('Second article'));
    const theirs = { content, version: 4, saved_at: secondsFromNow(0) };
    server.use(
      answer('postDrafts.get', { draft: theirs }),
      answer('postDrafts.keep', ({ body }) => {
        kept.push([words(body.content), body.version]);
        return { version: 1, saved_at: secondsFromNow(0) };
      }),
      answer('postDrafts.drop', ({ params }) => {
        dropped.push(params.id);
        return undefined;
      }),
    );
    const { user } = open(NEW);
    await screen.findByRole('button', { name: 'Restore' });
    fill(await field('Title'), 'First article');
    lookAway();
    expect(await screen.findByText(/The server has another unsaved draft of yours/)).toBeTruthy();
    expect(kept).toEqual([]);
    server.use(answer('postDrafts.get', { draft: null }));
    lookAway();
    expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeTruthy();
    expect(kept).toEqual([['First article', 0]]);
    expect(screen.queryByText(/The server has another unsaved draft of yours/)).toBeNull();
    expect(dropped).toEqual([]);
    fill(await field('Description'), 'On rain.');
    fill(await field('Section 1'), 'It rains.');
    await user.click(await press('Create Post'));
    await isClosed();
    await waitFor(() => expect(dropped).toEqual(['new']));
  });

  it('leave the draft of the other one alone when they are saved', async () => {
    const dropped: string[] = [];
    const content = JSON.stringify(other('Second article'));
    const theirs = { content, version: 4, saved_at: secondsFromNow(0) };
    server.use(
      answer('postDrafts.get', { draft: theirs }),
      answer('postDrafts.drop', ({ params }) => {
        dropped.push(params.id);
        return undefined;
      }),
    );
    const first = open(NEW);
    await screen.findByRole('button', { name: 'Restore' });
    await writePost('First article');
    lookAway();
    await screen.findByText(/The server has another unsaved draft of yours/);
    await first.user.click(await press('Create Post'));
    await isClosed();
    first.unmount();
    const { user } = open(NEW);
    await user.click(await press('Discard'));
    await waitFor(() => expect(dropped).toEqual(['new']));
  });
});

describe('a draft from when the sections of an article were called its posts', () => {
  const { sections: _sections, ...values } = valuesOf(undefined);
  const posts = [{ text: 'It rains.' }, { text: 'It pours.' }];
  const old = { format: 2, addition: 'long-ago', values: { ...values, title: 'Rain', posts } };
  const isBack = async () => {
    const { user } = open(NEW);
    await user.click(await press('Restore'));
    expect((await field('Section 1')).value).toBe('It rains.');
    expect((await field('Section 2')).value).toBe('It pours.');
  };

  it('is restored from the browser', async () => {
    saveDraft(draftKey(WRITER, 'post:new'), { ...old, sent: [old.values] });
    await isBack();
  });

  it('is restored from the server', async () => {
    const kept = { content: JSON.stringify(old), version: 1, saved_at: secondsFromNow(0) };
    server.use(answer('postDrafts.get', { draft: kept }));
    await isBack();
  });

  it('of a stored article is restored with the article it was made from', async () => {
    saveDraft(draftKey(WRITER, 'post:a'), { ...old, stored: stored[0] });
    const { user } = open('/admin/blog?post=a');
    await user.click(await press('Restore'));
    expect((await field('Section 2')).value).toBe('It pours.');
  });
});

describe('a new article that was created elsewhere from the same draft', () => {
  const long = 'It rains, for weeks on end, and the river comes.';
  /** The other device has gone on with the draft, and published it under its key. */
  const publishElsewhere = () => {
    const there = draft({
      ...{ id: 'there', title: 'Rain', description: 'On rain.', slug: 'rain' },
      ...{ posts: ['It rains.', long], status: 'published', version: 1 },
    });
    stored.unshift(there);
    server.use(answer('blogs.create', there));
  };

  it('is not written over, nor taken off the site: both versions are shown', async () => {
    const { user } = open(NEW);
    await writePost('Rain');
    publishElsewhere();
    await user.click(await press('Create Post'));
    expect(await screen.findByText('Changed on another device')).toBeTruthy();
    expect(stored[0]).toMatchObject({ status: 'published', posts: ['It rains.', long] });
    await user.click(await press('Save this'));
    await isClosed();
    expect(stored[0]).toMatchObject({ status: 'published', posts: ['It rains.', long] });
  });

  it('is mentioned where the browser offers its copy of the draft', async () => {
    const content = { format: 2, addition: 'key-of-both', values: valuesOf(undefined), tries: [] };
    saveDraft(draftKey(WRITER, 'post:new'), {
      ...content,
      values: { ...content.values, title: 'R' },
    });
    server.use(
      answer('postDrafts.get', ({ query: { key } }) =>
        key === 'key-of-both' ? { draft: null, created: 'there' } : { draft: null },
      ),
    );
    open(NEW);
    expect(await screen.findByText(/^A post was already created from it/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy();
  });

  it('takes what was typed here since, once that is chosen', async () => {
    const { user } = open(NEW);
    await writePost('Rain');
    fill(await field('Description'), 'On rain, and floods.');
    publishElsewhere();
    await user.click(await press('Create Post'));
    await screen.findByText('Changed on another device');
    await user.click(screen.getByRole('radio', { name: /On rain, and floods/ }));
    await user.click(await press('Save this'));
    await isClosed();
    expect(stored[0]).toMatchObject({
      ...{ description: 'On rain, and floods.', status: 'published', posts: ['It rains.', long] },
    });
  });
});

describe('an editor that was opened without a line', () => {
  it('keeps on the server what is typed as soon as the line is back', async () => {
    const kept: number[] = [];
    const asked: string[] = [];
    server.use(
      http.get('*/posts/:id/draft/', () => {
        asked.push('again');
        return HttpResponse.error();
      }),
      answer('postDrafts.keep', ({ body }) => {
        kept.push(body.version);
        return { version: 1, saved_at: secondsFromNow(0) };
      }),
    );
    open('/admin/blog?post=a');
    fill(await field('Title'), 'Half a thought');
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    server.use(answer('postDrafts.get', { draft: null }));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeTruthy();
    expect(kept).toEqual([0]);
  });

  it('asks again with the next change, too', async () => {
    let fails = 0;
    server.use(
      http.get('*/posts/:id/draft/', () => {
        fails += 1;
        return HttpResponse.error();
      }),
    );
    open('/admin/blog?post=a');
    const title = await field('Title');
    await waitFor(() => expect(fails).toBeGreaterThan(0));
    server.use(answer('postDrafts.get', { draft: null }));
    fill(title, 'Half a thought');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/^Draft saved \d\d:\d\d$/)).toBeTruthy();
  });
});

describe('two tabs that go on with one draft', () => {
  const DRAFT = '*/posts/:id/draft/';
  interface OnServer {
    content: string;
    version: number;
  }

  /** The server's copy; an answer is lost before or after its request has arrived. */
  function serverCopy() {
    const state = {
      copy: undefined as OnServer | undefined,
      losing: undefined as 'request' | 'answer' | undefined,
      dropped: [] as (string | null)[],
    };
    const saved_at = secondsFromNow(60);
    server.use(
      http.get(DRAFT, () =>
        HttpResponse.json({ draft: state.copy ? { ...state.copy, saved_at } : null }),
      ),
      http.put(DRAFT, async ({ request }) => {
        const { content, version } = (await request.json()) as OnServer;
        const { losing } = state;
        state.losing = undefined;
        if (losing === 'request') return HttpResponse.error();
        if (version !== (state.copy?.version ?? 0)) return HttpResponse.json({}, { status: 409 });
        state.copy = { content, version: version + 1 };
        if (losing === 'answer') return HttpResponse.error();
        return HttpResponse.json({ version: version + 1, saved_at });
      }),
      http.delete(DRAFT, ({ request }) => {
        state.dropped.push(new URL(request.url).searchParams.get('version'));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return state;
  }

  const titleOf = (copy: OnServer | undefined) =>
    copy && (JSON.parse(copy.content) as { values: { title: string } }).values.title;
  /** The other tab goes on with it, after having seen what is there. */
  const written = ({ content, version }: OnServer, title: string): OnServer => {
    const before = JSON.parse(content) as { values: object };
    const values = { ...before.values, title };
    return { content: JSON.stringify({ ...before, values }), version: version + 1 };
  };
  const type = async (title: string) => {
    fill(await field('Title'), title);
    await waitFor(() => {
      const [newest] = listDrafts(WRITER, 'post:a');
      expect(titleOf({ content: JSON.stringify(newest?.content), version: 0 })).toBe(title);
    });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const isKept = (state: { copy: OnServer | undefined }, title: string) =>
    waitFor(() => expect(titleOf(state.copy)).toBe(title));

  it('replace nothing of each other after an answer was lost', async () => {
    const state = serverCopy();
    open('/admin/blog?post=a');
    await type('First');
    await isKept(state, 'First');
    state.losing = 'answer';
    await type('First, and more');
    await isKept(state, 'First, and more');
    state.copy = written(state.copy as OnServer, 'Second');
    await type('First, and still more');
    expect(await screen.findByText(/You are also writing this on another device/)).toBeTruthy();
    expect(titleOf(state.copy)).toBe('Second');
    // nor is it dropped when the first one is saved
    const contents = listDrafts(WRITER, 'post:a').map(({ content }) => JSON.stringify(content));
    expect(contents.map((content) => titleOf({ content, version: 0 })).sort()).toEqual([
      'First, and still more',
      'Second',
    ]);
    fireEvent.click(await press('Update Post'));
    await isClosed();
    expect(stored[0]?.title).toBe('First, and still more');
    expect(state.dropped).toEqual([]);
  });

  it.each(['request', 'answer'] as const)('go on where only the %s was lost', async (losing) => {
    const state = serverCopy();
    open('/admin/blog?post=a');
    await type('First');
    await isKept(state, 'First');
    state.losing = losing;
    await type('First, and more');
    await waitFor(() => expect(state.losing).toBeUndefined());
    await type('First, and still more');
    await isKept(state, 'First, and still more');
    expect(screen.queryByText(/You are also writing this on another device/)).toBeNull();
    fireEvent.click(await press('Update Post'));
    await isClosed();
    await waitFor(() => expect(state.dropped).toEqual([`${state.copy?.version}`]));
  });
});
