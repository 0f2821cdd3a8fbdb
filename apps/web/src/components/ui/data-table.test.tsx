import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

interface Person {
  id: number;
  name: string;
  role: string;
}

const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', rowHeader: true, cell: (person) => person.name },
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

  it('shows what stands in for no rows', () => {
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
