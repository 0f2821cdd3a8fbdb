import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';

function Page() {
  useScrollOnNavigation();
  return (
    <>
      <Link to="#there">Down</Link>
      <Link to="/elsewhere">Away</Link>
      <Link to="?message=1" state={{ openedHere: true }}>
        Beside
      </Link>
      <main id="main" tabIndex={-1} />
      <h2 id="there">There</h2>
    </>
  );
}

it('brings the place that was asked for into view, and leaves it again', async () => {
  // As newer browsers do.
  const scroll = vi.fn(() => Promise.resolve());
  Element.prototype.scrollIntoView = scroll as () => void;
  render(<Page />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('link', { name: 'Down' }));
  expect(scroll).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(screen.getByRole('heading', { name: 'There' })).toBeTruthy();
  expect(window.scrollTo).toHaveBeenCalledOnce();
});

it('leaves the focus and the place alone where a list opens something beside itself', async () => {
  vi.mocked(window.scrollTo).mockClear();
  render(<Page />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('link', { name: 'Away' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  const beside = screen.getByRole('link', { name: 'Beside' });
  await userEvent.click(beside);
  expect(document.activeElement).toBe(beside);
  expect(window.scrollTo).toHaveBeenCalledOnce();
});
