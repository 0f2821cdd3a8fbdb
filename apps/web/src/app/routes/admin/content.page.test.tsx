import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { editingCode } from '#features/back-office/page-content/editing-code.ts';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { type ContentServer, contentServer, documentServer } from '#testing/content-server.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { sitePages } from '#testing/site-pages.ts';
import { Page } from './content.page.tsx';

let site: ContentServer;
let home: ReturnType<typeof documentServer>;

const pageServer = (key: 'home' | 'about' | 'solutions') =>
  documentServer(`/api/pages/${key}/edit/`, `/api/pages/${key}/`, sitePages[key]);

// the code that edits is loaded when someone begins to, which few tests are about
beforeAll(() => editingCode.load());
beforeEach(() => {
  site = contentServer({
    projects: [
      { id: 'p', version: 1, name: 'GigBridge', problem: 'No cousin', features: ['Kept'] },
      { id: 'q', version: 1, name: 'Alert237' },
    ],
    services: [{ id: 's', version: 1, title: 'Software', description: 'Made.', color: 'blue' }],
    leadership: [{ id: 'l', version: 1, name: 'Ndolo', role: 'Director', bio: 'Born.' }],
  });
  home = pageServer('home');
  server.use(
    ...site.handlers,
    ...home.handlers,
    ...pageServer('about').handlers,
    ...pageServer('solutions').handlers,
  );
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
});

const open = (tab = '') =>
  renderWithProviders(<Page />, { path: `/admin/content${tab && `?tab=${tab}`}` });
