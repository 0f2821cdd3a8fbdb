import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { loadedPart } from './loaded-part.tsx';

const NO_CODE = new TypeError('Failed to fetch dynamically imported module: /part.js');

/** A screen with a field, and a part whose code does not come at first. */
function open(name: string, answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  const load = vi.fn(async () => () => <p>Here it is</p>);
  load.mockRejectedValueOnce(NO_CODE);
  const Part = loadedPart(name, load);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <input aria-label="Title" defaultValue="" />
      <Part />
    </QueryClientProvider>,
  );
  const title = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(title, { target: { value: 'A day at the harbour' } });
  return { title, load };
}

const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

it('says that the server is not reached where there is no line, and loads the part again', async () => {
  const { title, load } = open('offline', () => Promise.reject(new TypeError('Failed to fetch')));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('The server could not be reached. Check your connection');
  tryAgain();
  await screen.findByText('Here it is');
  expect(load).toHaveBeenCalledTimes(2);
  expect(title.value).toBe('A day at the harbour');
});

it('says that the site may be a new one where it answers, and leaves what was typed', async () => {
  const { title } = open('gone', async () => new Response());
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('the site was just updated');
  expect(title.value).toBe('A day at the harbour');
  tryAgain();
  await screen.findByText('Here it is');
});
