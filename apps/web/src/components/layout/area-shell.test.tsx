import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { House } from 'lucide-react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { AreaShell } from './area-shell.tsx';

function renderShell(dark = false) {
  const onLogout = vi.fn();
  const onToggleDark = vi.fn();
  render(
    <MemoryRouter initialEntries={['/user/portfolio']}>
      <AreaShell
        name={{ first: 'Etinde', second: 'Works' }}
        groups={[
          {
            items: [
              { to: '/user', label: 'Profile', icon: House, end: true },
              { to: '/user/portfolio', label: 'Portfolio', icon: House },
            ],
          },
          { label: 'Tools', items: [{ to: '/user/trash', label: 'Trash', icon: House }] },
          { label: 'Nothing that the role may see', items: [] },
        ]}
        welcome="Welcome, ada@example.com"
        onLogout={onLogout}
        dark={dark}
        onToggleDark={onToggleDark}
      >
        <h1>Here</h1>
      </AreaShell>
    </MemoryRouter>,
  );
  return { onLogout, onToggleDark };
}

describe('the area shell', () => {
  it('marks the page one is on', () => {
    renderShell();
    expect(screen.getByRole('link', { name: 'Portfolio' }).ariaCurrent).toBe('page');
    expect(screen.getByRole('link', { name: 'Profile' }).ariaCurrent).toBeNull();
  });

  it('names a further group of places, and leaves out one without places', () => {
    renderShell();
    const tools = within(screen.getByRole('list', { name: 'Tools' }));
    expect(tools.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Trash']);
    expect(screen.queryByText('Nothing that the role may see')).toBeNull();
  });

  it('greets, logs out and offers the other theme', async () => {
    const { onLogout, onToggleDark } = renderShell(true);
    expect(screen.getByText('Welcome, ada@example.com')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    expect(onLogout).toHaveBeenCalledOnce();
    expect(onToggleDark).toHaveBeenCalledOnce();
  });

  it('closes its drawer when a page is chosen', async () => {
    renderShell();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
    expect(screen.getByRole('button', { name: 'Open menu' }).ariaExpanded).toBe('false');
  });
});
