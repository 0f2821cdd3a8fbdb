import { render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useList } from '#lib/list-query.ts';
import { session } from '#lib/session.ts';
import { m } from '#messages';
import { adminUser } from '#testing/admin-user.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { pillsFilter, searchFilter, selectFilter, useFilters } from './filters.ts';
import { ItemGrid, ItemList } from './item-list.tsx';
import { ListBody } from './list-body.tsx';
import { ListToolbar } from './list-toolbar.tsx';

const FILTERS = {
  q: searchFilter(() => 'Search'),
  role: selectFilter({
    label: () => 'Role',
    all: () => 'All roles',
    values: ['admin', 'user'] as const,
    nameOf: (role) => role,
  }),
  status: pillsFilter({
    label: () => 'Status',
    all: () => 'All',
    values: ['active', 'pending'] as const,
    nameOf: (status) => status,
  }),
};
const WORDS = { loading: () => 'Loading people', failed: () => 'No people' };

function People({ total }: { total?: number }) {
  const filters = useFilters(FILTERS);
  const list = useList('admin.users.list', filters.query);
  return (
    <>
      <ListToolbar
        filters={filters}
        list={list}
        total={total}
        counts={{ status: { '': 3, active: 2 } }}
      />
      <ListBody
        list={list}
        words={WORDS}
        filters={filters}
        empty={{ title: 'Nobody', reset: 'Show everybody' }}
      >
        {(people) => (
          <ItemList label="People" rows={people}>
            {({ name }) => name}
          </ItemList>
        )}
      </ListBody>
      <output aria-label="address">{useLocation().search}</output>
    </>
  );
}

const everybody = ['Ada', 'Ben', 'Cleo'].map((name) => adminUser({ id: name, name }));
const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const finds = (names: string[]) => waitFor(() => expect(shown()).toEqual(names));
const count = (words: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words),
  );

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
  server.use(
    answer('admin.users.list', ({ query: { after, q, role } }) => {
      const found = everybody.filter(({ name }) => name.includes(q) && role !== 'admin');
      return after
        ? { items: found.slice(2), next: null }
        : { items: found.slice(0, 2), next: found.length > 2 ? 'c' : null };
    }),
  );
});

describe('a list', () => {
  it.each([
    [undefined, 'First 2 results'],
    [3, '2 of 3 results'],
  ])('says how many rows there are, of %s in all', async (total, words) => {
    const { user } = renderWithProviders(<People {...(total && { total })} />);
    expect(screen.getByText('Loading people')).toBeTruthy();
    await finds(['Ada', 'Ben']);
    await count(words);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await finds(['Ada', 'Ben', 'Cleo']);
    await count(m.list_results({ count: 3 }));
  });

  it('tells that more did not come, keeps what is there, and tries again', async () => {
    const { user } = renderWithProviders(<People />);
    await finds(['Ada', 'Ben']);
    server.use(refuse('admin.users.list', 'unavailable'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect((await screen.findByRole('alert')).textContent).toBe('More could not be loaded.');
    expect(shown()).toEqual(['Ada', 'Ben']);
    server.use(answer('admin.users.list', { items: everybody.slice(2), next: null }));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await finds(['Ada', 'Ben', 'Cleo']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is narrowed, which stays in the address, and shown whole again', async () => {
    const { user } = renderWithProviders(<People />, { path: '/?role=user&tab=x' });
    await finds(['Ada', 'Ben']);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Cl');
    await user.selectOptions(screen.getByLabelText('Role'), 'admin');
    expect(screen.getByLabelText('address').textContent).toBe('?role=admin&tab=x&q=Cl');
    await screen.findByRole('heading', { name: 'Nobody' });
    await user.click(screen.getByRole('button', { name: 'Show everybody' }));
    await finds(['Ada', 'Ben']);
    expect(screen.getByLabelText('address').textContent).toBe('?tab=x');
  });

  it('has its selects behind a button that says how many filter, for phones', async () => {
    const { user } = renderWithProviders(<People />, { path: '/?role=user' });
    const toggle = screen.getByRole('button', { name: 'Filters (1)' });
    expect(toggle.ariaExpanded).toBe('false');
    await user.click(toggle);
    expect(toggle.ariaExpanded).toBe('true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.textContent).toBe(
      'RoleAll rolesadminuser',
    );
  });

  it('counts what each value of a filter would leave', () => {
    renderWithProviders(<People />);
    expect(screen.getByRole('radio', { name: 'All 3' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'active 2' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'pending' })).toBeTruthy();
  });
});

describe('a long grid', () => {
  const pictures = Array.from({ length: 1200 }, (_, place) => ({ id: `${place}` }));

  beforeEach(() => {
    const styleOf = window.getComputedStyle.bind(window);
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
      Object.assign(styleOf(element), { gridTemplateColumns: '128px 128px 128px' }),
    );
    class Observer {
      #changed: (entries: []) => void;
      constructor(changed: (entries: []) => void) {
        this.#changed = changed;
      }
      observe() {
        this.#changed([]);
      }
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('has few lines in the page, each as wide as there is room', async () => {
    render(
      <ItemGrid label="Pictures" rows={pictures} columnWidth={128} lineHeight={180}>
        {({ id }) => `Picture ${id}`}
      </ItemGrid>,
    );
    await waitFor(() => expect(shown().length).toBeLessThan(120));
    expect(screen.getByText('Picture 0').dataset.index).toBe('0');
    expect(screen.getByText('Picture 3').dataset.index).toBe('1');
    expect(screen.getByText('Picture 3').getAttribute('aria-posinset')).toBe('4');
  });
});

it('of a long list asks again only for its start and what is in view', async () => {
  const asked: string[] = [];
  const PART = 60;
  server.use(
    answer('admin.users.list', ({ query: { after = '' } }) => {
      asked.push(after);
      const start = Number(after);
      const items = Array.from({ length: PART }, (_, place) => {
        const id = `${start + place}`;
        return adminUser({ id, name: id });
      });
      return { items, next: `${start + PART}` };
    }),
  );
  const { user, queries } = renderWithProviders(<People />);
  for (const rows of [1, 2, 3]) {
    await count(`First ${PART * rows} results`);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
  }
  await count(`First ${PART * 4} results`);
  asked.length = 0;
  await queries.invalidateQueries();
  expect(asked).toEqual(['']);
  await count(`First ${PART * 4} results`);
});
