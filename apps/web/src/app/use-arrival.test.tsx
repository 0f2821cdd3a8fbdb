import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useArrival } from './use-arrival.ts';

function Page() {
  useArrival();
  return (
    <>
      <Link to="#there">Down</Link>
      <Link to="/elsewhere">Away</Link>
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
