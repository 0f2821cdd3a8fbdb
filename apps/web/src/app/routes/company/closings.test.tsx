import { cleanup, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { siteHandlers } from '#testing/site-answers.ts';
import { pages } from './pages.tsx';

/** How a page ends, as a visitor tells it. */
function endOf(page: Element) {
  const last = [...page.querySelectorAll('main section, section.around')].at(-1);
  const links = [...(last?.querySelectorAll('a') ?? [])];
  if (links.some((link) => link.protocol === 'mailto:')) return 'lines to call and to write to';
  if (links.some((link) => link.matches('.covers'))) return 'the way on';
  return links.length === 1 ? 'one button' : 'something else';
}

it.each([
  ['vision-mission', 'one button'],
  ['about', 'lines to call and to write to'],
  ['projects', 'lines to call and to write to'],
  ['team', 'the way on'],
] as const)('%s ends with %s', async (name, end) => {
  const { Page } = pages[name];
  server.use(...siteHandlers());
  const { container } = renderWithProviders(<Page />);
  await waitFor(() => expect(endOf(container)).toBe(end));
  cleanup();
});
