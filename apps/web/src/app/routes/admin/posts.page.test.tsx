import { screen, waitFor, within } from '@testing-library/react';
import type { Post, PostSummary } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { overview } from '#testing/overview.ts';
import { draft, postAnswers } from '#testing/post-answers.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './posts.page.tsx';

let stored: Post[];

beforeEach(() => {
  stored = [
    draft({ id: 'a', title: 'Solar', status: 'published', posts: ['x'.repeat(60), 'Moon.'] }),
    draft({ id: 'b', title: 'Rain', posts: ['Water.'] }),
    draft({
      id: 'c',
      title: 'Wind',
      description: 'Air, and solar',
      status: 'scheduled',
      publish_at: '2030-05-01T10:00:00.000Z',
    }),
  ];
  server.use(...postAnswers(stored).handlers, answer('admin.overview', overview()));
});

afterEach(() => {
  vi.restoreAllMocks();
});

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

const open = (path = '/admin/blog') =>
  renderWithProviders(
    <>
      <Page />
      <Address />
    </>,
    { path },
  );
const address = () => screen.getByLabelText('address').textContent;
const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const shown = () => screen.queryAllByRole('rowheader', { hidden: true });
const finds = (titles: string[]) =>
  waitFor(() =>
    expect(shown().map((row) => /Solar|Rain|Wind/.exec(row.textContent ?? '')?.[0])).toEqual(
      titles,
    ),
  );

