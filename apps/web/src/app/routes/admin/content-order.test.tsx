import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { type ContentServer, contentServer } from '#testing/content-server.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './website-content.page.tsx';

let site: ContentServer;
let saved: { type: string; ids: string[]; seen: string[] }[];

beforeEach(() => {
  saved = [];
  site = contentServer({
    projects: ['Atlas', 'Brink', 'Coast'].map((name) => ({ id: name[0] ?? '', version: 1, name })),
    partners: [{ id: 'only', version: 1, name: 'Only one' }],
    services: [{ id: 's', version: 1, title: 'Advice', icon: 'code' }],
  });
  server.use(
    ...site.handlers,
    answer('contentOrder.save', ({ body }) => {
      saved.push(body);
      const stored = site.stored[body.type] ?? [];
      stored.sort((one, other) => body.ids.indexOf(one.id) - body.ids.indexOf(other.id));
      return undefined;
    }),
  );
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
});

const open = (tab = '') =>
  renderWithProviders(<Page />, {
    path: `/admin/website-content${tab && `?tab=${tab}`}`,
    pattern: '/admin/website-content',
  });
const openOrder = async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change order' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Order: Projects' })) };
};

describe('the order of a collection', () => {
  it('is changed by keys and by buttons, and stored at once for all', async () => {
    const { user, dialog } = await openOrder();
    (await dialog.findByRole('button', { name: 'Move Coast' })).focus();
    await user.keyboard('{Home}');
    expect(dialog.getByText('Coast is now 1 of 3')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Move Atlas down' }));
    await user.click(dialog.getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([{ type: 'projects', ids: ['C', 'B', 'A'], seen: ['A', 'B', 'C'] }]);
    expect(await screen.findByText('The order was saved')).toBeTruthy();
    const rows = () => screen.getAllByRole('rowheader').map((row) => row.textContent);
    await waitFor(() => expect(rows()).toEqual(['Coast', 'Brink', 'Atlas']));
  });

  it('that someone else has changed is shown as it is now, and can be saved then', async () => {
    const detail = 'Someone has added something. This is the list as it is now.';
    const { user, dialog } = await openOrder();
    await user.click(await dialog.findByRole('button', { name: 'Move Atlas down' }));
    site.stored.projects = [
      ...(site.stored.projects ?? []),
      { id: 'D', version: 1, name: 'Delta' },
    ];
    server.use(refuse('contentOrder.save', 'conflict', { detail }));
    await user.click(dialog.getByRole('button', { name: 'Save order' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(detail);
    expect(await dialog.findByRole('button', { name: 'Move Delta' })).toBeTruthy();
    server.use(
      answer('contentOrder.save', ({ body }) => {
        saved.push(body);
        return undefined;
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toEqual({
      type: 'projects',
      ids: ['B', 'A', 'C', 'D'],
      seen: ['A', 'B', 'C', 'D'],
    });
  });

  it('is not asked about where there is only one', async () => {
    open('partners');
    expect(await screen.findByText('Only one')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change order' })).toBeNull();
  });
});

describe('the icon of an entry', () => {
  it('is chosen by its looks, found by its name, and reached by keys', async () => {
    const { user } = open('services');
    await user.click(await screen.findByRole('button', { name: 'Edit Advice' }));
    const modal = within(await screen.findByRole('dialog'));
    const icons = () => modal.getAllByRole('radio').map((one) => one.closest('label')?.textContent);
    const current = await modal.findByRole<HTMLInputElement>('radio', { name: 'Code' });
    expect(current.checked).toBe(true);
    const field = modal.getByLabelText<HTMLInputElement>('Icon');
    await user.clear(field);
    await user.type(field, 'shield');
    expect(icons()).toEqual(['Shield check']);
    await user.tab();
    await user.keyboard(' ');
    expect(field.value).toBe('shield-check');
    await user.click(modal.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(site.writes[0]?.body).toMatchObject({ icon: 'shield-check' }));
  });

  it('that does not exist is said to show as a map pin', async () => {
    const { user } = open('services');
    await user.click(await screen.findByRole('button', { name: 'Edit Advice' }));
    const modal = within(await screen.findByRole('dialog'));
    await user.type(await modal.findByLabelText('Icon'), 'nothing');
    expect(modal.getByText('Unknown icon; visitors see a map pin.')).toBeTruthy();
  });
});
