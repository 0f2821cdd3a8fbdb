import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, refuse } from '../../../testing/answer.ts';
import { company } from '../../../testing/company.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { server } from '../../../testing/server.ts';
import { Page as ContentPage } from './content.page.tsx';
import { Page as Dashboard } from './dashboard.page.tsx';
import { Page as Settings } from './settings.page.tsx';

const figure = (label: string) =>
  screen.getByText(label).closest('dt')?.nextElementSibling?.textContent;

it.each([
  ['', 'Not set'],
  ['12,000,000 XAF', '12,000,000 XAF'],
])('shows the four figures of the dashboard; a revenue of %j is %j', async (revenue, shown) => {
  const overview = { totalUsers: 7, activeProjects: 3, pendingTasks: 5, revenue };
  server.use(answer('admin.overview', overview));
  renderWithProviders(<Dashboard />);
  await screen.findByText('Total Users');
  expect(['Total Users', 'Active Projects', 'Pending Tasks', 'Revenue'].map(figure)).toEqual([
    '7',
    '3',
    '5',
    shown,
  ]);
});

it('says when the figures cannot be loaded', async () => {
  server.use(refuse('admin.overview', 'unavailable'));
  renderWithProviders(<Dashboard />);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
});

it('shows what is stored of the company, and what is missing', async () => {
  server.use(answer('pages.company.get', company));
  renderWithProviders(<Settings />);
  await screen.findByRole('region', { name: 'Company' });
  expect(['Name, first part', 'Name, second part', 'Tagline', 'LinkedIn'].map(figure)).toEqual([
    'North',
    'Star',
    'We show the way.',
    'Not given',
  ]);
});

const titled = { title: 'Part', description: 'Text' };
const closing = { ...titled, action: 'Go' };
const hero = { heroTitle: 'Opening title', heroSubtitle: 'Opening line' };

it('shows the stored pages, one tab each, read-only', async () => {
  server.use(
    answer('pages.home.get', {
      ...hero,
      heroImages: ['/art/one/640x360.webp'],
      aboutSection: {
        ...titled,
        stats: ['Years', 'Clients', 'People', 'Towns'].map((title) => ({ title, value: '4' })),
      },
      solutions: { title: 'S', cards: [] },
      caseStudies: titled,
      testimonials: titled,
      closing,
    }),
    answer('content.leadership.list', [{ id: 'l', name: 'Ndolo', role: 'Director', bio: 'Born.' }]),
    answer('content.projects.list', []),
  );
  const { user } = renderWithProviders(<ContentPage />, { path: '/admin/content' });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Home Page',
    'About Page',
    'Solutions',
    'Projects',
    'Team',
  ]);
  expect(await screen.findByText('Opening title')).toBeTruthy();
  expect(['Years', 'Towns'].map(figure)).toEqual(['4', '4']);
  await user.click(screen.getByRole('tab', { name: 'Team' }));
  const leader = await screen.findByRole('region', { name: 'Ndolo' });
  expect(within(leader).getByText('Born.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Projects' }));
  expect(await screen.findByText('No projects found')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
