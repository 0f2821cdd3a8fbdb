import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { refuse, unreachable } from '#testing/answer.ts';
import { type ContentServer, contentServer } from '#testing/content-server.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './website-content.page.tsx';

let site: ContentServer;

const social = { linkedin: '', twitter: '', github: '' };

beforeEach(() => {
  site = contentServer({
    projects: [{ id: 'p', version: 3, name: 'GigBridge', tagline: 'Jobs', features: ['A', 'B'] }],
    departments: [
      { id: 'd', version: 1, name: 'Design', count: 2 },
      { id: 'e', version: 1, name: 'Engineering', count: 4 },
    ],
    teamMembers: [{ id: 't', version: 1, name: 'Tabe', role: 'Engineer', department_id: 'd' }],
    leadership: [{ id: 'l', version: 1, name: 'Ndolo', social }],
  });
  server.use(...site.handlers);
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
});

const open = (tab = '') =>
  renderWithProviders(<Page />, {
    path: `/admin/website-content${tab && `?tab=${tab}`}`,
    pattern: '/admin/website-content',
  });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const kinds = [
  [
    '',
    'Project',
    'project',
    ['Name', 'Tagline', 'Problem', 'Solution', 'Features', 'Impact', 'Image', 'Icon'],
  ],
  ['testimonials', 'Testimonial', 'testimonial', ['Name', 'Role', 'Content', 'Avatar']],
  [
    'services',
    'Service',
    'service',
    ['Title', 'Description', 'Projects', 'Features', 'Icon', 'Color'],
  ],
  ['departments', 'Department', 'department', ['Name', 'Description', 'Icon', 'Count']],
  [
    'leadership',
    'Leader',
    'leader',
    ['Name', 'Role', 'Bio', 'Image', 'LinkedIn', 'X (Twitter)', 'GitHub'],
  ],
  ['teamMembers', 'Team Member', 'team member', ['Name', 'Role', 'Image', 'Department']],
] as const;

