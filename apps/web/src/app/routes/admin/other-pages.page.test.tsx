import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editingCode } from '#features/back-office/page-content/editing-code.ts';
import { session } from '#lib/session.ts';
import { documentServer } from '#testing/content-server.ts';
import { postsContent } from '#testing/post.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { sitePages } from '#testing/site-pages.ts';
import { Page } from './other-pages.page.tsx';

const pages = { ...sitePages, blog: postsContent };

let privacy: ReturnType<typeof documentServer>;

const pageServer = (key: Exclude<keyof typeof pages, 'home' | 'about' | 'solutions'>) =>
  documentServer(`/api/pages/${key}/edit/`, `/api/pages/${key}/`, pages[key]);

beforeAll(() => editingCode.load());
beforeEach(() => {
  privacy = pageServer('privacy');
  const keys = ['vision-mission', 'contact', 'blog', 'careers', 'terms', 'cookies'] as const;
  const others = keys.flatMap((key) => pageServer(key).handlers);
  server.use(...privacy.handlers, ...others);
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
});

const open = (tab = 'privacy') =>
  renderWithProviders(<Page />, { path: `/admin/content/pages?tab=${tab}` });
const edit = () => screen.findByRole('button', { name: 'Edit Content' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const group = (name: string) => screen.getByRole('group', { name });
const sections = () =>
  within(screen.getByRole('group', { name: 'Sections' }))
    .getAllByRole('group')
    .map((one) => one.querySelector('legend')?.textContent);

describe('the other pages', () => {
  it('have a tab each, and lead back to the five', () => {
    open('');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Vision & Mission',
      'Contact',
      'Insights',
      'Careers',
      'Privacy',
      'Terms',
      'Cookies',
    ]);
    const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'Content' });
    expect(back.pathname).toBe('/admin/content');
  });

  it.each(['vision-mission', 'contact', 'blog', 'careers', 'privacy', 'terms', 'cookies'] as const)(
    'can change every word of %s, and change none of them by looking',
    async (key) => {
      const page = pageServer(key);
      server.use(...page.handlers);
      const { user } = open(key);
      await user.click(await edit());
      const typed = screen
        .getAllByRole<HTMLTextAreaElement>('textbox')
        .flatMap(({ value }) => value.split('\n'));
      for (const word of wordsOf(pages[key])) expect(typed).toContain(word);
      await user.click(save());
      await edit();
      expect(page.state.saves).toEqual([]);
    },
  );

  it('say what visitors read in the places for what the settings say, where there are some', async () => {
    const said = /\{company\}, \{address\} and \{email\} are filled in/;
    const { user, unmount } = open();
    await user.click(await edit());
    expect(screen.queryByText(said)).toBeNull();
    unmount();
    const text = JSON.stringify(sitePages.privacy).replace('Who we are', 'Who {company} is');
    const addresses = ['/api/pages/privacy/edit/', '/api/pages/privacy/'] as const;
    server.use(...documentServer(...addresses, JSON.parse(text)).handlers);
    const again = open();
    await again.user.click(await edit());
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('are stored whole, with sections changed, added, moved and removed', async () => {
    const { user } = open();
    await user.click(await edit());
    expect(sections()).toEqual(['Who we are', 'What we keep']);
    await user.click(screen.getByRole('button', { name: 'Remove Who we are' }));
    expect(document.activeElement).toBe(group('What we keep'));
    await user.click(screen.getByRole('button', { name: 'Add section' }));
    expect(document.activeElement).toBe(group('Section 2'));
    const added = within(group('Section 2'));
    await user.type(added.getByLabelText('Text'), 'Nothing.');
    await user.type(added.getByLabelText('Title'), 'To whom we give it');
    await user.click(screen.getByRole('button', { name: 'Move up To whom we give it' }));
    expect(document.activeElement).toBe(group('To whom we give it'));
    await user.click(screen.getByRole('button', { name: 'Add section' }));
    await user.click(save());
    expect(await edit()).toBeTruthy();
    expect(privacy.state.whole).toEqual({
      ...sitePages.privacy,
      sections: [
        { title: 'To whom we give it', body: 'Nothing.' },
        { title: 'What we keep', body: 'Little.' },
      ],
    });
    expect(screen.getByText('Nothing.')).toBeTruthy();
  });

  it('say at the field of a section what the server refuses there', async () => {
    server.use(
      http.put('*/api/pages/privacy/', () =>
        HttpResponse.json(
          {
            detail: 'Some fields are not valid.',
            errors: [
              {
                path: 'sections.1.title',
                code: 'tooLong',
                message: 'Must be at most 300 characters',
              },
            ],
          },
          { status: 422 },
        ),
      ),
    );
    const { user } = open();
    await user.click(await edit());
    const title = within(group('What we keep')).getByLabelText<HTMLInputElement>('Title');
    await user.type(title, '!');
    await user.click(save());
    const kept = () => within(group('What we keep!')).getByLabelText<HTMLInputElement>('Title');
    await waitFor(() => expect(kept().getAttribute('aria-invalid')).toBe('true'));
    expect(kept().value).toBe('What we keep!');
    expect(
      within(group('Who we are')).getByLabelText('Title').getAttribute('aria-invalid'),
    ).not.toBe('true');
  });

  it('ask where someone else changed the sections too, in words', async () => {
    const { user } = open();
    await user.click(await edit());
    await user.type(within(group('What we keep')).getByLabelText('Text'), ' Or less.');
    privacy.elsewhere({ sections: [{ title: 'All new', body: 'From elsewhere.' }] });
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/All new\s+From elsewhere\./)).toBeTruthy();
    await user.click(dialog.getByText(/What we keep\s+Little\. Or less\./));
    await user.click(dialog.getByRole('button', { name: /Save/ }));
    await edit();
    expect(privacy.state.whole).toMatchObject({
      sections: [{ title: 'Who we are' }, { title: 'What we keep', body: 'Little. Or less.' }],
    });
  });
});

/** Every line of text of a page, but for what is no word of it. */
function wordsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'color' ? [] : value.split('\n').filter(Boolean);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => wordsOf(part, name));
}