const edit = () => screen.findByRole('button', { name: 'Edit Content' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const labels = () =>
  screen.getAllByRole<HTMLInputElement>('textbox').map((field) => field.labels?.[0]?.textContent);

describe('reading', () => {
  it('shows the stored pages, one tab each, read-only', async () => {
    const { user } = open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Home Page',
      'About Page',
      'Solutions',
      'Projects',
      'Team',
    ]);
    expect(await screen.findByText("We Don't Just Build. We Solve.")).toBeTruthy();
    const figure = screen.getByText('projects completed').closest('dt')?.nextElementSibling;
    expect(figure?.textContent).toBe('50+');
    await user.click(screen.getByRole('tab', { name: 'Team' }));
    const leader = await screen.findByRole('region', { name: 'Ndolo' });
    expect(within(leader).getByText('Born.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says where there is nothing', async () => {
    site.stored.projects = [];
    open('projects');
    expect(await screen.findByText('No projects found')).toBeTruthy();
  });
});

describe("'Edit Content' and 'Save Changes'", () => {
  it('edit what the requirement names of the home page, and store it whole', async () => {
    const { user } = open();
    await user.click(await edit());
    expect(labels()).toEqual([
      'Title',
      'Subtitle',
      'Title',
      'Description',
      ...[1, 2, 3, 4].flatMap((n) => [`Statistic ${n}: label`, `Statistic ${n}: value`]),
    ]);
    const [title] = screen.getAllByLabelText('Title');
    if (!title) throw new Error('There is no title.');
    await user.clear(title);
    await user.type(title, 'We listen');
    await user.clear(screen.getByLabelText('Statistic 2: value'));
    await user.type(screen.getByLabelText('Statistic 2: value'), '9+');
    await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
    await user.click(save());
    expect(await edit()).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await screen.findByText('We listen')).toBeTruthy();
    const { heroImages, aboutSection, closing } = sitePages.home;
    expect(home.state.whole).toMatchObject({
      heroTitle: 'We listen',
      heroImages: [heroImages[0], heroImages[2]],
      aboutSection: { stats: [aboutSection.stats[0], { value: '9+' }, {}, {}] },
      closing,
    });
  });

  it.each([
    [
      'about',
      [
        'Title',
        'Subtitle',
        'Title',
        'Description',
        'What the first part means',
        'What the second part means',
      ],
    ],
    ['solutions', ['Title', 'Subtitle', 'Title', 'Description', 'Icon']],
    [
      'projects',
      [
        'Name',
        'Tagline',
        'Problem',
        'Solution',
        'Image',
        'Name',
        'Tagline',
        'Problem',
        'Solution',
        'Image',
      ],
    ],
    ['team', ['Name', 'Role', 'Bio', 'Image']],
  ])('edit what the requirement names of %s', async (tab, fields) => {
    const { user } = open(tab);
    await user.click(await edit());
    expect(labels()).toEqual(fields);
  });

  it('say so when what edits does not come, and begin with another try', async () => {
    const { value } = editingCode;
    editingCode.value = undefined;
    const missing = vi.spyOn(editingCode, 'load').mockRejectedValue(new TypeError('offline'));
    const { user } = open();
    await user.click(await edit());
    expect(await screen.findByText('This page could not be loaded')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    missing.mockRestore();
    editingCode.value = value;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Statistic 1: value')).toBeTruthy();
  });

  it('save nothing where nothing was changed', async () => {
    const { user } = open('projects');
    await user.click(await edit());
    await user.click(save());
    expect(await edit()).toBeTruthy();
    expect(site.writes).toEqual([]);
  });
});

describe('lists that are collections', () => {
  it.each([
    ['solutions', 'Add service', 'New Service', 'services', 'title'],
    ['projects', 'Add project', 'New Project', 'projects', 'name'],
    ['team', 'Add team member', 'New Team Member', 'leadership', 'name'],
  ])('of %s: a new one starts as it should and is the collection’s', async (...row) => {
    const [tab, add, name, type, field] = row;
    const { user } = open(tab);
    await user.click(await edit());
    await user.click(screen.getByRole('button', { name: add }));
    expect(screen.getByRole('region', { name })).toBeTruthy();
    await user.click(save());
    expect(await edit()).toBeTruthy();
    expect(site.writes).toEqual([
      { method: 'POST', type, body: expect.objectContaining({ [field]: name }) },
    ]);
  });

  it('move the focus to the entry that was added', async () => {
    const { user } = open('team');
    await user.click(await edit());
    await user.click(screen.getByRole('button', { name: 'Add team member' }));
    const added = within(screen.getByRole('region', { name: 'New Team Member' }));
    expect(document.activeElement).toBe(added.getByLabelText('Name'));
  });

  it('keep of an entry what this screen does not show, and remove with the save', async () => {
    const { user } = open('projects');
    await user.click(await edit());
    const first = within(screen.getByRole('region', { name: 'GigBridge' }));
    await user.type(first.getByLabelText('Problem'), ' at all');
    await user.click(screen.getByRole('button', { name: 'Remove Alert237' }));
    expect(site.writes).toEqual([]);
    await user.click(save());
    expect(await edit()).toBeTruthy();
    expect(site.writes).toMatchObject([
      { method: 'PUT', body: { problem: 'No cousin at all', features: ['Kept'] } },
      { method: 'DELETE', body: { id: 'q' } },
    ]);
  });

  it('offer back what a save has removed', async () => {
    const restored: object[] = [];
    server.use(
      answer('admin.trash.restore', ({ params }) => {
        restored.push(params);
        return { name: 'Alert237', notes: [] };
      }),
    );
    const { user } = open('projects');
    await user.click(await edit());
    await user.click(screen.getByRole('button', { name: 'Remove Alert237' }));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Alert237 was restored')).toBeTruthy();
    expect(restored).toEqual([{ kind: 'projects', id: 'q' }]);
  });
});

describe('a save that fails', () => {
  it('tells which records were not saved, and keeps what was typed', async () => {
    const refusal = {
      detail: 'Name is required',
      errors: [{ path: 'name', code: 'nameRequired', message: 'Name is required' }],
    };
    server.use(http.put('*/projects/q', () => HttpResponse.json(refusal, { status: 422 })));
    const { user } = open('projects');
    await user.click(await edit());
    const [one, two] = ['GigBridge', 'Alert237'].map((name) =>
      within(screen.getByRole('region', { name })),
    );
    await user.type(one?.getByLabelText('Tagline') ?? document.body, 'Jobs');
    await user.clear(two?.getByLabelText('Name') ?? document.body);
    await user.click(save());
    const banner = await screen.findByRole('alert');
    expect(banner.textContent).toContain('Some changes were not saved');
    expect(banner.textContent).toContain('Untitled: Name is required');
    expect(site.writes).toHaveLength(1);
    const wrong = within(screen.getByRole('region', { name: 'Untitled' }));
    expect(wrong.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    await user.type(wrong.getByLabelText('Name'), 'Alert');
    server.use(...site.handlers);
    await user.click(save());
    expect(await edit()).toBeTruthy();
    expect(site.writes).toHaveLength(2);
  });

  it('shows both versions of a page that someone else saved in the meantime', async () => {
    const { user } = open();
    await user.click(await edit());
    home.elsewhere({ heroTitle: 'Theirs now', heroSubtitle: 'Their line' });
    const [title] = screen.getAllByLabelText('Title');
    await user.type(title ?? document.body, ' Mine');
    await user.click(save());
    const both = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    expect(home.state.saves).toEqual([]);
    const choice = within(both.getByRole('group', { name: 'Title' }));
    await user.click(choice.getByRole('radio', { name: /Theirs/ }));
    await user.click(both.getByRole('button', { name: 'Save this' }));
    expect(await edit()).toBeTruthy();
    expect(home.state.whole).toMatchObject({
      heroTitle: 'Theirs now',
      heroSubtitle: 'Their line',
    });
  });
});

describe('unsaved changes', () => {
  it('stay while another tab is looked at', async () => {
    const { user } = open('team');
    await user.click(await edit());
    await user.type(screen.getByLabelText('Role'), ' of all');
    await user.click(screen.getByRole('tab', { name: 'Home Page' }));
    await user.click(screen.getByRole('tab', { name: 'Team' }));
    expect(screen.getByLabelText<HTMLInputElement>('Role').value).toBe('Director of all');
  });

  it('are offered after the screen was left', async () => {
    const first = open('team');
    await first.user.click(await edit());
    await first.user.type(screen.getByLabelText('Role'), ' of all');
    first.unmount();
    const { user } = open('team');
    expect(await screen.findByText(/Unsaved work on Team/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText<HTMLInputElement>('Role').value).toBe('Director of all');
    await user.click(save());
    await waitFor(() => expect(site.writes).toHaveLength(1));
  });

  it('are thrown away only after a question', async () => {
    const { user } = open('team');
    await user.click(await edit());
    await user.type(screen.getByLabelText('Role'), '!');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await edit()).toBeTruthy();
    expect(screen.getByText('Director')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await edit()));
  });
});