describe.each(kinds)('the modal of %s', (tab, singular, type, labels) => {
  it('has a field for each of the entity, and fails in the words of the requirement', async () => {
    const { user } = open(tab);
    await user.click(await screen.findByRole('button', { name: `Add New ${singular}` }));
    const modal = await dialog(`Add New ${singular}`);
    const fields = [...modal.queryAllByRole('textbox'), ...modal.queryAllByRole('combobox')];
    expect(fields.map((field) => (field as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      labels,
    );
    const url = tab || 'projects';
    server.use(
      refuse(`content.${url as 'projects'}.create`, 'invalid', {
        detail: 'Name is required',
        errors: [{ path: url === 'services' ? 'title' : 'name', message: 'Name is required' }],
      }),
    );
    await user.type(modal.getAllByRole('textbox')[1] as HTMLElement, 'Typed');
    await user.click(modal.getByRole('button', { name: 'Create' }));
    const banner = await modal.findByRole('alert');
    expect(banner.textContent).toContain(`Failed to create ${type}`);
    const [first, second] = modal.getAllByRole<HTMLInputElement>('textbox');
    expect(first?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(first);
    expect(second?.value).toBe('Typed');
    await user.click(modal.getByRole('button', { name: 'Cancel' }));
    await closed();
  });
});

it('adds an entry, one line of a list for each of its entries', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
  const modal = await dialog('Add New Project');
  await user.type(modal.getByLabelText('Name'), 'Alert237');
  await user.type(modal.getByLabelText('Features'), 'Maps{Enter}Sirens');
  await user.click(modal.getByRole('button', { name: 'Create' }));
  await closed();
  expect(await screen.findByRole('rowheader', { name: 'Alert237' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Projects 2' })).toBeTruthy();
  expect(site.writes[0]).toMatchObject({
    method: 'POST',
    body: { name: 'Alert237', features: ['Maps', 'Sirens'] },
  });
});

it('adds one entry however often it is sent, with what was written last', async () => {
  const keys: unknown[] = [];
  let arrived: object | undefined;
  server.use(
    http.post('*/projects/', async ({ request }) => {
      const { key, ...body } = (await request.json()) as Record<string, unknown>;
      keys.push(key);
      if (arrived) return HttpResponse.json(arrived, { status: 201 });
      // stored, but its answer is lost on the way
      const made = { ...body, id: 'made', version: 1 };
      site.stored.projects?.push(made);
      arrived = { ...made };
      return HttpResponse.error();
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
  const modal = await dialog('Add New Project');
  await user.type(modal.getByLabelText('Name'), 'Alert237');
  await user.click(modal.getByRole('button', { name: 'Create' }));
  expect((await modal.findByRole('alert')).textContent).toContain('Failed to create project');
  await user.type(modal.getByLabelText('Name'), '!');
  await user.click(modal.getByRole('button', { name: 'Create' }));
  await closed();
  expect(keys).toEqual([expect.stringMatching(/^\w{8,64}$/), keys[0]]);
  expect(site.writes).toMatchObject([{ method: 'PUT', body: { name: 'Alert237!' } }]);
  expect(await screen.findByRole('rowheader', { name: 'Alert237!' })).toBeTruthy();
});

it('starts a department with nobody in it, and a member in no department', async () => {
  const { user } = open('departments');
  await user.click(await screen.findByRole('button', { name: 'Add New Department' }));
  const modal = await dialog('Add New Department');
  expect(modal.getByLabelText<HTMLInputElement>('Count').value).toBe('0');
  await user.type(modal.getByLabelText('Name'), 'Product');
  await user.click(modal.getByRole('button', { name: 'Create' }));
  await closed();
  await user.click(screen.getByRole('tab', { name: /Team Members/ }));
  await user.click(screen.getByRole('button', { name: 'Add New Team Member' }));
  const member = await dialog('Add New Team Member');
  const department = member.getByLabelText<HTMLSelectElement>('Department');
  expect(department.value).toBe('');
  await waitFor(() => expect(department.options).toHaveLength(4));
  await user.type(member.getByLabelText('Name'), 'Una');
  await user.click(member.getByRole('button', { name: 'Create' }));
  await closed();
  expect(site.writes.at(-1)?.body.department_id).toBeNull();
});

it('changes an entry from the version that was read', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit GigBridge' }));
  const modal = await dialog('Edit Project');
  expect(modal.getByLabelText<HTMLTextAreaElement>('Features').value).toBe('A\nB');
  await user.clear(modal.getByLabelText('Tagline'));
  await user.type(modal.getByLabelText('Tagline'), 'Work');
  await user.click(modal.getByRole('button', { name: 'Update' }));
  await closed();
  expect(await screen.findByText('Work')).toBeTruthy();
  expect(site.writes[0]).toMatchObject({ method: 'PUT', body: { tagline: 'Work' } });
});

it('lets the focal point of a portrait be moved, and not that of a logo', async () => {
  const { user } = open('leadership');
  await user.click(await screen.findByRole('button', { name: 'Edit Ndolo' }));
  const modal = await dialog('Edit Leader');
  await user.type(modal.getByLabelText('Image'), '/media/l/900x1200.webp');
  await user.click(modal.getByRole('button', { name: 'Adjust the crop' }));
  modal.getByRole('button', { name: 'Move the focal point' }).focus();
  await user.keyboard('{ArrowLeft}');
  await user.click(modal.getByRole('button', { name: 'Update' }));
  await closed();
  expect(site.writes[0]?.body.image).toBe('/media/l/900x1200.webp#focus=45,35');

  await user.click(screen.getByRole('tab', { name: /Partners/ }));
  await user.click(screen.getByRole('button', { name: 'Add New Partner' }));
  const partner = await dialog('Add New Partner');
  await user.type(partner.getByLabelText('Logo'), '/media/l/900x1200.webp');
  expect(partner.queryByRole('button', { name: 'Adjust the crop' })).toBeNull();
});

it('keeps what was typed when the save fails', async () => {
  server.use(unreachable('content.projects.update'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit GigBridge' }));
  const modal = await dialog('Edit Project');
  await user.type(modal.getByLabelText('Name'), ' <b>');
  await user.click(modal.getByRole('button', { name: 'Update' }));
  expect((await modal.findByRole('alert')).textContent?.trim()).toBe(
    'Failed to update projectThe server could not be reached. What you typed is still here.',
  );
  expect(modal.getByLabelText<HTMLInputElement>('Name').value).toBe('GigBridge <b>');
});

it('shows both versions when two people edit one entry, and overwrites nothing by itself', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit GigBridge' }));
  const modal = await dialog('Edit Project');
  Object.assign(site.stored.projects?.[0] ?? {}, {
    version: 4,
    name: 'GigBridge 2',
    problem: 'Nobody knows a cousin',
  });
  await user.type(modal.getByLabelText('Name'), '!');
  await user.click(modal.getByRole('button', { name: 'Update' }));
  const both = await dialog('Changed by someone else');
  expect(site.writes).toEqual([]);
  const name = within(both.getByRole('group', { name: 'Name' }));
  expect(name.getByRole('radio', { name: /Yours/ }).closest('label')?.textContent).toContain(
    'GigBridge!',
  );
  expect(name.getByRole('radio', { name: /Theirs/ }).closest('label')?.textContent).toContain(
    'GigBridge 2',
  );
  const save = both.getByRole<HTMLButtonElement>('button', { name: 'Save this' });
  expect(save.disabled).toBe(true);
  await user.click(name.getByRole('radio', { name: /Yours/ }));
  await user.click(save);
  await closed();
  expect(site.writes[0]?.body).toMatchObject({
    name: 'GigBridge!',
    problem: 'Nobody knows a cousin',
  });
});

describe('deleting', () => {
  it.each([
    ['', 'GigBridge', 'project'],
    ['departments', 'Design', 'department'],
    ['leadership', 'Ndolo', 'leader'],
    ['teamMembers', 'Tabe', 'team member'],
  ])('asks first: %s', async (tab, name, type) => {
    const { user } = open(tab);
    await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(`Are you sure you want to delete this ${type}?`)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name })).toBeNull());
    expect(site.writes).toHaveLength(1);
  });

  it("shows the server's words when members still point to a department", async () => {
    const detail = 'Move its team members to another department first: Tabe.';
    server.use(refuse('content.departments.delete', 'conflict', { detail }));
    const { user } = open('departments');
    await user.click(await screen.findByRole('button', { name: 'Delete Design' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect((await question.findByRole('alert')).textContent).toBe(
      `Failed to delete department${detail}`,
    );
  });
});

it('says what to do where there is nothing yet', async () => {
  open('testimonials');
  expect(await screen.findByText('No testimonials found')).toBeTruthy();
  expect(screen.getByText('Get started by creating your first testimonial')).toBeTruthy();
});

it('offers what was typed after the session ended, and not what was cancelled', async () => {
  const first = open();
  await first.user.click(await screen.findByRole('button', { name: 'Edit GigBridge' }));
  const modal = await dialog('Edit Project');
  await first.user.type(modal.getByLabelText('Name'), ' Two');
  first.unmount();
  const { user } = open();
  expect(await screen.findByText(/Unsaved work on GigBridge Two/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  const again = await dialog('Edit Project');
  expect(again.getByLabelText<HTMLInputElement>('Name').value).toBe('GigBridge Two');
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(screen.queryByText(/Unsaved work/)).toBeNull();
});

it('opens an entry of another kind in the observed reading without crashing', async () => {
  site.stored.services = [{ id: 's', version: 1, title: 'Software' }];
  const { user } = renderWithProviders(<Page />, {
    path: '/admin/website-content?reading=observed&tab=testimonials',
    pattern: '/admin/website-content',
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Untitled' }));
  const modal = await dialog('Edit Testimonial');
  await user.type(modal.getByLabelText('Name'), 'Brenda');
  await user.click(modal.getByRole('button', { name: 'Update' }));
  expect((await modal.findByRole('alert')).textContent?.trim()).toBe(
    'Failed to update testimonialEntry not found.',
  );
});

it('keeps what was typed when the modal is closed in passing', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
  await user.type((await dialog('Add New Project')).getByLabelText('Name'), 'Half');
  await user.keyboard('{Escape}');
  await closed();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const again = await dialog('Add New Project');
  expect(again.getByLabelText<HTMLInputElement>('Name').value).toBe('Half');
});
