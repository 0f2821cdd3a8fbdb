import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { siteHandlers } from '#testing/site-answers.ts';
import { HomePage } from './home-page.tsx';

const names = (headings: HTMLElement[]) => headings.map((heading) => heading.textContent);

it('shows every part of the page, in order', async () => {
  server.use(...siteHandlers());
  renderWithProviders(<HomePage />);
  await screen.findByRole('heading', { level: 1 });
  expect(names(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    'Firm ground',
    'Three ways',
    'Case studies',
    'Voices',
    'A page of your own',
    'Learn with us',
    'Write to us',
  ]);
  expect(screen.getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe('/contact');
});

it('says the four figures with what they count', async () => {
  server.use(...siteHandlers());
  renderWithProviders(<HomePage />);
  const terms = await within(
    await screen.findByRole('region', { name: 'Firm ground' }),
  ).findAllByRole('term');
  const figures = terms.map((term) => [term.nextElementSibling?.textContent, term.textContent]);
  expect(figures).toEqual([
    ['50+', 'projects completed'],
    ['8+', 'years of experience'],
    ['98%', 'client satisfaction'],
    ['12+', 'countries served'],
  ]);
});

it('shows three solutions, three projects and three testimonials', async () => {
  server.use(...siteHandlers());
  renderWithProviders(<HomePage />);
  const inside = async (name: string) => within(await screen.findByRole('region', { name }));
  expect(names((await inside('Three ways')).getAllByRole('heading', { level: 3 }))).toEqual([
    'Intelligent Software',
    'Digital Transformation',
    'Strategic Consulting',
  ]);
  const stories = await inside('Case studies');
  expect(names(stories.getAllByRole('heading', { level: 3 }))).toEqual([
    'GigBridge',
    'Alert237',
    'Maître',
  ]);
  expect(stories.getByRole('link', { name: 'Maître' }).getAttribute('href')).toBe(
    '/projects/case-3',
  );
  const voices = (await inside('Voices')).getAllByRole('figure');
  expect(voices.map((voice) => voice.querySelector('blockquote')?.textContent)).toEqual([
    'Ada says so.',
    'Ben says so.',
    'Cleo says so.',
  ]);
});

it('leads professionals to their page, and learners to both programmes', async () => {
  server.use(...siteHandlers());
  renderWithProviders(<HomePage />);
  const ways = within(await screen.findByRole('region', { name: 'A page of your own' }));
  const links = ways.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/professionals',
    '/solutions#apply-internship',
    '/solutions#apply-training',
  ]);
});

it('tells a case as problem, solution and change', async () => {
  server.use(...siteHandlers());
  renderWithProviders(<HomePage />);
  const [first] = await screen.findAllByRole('article');
  const story = within(first ?? document.body);
  expect(names(story.getAllByRole('term'))).toEqual(['The problem', 'What we did', 'What changed']);
  expect(names(story.getAllByRole('definition'))).toEqual([
    'GigBridge problem, first.',
    'GigBridge solution, first.',
    'GigBridge helps. GigBridge helps more.',
  ]);
});

it('offers to try again when the content does not come', async () => {
  server.use(...siteHandlers());
  server.use(refuse('pages.home.get', 'not-found', { detail: 'Nothing there' }));
  const { user } = renderWithProviders(<HomePage />);
  expect(await screen.findByText('Nothing there')).toBeTruthy();
  server.resetHandlers(...siteHandlers());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});
