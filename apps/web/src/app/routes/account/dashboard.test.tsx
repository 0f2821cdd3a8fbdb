import { fireEvent, screen, within } from '@testing-library/react';
import { activityKinds, type Dashboard, type Portfolio } from '@vitrine/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, figures, happened, viewDays } from '#features/account/testing/samples.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { emptyPortfolio } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './dashboard.page.tsx';

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
});

function open(portfolio: Partial<Portfolio> = {}, dashboard: Partial<Dashboard> = {}) {
  server.use(
    answer('account.get', ada),
    answer('portfolio.get', { ...emptyPortfolio, ...portfolio }),
    answer('dashboard.get', { ...figures, ...dashboard }),
  );
  return renderWithProviders(<Page />);
}

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** With every part that a good page has. */
const complete: Partial<Portfolio> = {
  headline: 'Cartographer',
  summary: 'I draw maps.',
  profileImage: pictureAt('/media/a/640x640.webp'),
  skills: ['GIS'],
  experiences: [
    { id: 'e', title: 'Lead', company: 'Survey', period: 'since 2021', description: '' },
  ],
  location: 'Limbe, Cameroon',
  educations: [{ id: 'd', degree: 'BSc', institution: 'Buea', year: '' }],
  projects: [{ id: 'p', name: 'Atlas', description: 'Sheets', technologies: [] }],
  links: [{ id: 'l', name: 'Code', url: 'https://code.example' }],
};

describe('the dashboard', () => {
  it('welcomes by name and profession', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
    expect(screen.getByText('Data Scientist')).toBeTruthy();
  });

  it("says 'Published' and links the page", async () => {
    open({ published: true, customUrl: 'ada-obi' });
    expect((await card('Status')).getByText('Published')).toBeTruthy();
    expect(target('localhost:3000/p/ada-obi')).toBe('/p/ada-obi');
  });

  it("says 'Draft', and the address leads its owner to the preview", async () => {
    open({ published: false, customUrl: 'ada-obi' });
    expect((await card('Status')).getByText('Draft')).toBeTruthy();
    expect(target('localhost:3000/p/ada-obi')).toBe('/user/preview');
  });

  it('copies the whole address', async () => {
    const { user } = open({ published: true, customUrl: 'ada-obi' });
    await user.click(await screen.findByRole('button', { name: 'Copy Address' }));
    expect((await screen.findByRole('status')).textContent).toBe('Copied');
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/p/ada-obi');
  });

  it('says so when the browser lets nothing be copied', async () => {
    const { user } = open({ published: true, customUrl: 'ada-obi' });
    await screen.findByText('Copy Address');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No'));
    await user.click(screen.getByRole('button', { name: 'Copy Address' }));
    expect(await screen.findByText(/Select it and copy it manually/)).toBeTruthy();
  });

  it('counts portfolio views and connections, and leads to the connections', async () => {
    open();
    expect((await card('Portfolio views')).getByText('1,204')).toBeTruthy();
    expect((await card('Portfolio views')).getByText('4 in the last 30 days')).toBeTruthy();
    expect((await card('Connections')).getByText('4')).toBeTruthy();
    expect((await card('Connections')).getByText('2 unread')).toBeTruthy();
    expect(target('Connections')).toBe('/user/connections');
  });

  it('offers the quick actions', async () => {
    open();
    await screen.findByText('Draft');
    expect(target('Edit Portfolio')).toBe('/user/portfolio?mode=edit');
    expect(target('Preview')).toBe('/user/preview');
    expect(target('Settings')).toBe('/user/settings');
    expect(target('Upload CV')).toBe('/user/portfolio#media');
  });

  it('lists what to add next', async () => {
    open({ headline: 'Cartographer' });
    const list = await card('What to add next');
    expect(list.getByText('1 of 9 parts complete')).toBeTruthy();
    expect(
      list.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent),
    ).toEqual(['A photo of you', 'A summary', 'Where you have worked', 'A project']);
  });

  it('puts what is missing before the quick actions, and what is done after them', async () => {
    const names = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    const { unmount } = open();
    await card('What to add next');
    expect(names().indexOf('What to add next')).toBeLessThan(names().indexOf('Quick actions'));
    unmount();
    open(complete);
    await card('Your page is complete');
    expect(names().indexOf('Your page is complete')).toBeGreaterThan(
      names().indexOf('Quick actions'),
    );
  });

  it('puts the way to a page before the figures for who has none, and not after', async () => {
    const names = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    const { unmount } = open();
    expect(await screen.findByRole('link', { name: 'Set up my page' })).toBeTruthy();
    expect(target('Set up my page')).toBe('/user/start');
    expect(target('Import your CV')).toBe('/user/import');
    expect(names().indexOf('What to add next')).toBeLessThan(names().indexOf('Portfolio views'));
    unmount();
    open({ published: true, customUrl: 'ada-obi' });
    await card('What to add next');
    expect(screen.queryByRole('link', { name: 'Set up my page' })).toBeNull();
    expect(names()[0]).toBe('Portfolio views');
  });

  it('says so when nothing is missing', async () => {
    open(complete);
    const done = await card('Your page is complete');
    expect(done.getByText('10 of 10 parts complete')).toBeTruthy();
  });

  it('says what went wrong and tries again', async () => {
    server.use(
      answer('account.get', ada),
      answer('portfolio.get', emptyPortfolio),
      refuse('dashboard.get', 'internal'),
    );
    const { user } = renderWithProviders(<Page />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    server.use(answer('dashboard.get', figures));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Draft')).toBeTruthy();
  });
});

