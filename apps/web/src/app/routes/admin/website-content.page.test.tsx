import { screen, waitFor, within } from '@testing-library/react';
import {
  type ContentType,
  contentDefinitions,
  contentTypes,
  contentWords,
  type EndpointReply,
} from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './website-content.page.tsx';

const lists = {
  projects: [
    { id: 'p1', name: 'GigBridge', tagline: 'Jobs', problem: 'No cousin', solution: 'Checks' },
    { id: 'p2', name: 'Alert237', problem: 'Four numbers' },
  ],
  testimonials: [{ id: 't1', name: 'Brenda', role: 'Coordinator', content: 'They listened.' }],
  services: [{ id: 's1', title: 'Software', description: 'Made to fit.' }],
  departments: [{ id: 'd1', name: 'Design', description: 'Draws.' }],
  leadership: [{ id: 'l1', name: 'Ndolo', role: 'Director', bio: 'From Limbe.' }],
  teamMembers: [{ id: 'm1', name: 'Tabe', role: 'Engineer' }],
} satisfies { [T in ContentType]?: EndpointReply<`content.${T}.list`> };
let asked: string[];

/** Of the types that are not above, the server has one entry that says no more than its name. */
const handlerOf = (type: ContentType) => {
  const blank = contentDefinitions[type].input.parse({ [contentDefinitions[type].title]: 'One' });
  return answer(
    `content.${type}.list`,
    lists[type as keyof typeof lists] ?? [{ ...blank, id: 'o' }],
  );
};

beforeEach(() => {
  asked = [];
  server.use(...contentTypes.map(handlerOf));
  server.events.on('request:start', note);
  return () => server.events.removeListener('request:start', note);
});
const note = ({ request }: { request: Request }) => {
  asked.push(new URL(request.url).pathname);
};

const open = (path = '/admin/website-content') =>
  renderWithProviders(<Page />, { path, pattern: '/admin/website-content' });
/** As they are read aloud: a space that is hidden from that keeps the place of a count. */
const counts = () => screen.getAllByRole('tab').map((tab) => tab.textContent?.trim());
const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('the intended reading', () => {
  it('asks for one list per tab, the six of the requirement first', async () => {
    open();
    await screen.findByRole('tab', { name: 'Team Members 1' });
    expect(asked.toSorted()).toEqual(contentTypes.map((type) => `/${type}/`).toSorted());
    expect(counts().slice(0, 6)).toEqual([
      'Projects 2',
      'Testimonials 1',
      'Services 1',
      'Departments 1',
      'Leadership 1',
      'Team Members 1',
    ]);
    expect(counts()).toHaveLength(contentTypes.length);
  });

  it.each(contentTypes)('has a tab for %s, in the words of the contract', async (type) => {
    const { tab, columns, search } = contentWords.en.types[type];
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: new RegExp(`^${tab} \\d`) }));
    expect(screen.getByRole('searchbox', { name: search })).toBeTruthy();
    expect(headers()).toEqual([...columns, 'Actions']);
  });

  it.each([
    ['Projects', ['Project', 'Problem Statement', 'Actions'], 'GigBridge'],
    ['Testimonials', ['Person', 'Testimonial', 'Actions'], 'Brenda'],
    ['Services', ['Service', 'Description', 'Actions'], 'Software'],
    ['Departments', ['Department', 'Description', 'Actions'], 'Design'],
    ['Leadership', ['Leader', 'Role & Bio', 'Actions'], 'Ndolo'],
    ['Team Members', ['Member', 'Role', 'Actions'], 'Tabe'],
  ])('shows %s in their columns', async (tab, columns, name) => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: new RegExp(`${tab} \\d`) }));
    expect(headers()).toEqual(columns);
    expect(names()[0]).toContain(name);
  });

  it('searches in one tab at a time', async () => {
    const { user } = open('/admin/website-content?q=COUSIN');
    await screen.findByRole('table');
    expect(names()).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), ' of mine');
    expect(await screen.findByText('No projects found')).toBeTruthy();
    expect(screen.getByText('Get started by creating your first project')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Team Members 1' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    await user.type(screen.getByRole('searchbox', { name: 'Search team members' }), 'nobody');
    expect(await screen.findByText('No team members found')).toBeTruthy();
    expect(screen.getByText('0 results')).toBeTruthy();
  });

  it('names the list that could not be fetched, keeps the others and tries again', async () => {
    server.use(refuse('content.services.list', 'unavailable'));
    const { user } = open('/admin/website-content?tab=services');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch services/');
    expect(await screen.findByRole('tab', { name: 'Projects 2' })).toBeTruthy();
    expect(screen.queryByText('No services found')).toBeNull();
    server.use(handlerOf('services'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('rowheader', { name: 'Software' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the observed reading', () => {
  it('sends exactly three requests, in parallel', async () => {
    const gate = Promise.withResolvers<void>();
    const hold = <T,>(reply: T) => gate.promise.then(() => reply);
    server.use(
      answer('content.testimonials.list', () => hold(lists.testimonials)),
      answer('content.services.list', () => hold(lists.services)),
      answer('content.departments.list', () => hold(lists.departments)),
    );
    open('/admin/website-content?reading=observed');
    await waitFor(() => expect(asked).toEqual(['/testimonials/', '/services/', '/departments/']));
    gate.resolve();
    await screen.findByRole('table');
    expect(asked).toHaveLength(3);
  });

  it('fills the six slots by position and leaves three undefined', async () => {
    const { user } = open('/admin/website-content?reading=observed');
    await screen.findByRole('tab', { name: 'Services 1' });
    expect(counts().slice(0, 6)).toEqual([
      'Projects 1',
      'Testimonials 1',
      'Services 1',
      'Departments',
      'Leadership',
      'Team Members',
    ]);
    expect(headers()).toEqual(['Project', 'Problem Statement', 'Actions']);
    expect(names()).toEqual(['Brenda']);
    await user.click(screen.getByRole('tab', { name: /Testimonials/ }));
    expect(screen.getByRole('row', { name: /Not given/ })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: /Services/ }));
    expect(within(screen.getByRole('table')).getByText('Draws.')).toBeTruthy();
    for (const empty of ['Departments', 'Leadership', 'Team Members']) {
      await user.click(screen.getByRole('tab', { name: empty }));
      expect(screen.getByText(`No ${empty.toLowerCase()} found`)).toBeTruthy();
    }
    expect(asked).toHaveLength(3);
  });

  it('searches without crashing where the fields are those of another kind', async () => {
    const { user } = open('/admin/website-content?reading=observed&tab=testimonials');
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox'), 'software');
    expect(await screen.findByText('No testimonials found')).toBeTruthy();
  });
});
