import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminUser } from '#testing/admin-user.ts';
import { answer, refuse } from '#testing/answer.ts';
import { auditEntry } from '#testing/audit-entry.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './activity.page.tsx';

const stored = [
  auditEntry({
    id: '3',
    name: 'ben@north.example',
    before: { role: 'user', status: 'active' },
    after: { role: 'admin', status: '' },
  }),
  auditEntry({ id: '2', actor: 'old@north.example', subject: 'post', name: 'Solar' }),
  auditEntry({ id: '1', action: 'created', subject: 'service', name: 'Maps', after: { a: true } }),
];

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

const open = (path = '/admin/activity') => {
  server.use(
    answer('admin.users.list', { items: [adminUser({ role: 'admin' })], next: null }),
    answer('admin.audit.list', ({ query: { actor, after, subject, subject_id } }) => {
      const found = stored.filter(
        (one) =>
          (!actor || one.actor === actor) &&
          (!subject || one.subject === subject) &&
          (!subject_id || one.subject_id === subject_id),
      );
      const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
      const items = found.slice(start, start + 2);
      return { items, next: start + 2 < found.length ? (items.at(-1)?.id ?? null) : null };
    }),
  );
  return renderWithProviders(
    <>
      <Page />
      <Address />
    </>,
    { path },
  );
};
const address = () => screen.getByLabelText('address').textContent;
const items = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => /account|post|service/.exec(item.textContent ?? '')?.[0]);
const finds = (expected: string[]) => waitFor(() => expect(items()).toEqual(expected));

describe('the activity', () => {
  it('lists every entry, more on demand', async () => {
    const { user } = open();
    await finds(['account', 'post']);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await finds(['account', 'post', 'service']);
    expect(screen.getByText('3 entries')).toBeTruthy();
  });

  it('opens what was changed, field by field', async () => {
    const { user } = open();
    await user.click(await screen.findByText('What changed', { selector: 'summary' }));
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Field',
      'Before',
      'After',
    ]);
    expect(table.getByRole('row', { name: 'Role user admin' })).toBeTruthy();
    expect(table.getByRole('row', { name: 'Status active Empty' })).toBeTruthy();
  });

  it('shows what was made without a before', async () => {
    open('/admin/activity?subject=service');
    const made = (await screen.findByText('What was created', { selector: 'summary' })).closest(
      'details',
    );
    expect(made?.querySelectorAll('thead th')).toHaveLength(2);
    expect(made?.textContent).toContain('Yes');
  });

  it('is narrowed by person and subject, which stay in the address', async () => {
    const { user } = open();
    await finds(['account', 'post']);
    await user.selectOptions(screen.getByLabelText('Person'), 'old@north.example');
    await finds(['post']);
    await user.selectOptions(screen.getByLabelText('Subject'), 'Services');
    await screen.findByRole('heading', { name: 'No matching activity' });
    expect(address()).toBe('?actor=old%40north.example&subject=service');
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    await finds(['account', 'post']);
    expect(address()).toBe('');
  });

  it('shows the entries of one record until that filter is removed', async () => {
    const { user } = open('/admin/activity?subject=account&id=u1');
    await finds(['account']);
    await user.click(screen.getByRole('button', { name: 'Show all records' }));
    expect(address()).toBe('?subject=account');
  });

  it('says that it could not be loaded', async () => {
    open();
    server.use(refuse('admin.audit.list', 'unavailable'));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  });
});

describe('the export', () => {
  const saved: { name: string; content: Blob }[] = [];

  beforeEach(() => {
    saved.length = 0;
    let content = new Blob();
    // jsdom has neither
    URL.createObjectURL = (made) => {
      content = made as Blob;
      return 'blob:made';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, content });
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('saves what the filters show', async () => {
    server.use(
      http.get('*/api/exports/audit/', ({ request }) =>
        HttpResponse.text(`asked ${new URL(request.url).search}`),
      ),
    );
    const { user } = open('/admin/activity?actor=ada@north.example&subject=account');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
    expect(await saved[0]?.content.text()).toBe('asked ?actor=ada%40north.example&subject=account');
  });

  it('says so when it fails', async () => {
    server.use(refuse('admin.audit.export', 'unavailable'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The activity could not be exported')).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