describe('the list of posts', () => {
  it('shows the figures and the posts, with what can be done', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Blog Management' });
    expect(['Total Posts', 'Published', 'Drafts', 'Total Content'].map(figure)).toEqual([
      '3',
      '1',
      '2',
      '4',
    ]);
    expect(screen.getByText('1 of them scheduled')).toBeTruthy();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Post', 'Content Items', 'Status', 'Actions']);
    expect(within(table).getByRole('cell', { name: `2 items ${'x'.repeat(50)}…` })).toBeTruthy();
    expect(within(table).getByRole('cell', { name: '1 item Water.' })).toBeTruthy();
    const links = within(table).getAllByRole<HTMLAnchorElement>('link', { name: 'View Post' });
    expect(links.map((link) => [link.pathname, link.target])).toEqual([['/blog/a', '_blank']]);
    expect(within(table).getAllByRole('button', { name: 'View Post' })).toHaveLength(1);
    expect(within(table).getAllByRole('button', { name: 'Edit Post' })).toHaveLength(2);
    expect(within(table).getAllByRole('button', { name: 'Delete Post' })).toHaveLength(2);
  });

  it('loads more on demand, and says when a post is scheduled', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await finds(['Solar', 'Rain', 'Wind']);
    expect(screen.getByRole('row', { name: /Wind/ }).textContent).toMatch(/Scheduled.*2030/);
  });

  it('is narrowed by status and search on the server, and keeps both in the address', async () => {
    const { user } = open('/admin/blog?status=draft');
    await finds(['Rain', 'Wind']);
    await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'solar');
    await finds(['Wind']);
    await waitFor(() => expect(address()).toBe('?status=draft&q=solar'));
    await user.click(screen.getByRole('radio', { name: 'Published' }));
    await finds(['Solar']);
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await finds(['Solar', 'Wind']);
    await waitFor(() => expect(address()).toBe('?q=solar'));
  });

  it('is narrowed by the fields of a post that lists are filtered by', async () => {
    const { user } = open();
    await finds(['Solar', 'Rain']);
    const asked: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('color'));
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color' }), 'Green');
    await waitFor(() => expect(asked).toContain('green'));
    expect(address()).toBe('?color=green');
  });

  it.each([
    ['/admin/blog?q=nothing+like+it', 'Try adjusting your search terms'],
    ['/admin/blog', 'Get started by creating your first blog post'],
  ])('says so when there is nothing at %s', async (path, hint) => {
    if (!path.includes('q=')) stored.length = 0;
    open(path);
    expect(await screen.findByRole('heading', { name: 'No posts found' })).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('says that the posts could not be fetched, and tries again', async () => {
    server.use(refuse('posts.list', 'unavailable'));
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch blog posts');
    server.use(...postAnswers(stored).handlers, answer('admin.overview', overview()));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});

describe('the languages of a post', () => {
  const made = { id: 'a-fr', locale: 'fr', status: 'published', changed: false } as const;
  const openFrench = async (...translations: PostSummary['translations']) => {
    server.use(
      answer('pages.company.get', { ...company, languages: { fr: true } }),
      ...postAnswers(stored, { a: translations }).handlers,
    );
    const { user, queries } = open();
    queries.setQueryData(['pages.company.get', {}], { ...company, languages: { fr: true } });
    const row = within(await screen.findByRole('row', { name: /Solar/ }));
    return { user, row };
  };

  it.each([
    ['Published', made],
    ['Draft', { ...made, status: 'draft' as const }],
    ['Original changed', { ...made, changed: true }],
  ])('are marked in the list: %s', async (state, translation) => {
    const { user, row } = await openFrench(translation);
    await user.click(await row.findByRole('link', { name: `FR, French: ${state}` }));
    expect(address()).toBe('?post=a-fr');
  });

  it('begin with a click where one is missing', async () => {
    const begun: unknown[] = [];
    const { user, row } = await openFrench();
    server.use(
      answer('posts.translate', ({ params, body }) => {
        begun.push(params.id, body.locale);
        return draft({ id: 'a-fr', locale: 'fr', translation_of: 'a' });
      }),
    );
    await user.click(await row.findByRole('button', { name: 'FR, French: Missing' }));
    await waitFor(() => expect(address()).toBe('?post=a-fr'));
    expect(begun).toEqual(['a', 'fr']);
  });

  it('are no column where the website is in one language', async () => {
    open();
    await screen.findByRole('table');
    expect(screen.queryByRole('columnheader', { name: 'Translations' })).toBeNull();
  });
});

describe('deleting a post', () => {
  const ask = async () => {
    const { user } = open();
    const row = await screen.findByRole('row', { name: /Rain/ });
    await user.click(within(row).getByRole('button', { name: 'Delete Post' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Are you sure you want to delete this blog post?');
    return { user, dialog };
  };

  it('asks first', async () => {
    const { user, dialog } = await ask();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(stored).toHaveLength(3);
    await user.click(screen.getAllByRole('button', { name: 'Delete Post' })[1] as HTMLElement);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Post' }),
    );
    await finds(['Solar', 'Wind']);
  });

  it('says above the list that it failed', async () => {
    const { user, dialog } = await ask();
    server.use(refuse('blogs.delete', 'unavailable'));
    await user.click(within(dialog).getByRole('button', { name: 'Delete Post' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete blog post');
    await finds(['Solar', 'Rain']);
  });
});

describe('viewing a post that is not public', () => {
  const url = 'https://north.example/blog/preview/b.1.x';
  const view = async () => {
    const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user } = open();
    const row = await screen.findByRole('row', { name: /Rain/ });
    await user.click(within(row).getByRole('button', { name: 'View Post' }));
    return tab;
  };

  it('opens its preview in a tab of its own', async () => {
    server.use(answer('posts.preview', { url, expires: '2030-01-01T00:00:00.000Z' }));
    const tab = await view();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url));
    expect(tab.opener).toBeNull();
  });

  it('closes the tab and says why where no preview can be made', async () => {
    server.use(refuse('posts.preview', 'not-found', { detail: 'Post not found.' }));
    const tab = await view();
    expect(await screen.findByText('The link could not be created. Post not found.')).toBeTruthy();
    expect(tab.close).toHaveBeenCalled();
  });
});

describe('the rarer actions', () => {
  const choose = async (name: string, row = 'Solar') => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: `More actions for ${row}` }));
    await user.click(await screen.findByRole('menuitem', { name }));
    return user;
  };

  it('make a link to a draft, and copy it', async () => {
    const url = 'https://north.example/blog/preview/b.1.x';
    server.use(answer('posts.preview', { url, expires: '2030-01-01T00:00:00.000Z' }));
    const user = await choose('Preview link', 'Rain');
    const dialog = await screen.findByRole('dialog', { name: 'Preview link' });
    expect(
      (await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value,
    ).toBe(url);
    await user.click(within(dialog).getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(await screen.findByText('Link copied.')).toBeTruthy();
  });

  it('mail a published post to the readers, after asking', async () => {
    let mailed = 0;
    server.use(
      answer('posts.announce', () => {
        mailed += 1;
        return { message: 'On its way.', recipients: 12 };
      }),
    );
    const user = await choose('Email subscribers');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('“Solar” goes to every newsletter subscriber, once.');
    expect(await within(dialog).findByText('12 confirmed subscribers get it.')).toBeTruthy();
    expect(mailed).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: 'Email subscribers' }));
    expect(await screen.findByText('The post is on its way to 12 subscribers.')).toBeTruthy();
    expect(mailed).toBe(1);
  });

  it('mail nothing where mail is not set up, and say so before', async () => {
    server.use(answer('admin.overview', overview({ mail: 'folder' })));
    await choose('Email subscribers');
    const dialog = within(await screen.findByRole('alertdialog'));
    await dialog.findByText('Email is not set up: no one would get it.');
    const mail = dialog.getByRole('button', { name: 'Email subscribers' });
    expect(mail.hasAttribute('disabled')).toBe(true);
    expect(dialog.queryByText(/confirmed subscribers/)).toBeNull();
    const way = dialog.getByRole('link', { name: 'What to do' });
    expect(way.getAttribute('href')).toBe('/admin/system');
  });

  it('begin one issue of the newsletter, also where the first answer was lost', async () => {
    const keys: unknown[] = [];
    const write = 'Edit as a newsletter first';
    server.use(
      http.post('*/api/posts/:id/issue/', async ({ request }) => {
        keys.push(((await request.json()) as { key: string }).key);
        return HttpResponse.error();
      }),
    );
    const user = await choose('Email subscribers');
    await user.click(await screen.findByRole('button', { name: write }));
    await screen.findByText(/^The issue could not be created/);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    server.use(
      answer('issues.fromPost', ({ params, body }) => {
        keys.push(body.key);
        const progress = { readers: 0, queued: 0, sent: 0, kept_as_file: 0, failed: 0, refused: 0 };
        return {
          ...{ id: 'issue-1', subject: 'Solar', text: 'Text', topic_id: null, progress },
          language: '' as const,
          ...{ post_id: params.id, status: 'draft' as const, version: 1 },
          date: '2026-03-04T09:30:00.000Z',
          ...{ started_at: null, finished_at: null, readers: 12 },
        };
      }),
    );
    const before = keys.length;
    await user.click(await screen.findByRole('button', { name: 'More actions for Solar' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Email subscribers' }));
    await user.click(await screen.findByRole('button', { name: write }));
    await waitFor(() => expect(keys).toHaveLength(before + 1));
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('show how often a post was read, day by day', async () => {
    const days = [
      { day: '2026-03-03', count: 1 },
      { day: '2026-03-04', count: 1203 },
    ];
    server.use(answer('posts.reads', { total: 1204, days }));
    await choose('Reads');
    const sheet = within(await screen.findByRole('dialog', { name: 'Reads of “Solar”' }));
    expect(await sheet.findByText('1,204 reads')).toBeTruthy();
    const chart = sheet.getByRole('slider', { name: 'Reads per day, last 30 days' });
    expect(chart.getAttribute('aria-valuetext')).toBe('Today: 1,203 reads');
  });

  it('tell why a mail was refused', async () => {
    server.use(
      refuse('posts.announce', 'conflict', { detail: 'The subscribers already have this post.' }),
    );
    const user = await choose('Email subscribers');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Email subscribers' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'The subscribers already have this post.',
    );
  });

  it('do not mail a draft', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More actions for Rain' }));
    const item = await screen.findByRole('menuitem', { name: 'Email subscribers' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });

  it('show an earlier version as it was, and restore it', async () => {
    let restored: unknown;
    server.use(
      answer('posts.versions.list', [
        {
          version: 2,
          title: 'Solar',
          status: 'published',
          author: 'Ada',
          date: '2026-03-05T10:00:00.000Z',
        },
        { version: 1, title: 'Sol', status: 'draft', author: '', date: '2026-03-04T10:00:00.000Z' },
      ]),
      answer(
        'posts.versions.get',
        draft({
          ...{ id: 'a', title: 'Sol', posts: ['It **was** so.'] },
          ...{ slug: 'sol', tags: ['Sun'], seo_title: 'Of the sun' },
        }),
      ),
      answer('posts.versions.restore', ({ params }) => {
        restored = params.version;
        return draft({ id: 'a', slug: 'sol', title: 'Sol', version: 3 });
      }),
    );
    const user = await choose('Versions');
    const sheet = await screen.findByRole('dialog', { name: 'Versions of “Solar”' });
    const [now, before] = await within(sheet).findAllByRole('listitem');
    expect(now?.textContent).toMatch(/Ada.*Current/);
    await user.click(within(before as HTMLElement).getByRole('button'));
    expect((await within(sheet).findByText('was')).tagName).toBe('STRONG');
    expect(document.activeElement?.textContent).toBe('Versions');
    const details = within(await within(sheet).findByRole('region', { name: 'Details' }));
    const said = (term: string) => details.getByText(term).nextElementSibling?.textContent;
    await waitFor(() => expect(said('Slug')).toBe('/blog/solCurrent: /blog/a'));
    expect(said('Tags')).toBe('SunCurrent: None');
    expect(said('Title for search engines')).toBe('Of the sunCurrent: None');
    expect(said('Alt text of the cover')).toBe('None');
    await user.keyboard('{Enter}');
    const [, again] = await within(sheet).findAllByRole('listitem');
    const opener = within(again as HTMLElement).getByRole('button');
    expect(document.activeElement).toBe(opener);
    await user.click(opener);
    await user.click(within(sheet).getByRole('button', { name: 'Restore this version' }));
    const asking = await screen.findByRole('alertdialog');
    await user.click(within(asking).getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText('The version was restored.')).toBeTruthy();
    expect(restored).toBe(1);
  });

  it('say that an address did not come back which another article has by now', async () => {
    server.use(
      answer('posts.versions.get', draft({ id: 'a', title: 'Sol', slug: 'sol' })),
      answer('posts.versions.restore', draft({ id: 'a', title: 'Sol', slug: 'a' })),
      answer('posts.versions.list', [
        {
          version: 2,
          title: 'Current',
          status: 'draft',
          author: '',
          date: '2026-03-05T10:00:00.000Z',
        },
        { version: 1, title: 'Sol', status: 'draft', author: '', date: '2026-03-04T10:00:00.000Z' },
      ]),
    );
    const user = await choose('Versions');
    const sheet = within(await screen.findByRole('dialog', { name: 'Versions of “Solar”' }));
    const [, before] = await sheet.findAllByRole('listitem');
    await user.click(within(before as HTMLElement).getByRole('button'));
    await sheet.findByRole('region', { name: 'Details' });
    await user.click(sheet.getByRole('button', { name: 'Restore this version' }));
    const asking = within(await screen.findByRole('alertdialog'));
    await user.click(asking.getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByText(/another article now has \/blog\/sol/)).toBeTruthy();
  });
});
