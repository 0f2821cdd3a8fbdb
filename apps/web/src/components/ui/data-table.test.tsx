import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { longListCode } from '../list/use-windowed.tsx';
import { type Column, DataTable } from './data-table.tsx';

interface Person {
  id: number;
  name: string;
  role: string;
}

const nameColumn: Column<Person> = {
  id: 'name',
  header: 'Name',
  rowHeader: true,
  cell: (person) => person.name,
};
const columns: Column<Person>[] = [
  nameColumn,
  { id: 'role', header: 'Role', cell: (person) => person.role },
];
const ada = { id: 1, name: 'Ada', role: 'admin' };

describe('a data table', () => {
  it('is named by its caption and reads as a table', () => {
    render(<DataTable caption="Users" columns={columns} rows={[ada]} rowKey={(row) => row.id} />);
    const table = screen.getByRole('table', { name: 'Users' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Role']);
    expect(within(table).getByRole('rowheader', { name: 'Ada' })).toBeTruthy();
  });

  it('gives each cell the label that it carries as a card', () => {
    render(<DataTable caption="Users" columns={columns} rows={[ada]} rowKey={(row) => row.id} />);
    expect(screen.getByRole('cell', { name: 'admin' }).dataset.label).toBe('Role');
  });

  it('shows what is in for no rows', () => {
    render(
      <DataTable
        caption="Users"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.id}
        empty={<p>No users found</p>}
      />,
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('No users found')).toBeTruthy();
  });
});

describe('a long table', () => {
  const people = Array.from({ length: 1200 }, (_, id) => ({ id, name: `Person ${id}`, role: '' }));
  const named = (name: string) => screen.queryByRole('rowheader', { name });
  const scrollTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    // as a browser would lay it out: the table is at the top of the page
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      DOMRect.fromRect({ y: -top }),
    );
    fireEvent.scroll(window);
  };
  const show = async () => {
    render(
      <DataTable
        caption="Users"
        columns={[
          { ...nameColumn, cell: (person) => <button type="button">{person.name}</button> },
        ]}
        rows={people}
        rowKey={(row) => row.id}
      />,
    );
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(60));
  };

  afterEach(() => scrollTo(0));

  it('has few rows in the page, and says how many there are', async () => {
    await show();
    expect(named('Person 0')).toBeTruthy();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1201');
  });

  it('shows the last row at its end, by its place, and no more rows than before', async () => {
    await show();
    scrollTo(1_000_000);
    expect(named('Person 1199')?.closest('tr')?.getAttribute('aria-rowindex')).toBe('1201');
    expect(named('Person 0')).toBeNull();
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  it('keeps the row with the focus, and those beside it, wherever one scrolls', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Person 5' });
    button.focus();
    scrollTo(30_000);
    expect(document.activeElement).toBe(button);
    expect(named('Person 6')).toBeTruthy();
    expect(named('Person 8')).toBeNull();
  });
});

it('has every row of a long table in the page when the code for long lists does not come', async () => {
  const { value } = longListCode;
  longListCode.value = undefined;
  vi.spyOn(longListCode, 'load').mockRejectedValue(new TypeError('offline'));
  const people = Array.from({ length: 120 }, (_, id) => ({ id, name: `Person ${id}`, role: '' }));
  render(<DataTable caption="Users" columns={columns} rows={people} rowKey={(row) => row.id} />);
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(120));
  longListCode.value = value;
});

it('has every row of a short table in the page', () => {
  const people = Array.from({ length: 100 }, (_, id) => ({ id, name: `Person ${id}`, role: '' }));
  render(<DataTable caption="Users" columns={columns} rows={people} rowKey={(row) => row.id} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(100);
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false);
});