describe('a dashboard that does not come', () => {
  it('says in its own words that nothing answered', async () => {
    server.use(
      answer('account.get', ada),
      answer('portfolio.get', emptyPortfolio),
      unreachable('dashboard.get'),
    );
    renderWithProviders(<Page />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The server could not be reached.');
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy();
  });
});

describe("'Recent Activity'", () => {
  it('tells what happened, when, and where to look at it', async () => {
    open();
    const recent = await card('Recent Activity');
    const [first, second] = recent.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Rose Tabi wrote to you.+ago$/);
    expect(second?.textContent).toMatch(/^You created your account/);
    expect(target('Rose Tabi wrote to you')).toBe('/user/connections');
    expect(target('See all')).toBe('/user/activity');
  });

  it('has a sentence for everything that can happen, with and without a name', async () => {
    const activity = activityKinds.flatMap((kind, index) => [
      happened(kind, '', index),
      happened(kind, 'Something', index + 50),
    ]);
    open({}, { activity });
    const recent = await card('Recent Activity');
    for (const item of recent.getAllByRole('listitem')) {
      expect(item.textContent).toMatch(/^[A-Z].+[^{}]ago$/);
    }
  });
});

describe('the chart of views', () => {
  const slider = () => screen.findByRole('slider', { name: 'Views per day, last 30 days' });

  it('tells today first, and every day by the arrow keys', async () => {
    const { user } = open();
    const chart = await slider();
    expect(chart.getAttribute('aria-valuetext')).toBe('Today: 1 view');
    chart.focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chart.getAttribute('aria-valuetext')).toBe('Wednesday, January 28: 3 views');
    await user.keyboard('{Home}');
    expect(chart.getAttribute('aria-valuetext')).toBe('Thursday, January 1: 0 views');
    await user.keyboard('{ArrowLeft}{End}');
    expect(chart.getAttribute('aria-valuetext')).toBe('Today: 1 view');
  });

  it('tells the day that is pointed at', async () => {
    open();
    const chart = await slider();
    vi.spyOn(chart, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
    fireEvent.pointerMove(chart, { clientX: 275, pointerType: 'mouse' });
    expect((await card('Portfolio views')).getByText('3 views')).toBeTruthy();
    fireEvent.pointerLeave(chart, { pointerType: 'mouse' });
    expect(chart.getAttribute('aria-valuetext')).toBe('Today: 1 view');
  });

  it('is a table for those who do not see it', async () => {
    open();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[1]?.textContent).toBe('Friday, January 301');
  });

  it.each<[string, Partial<Portfolio>, number, string]>([
    ['nobody came', { published: true, customUrl: 'ada-obi' }, 0, 'No visitors yet'],
    [
      'nobody came lately',
      { published: true, customUrl: 'ada-obi' },
      7,
      'No visitors in the last 30 days',
    ],
    ['the page is a draft', {}, 0, 'Your page is not published yet'],
  ])('gives way to words when %s', async (_, portfolio, total, words) => {
    open(portfolio, { views: { total, days: viewDays() } });
    expect((await card('Portfolio views')).getByText(words)).toBeTruthy();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
