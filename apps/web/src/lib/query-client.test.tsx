import { onlineManager, useMutation, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithProviders } from '../testing/render-with-providers.tsx';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

const fail = () => Promise.reject(new Error('No line'));

function Page() {
  const read = useQuery({ queryKey: ['offline'], queryFn: fail, retry: false });
  const write = useMutation({ mutationFn: fail });
  return (
    <>
      <p>Read: {read.error?.message}</p>
      <button type="button" onClick={() => write.mutate()}>
        Save
      </button>
      <p>Written: {write.error?.message}</p>
    </>
  );
}

it('says at once that something failed, although the browser knows that it is offline', async () => {
  const { user } = renderWithProviders(<Page />);
  expect(await screen.findByText('Read: No line')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Written: No line')).toBeTruthy();
});
