import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { company } from '#testing/company.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { Page } from './professionals.page.tsx';

const rendered = () =>
  createRender(() => ({ 'index.html': { file: 'assets/index.js', css: [] } }))({
    url: '/professionals',
    origin: 'https://north.example',
    call: async () => ({ status: 200, body: company }),
  });

it('comes from the server with its title, its address and a whole page as the example', async () => {
  const { status, html } = await rendered();
  expect(status).toBe(200);
  expect(html).toContain('Your work on one page</h1>');
  expect(html).toContain('<link rel="canonical" href="https://north.example/professionals"');
  expect(html).toContain('Ngozi Fonyuy</h3>');
  expect(html).toContain('Operations Analyst');
});

it('shows the page itself, which scrolls by the keyboard, too', () => {
  renderWithProviders(<Page />);
  const example = screen.getByRole('region', { name: 'Example: Ngozi Fonyuy’s page' });
  expect(example.tabIndex).toBe(0);
  expect(within(example).getByText('I find out what to build, and what not to')).toBeTruthy();
  expect(within(example).getByText('A first visit')).toBeTruthy();
});

it('leads to the registration and to the example', () => {
  renderWithProviders(<Page />);
  const [first, last] = screen.getAllByRole('link', { name: 'Create my page' });
  for (const link of [first, last]) expect(link?.getAttribute('href')).toBe('/register');
  expect(screen.getByRole('link', { name: 'See an example' }).getAttribute('href')).toMatch(
    /#example$/,
  );
});
