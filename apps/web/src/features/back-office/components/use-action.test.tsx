import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { useAction } from './use-action.ts';

/** A button whose lists never come: as without a line, until every try of theirs has failed. */
function ActionButton({ send }: { send: () => Promise<string> }) {
  const { mutate, isPending, error } = useAction({
    send,
    failed: () => 'It was not done',
    onSettled: () => new Promise(() => {}),
  });
  return (
    <button type="button" onClick={() => mutate()}>
      {isPending ? 'Busy' : (error?.message ?? 'Idle')}
    </button>
  );
}

const press = async (send: () => Promise<string>) => {
  const { user } = renderWithProviders(<ActionButton send={send} />);
  await user.click(screen.getByRole('button', { name: 'Idle' }));
};

it('ends as soon as it has failed, whatever becomes of its lists', async () => {
  await press(() => Promise.reject(new Error('No line')));
  expect(await screen.findByText('It was not done')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'No line' })).toBeTruthy();
});

it('is busy until what it has done is shown', async () => {
  let sent = false;
  await press(async () => {
    sent = true;
    return 'Done';
  });
  await waitFor(() => expect(sent).toBe(true));
  expect(screen.getByRole('button', { name: 'Busy' })).toBeTruthy();
});
