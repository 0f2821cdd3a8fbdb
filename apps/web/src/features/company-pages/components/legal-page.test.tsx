import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { siteHandlers } from '#testing/site-answers.ts';
import { LegalPage } from './legal-page.tsx';

const Privacy = () => <LegalPage content={useEndpoint('pages.privacy.get')} />;

it('has a table of contents whose links lead to the parts', async () => {
  server.use(...siteHandlers());
  renderWithProviders(<Privacy />);
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const links = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#who-we-are', '#what-we-keep']);
  for (const link of links) {
    expect(document.getElementById(link?.slice(1) ?? '')?.tagName).toBe('H2');
  }
  expect(screen.getByText('Last updated on 1 May 2026')).toBeTruthy();
  expect(screen.getByText('On a ridge.').tagName).toBe('P');
});
