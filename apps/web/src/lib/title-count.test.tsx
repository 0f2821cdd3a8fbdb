import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTitleCount } from './title-count.ts';

function Counting({ count }: { count: number }) {
  useTitleCount(count);
  return null;
}

it('counts in the title, also after another page has set its own', async () => {
  document.title = 'Messages';
  const { rerender, unmount } = render(<Counting count={3} />);
  expect(document.title).toBe('(3) Messages');
  document.title = 'Users';
  await waitFor(() => expect(document.title).toBe('(3) Users'));
  rerender(<Counting count={4} />);
  expect(document.title).toBe('(4) Users');
  rerender(<Counting count={0} />);
  expect(document.title).toBe('Users');
  rerender(<Counting count={1} />);
  unmount();
  expect(document.title).toBe('Users');
});
