import { screen, within } from '@testing-library/react';
import type { Portfolio } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, emptyPortfolio } from '../../../features/account/testing/samples.ts';
import { session } from '../../../lib/session.ts';
import { answer, refuse } from '../../../testing/answer.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { server } from '../../../testing/server.ts';
import { Page } from './dashboard.page.tsx';

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
});

function open(portfolio: Partial<Portfolio>) {
  server.use(
    answer('account.get', ada),
    answer('portfolio.get', { ...emptyPortfolio, ...portfolio }),
  );
  return renderWithProviders(<Page />);
}

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the dashboard', () => {
  it('welcomes by name and profession', async () => {
    open({});
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada' })).toBeTruthy();
    expect(screen.getByText('Data Scientist')).toBeTruthy();
  });

  it("says 'Published' and links the page", async () => {
    open({ published: true, customUrl: 'ada-obi' });
    expect(await screen.findByText('Published')).toBeTruthy();
    expect(target('localhost:3000/p/ada-obi')).toBe('/p/ada-obi');
  });

  it("says 'Draft', and the address leads its owner to the preview", async () => {
    open({ published: false, customUrl: 'ada-obi' });
    expect(await screen.findByText('Draft')).toBeTruthy();
    expect(target('localhost:3000/p/ada-obi')).toBe('/user/preview');
  });

  it('offers the quick actions', async () => {
    open({});
    await screen.findByText('Draft');
    expect(target('Edit Portfolio')).toBe('/user/portfolio?mode=edit');
    expect(target('Preview')).toBe('/user/preview');
    expect(target('Settings')).toBe('/user/settings');
    expect(target('Upload CV')).toBe('/user/portfolio#media');
  });

  it('lists what to add next', async () => {
    open({ headline: 'Cartographer' });
    const list = within(await screen.findByRole('region', { name: 'What to add next' }));
    expect(list.getByText('1 of 8 parts are there')).toBeTruthy();
    expect(
      list.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent),
    ).toEqual(['A photo of you', 'A summary', 'Where you have worked', 'A project']);
  });

  it('says what went wrong and tries again', async () => {
    server.use(answer('account.get', ada), refuse('portfolio.get', 'internal'));
    const { user } = renderWithProviders(<Page />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    server.use(answer('portfolio.get', emptyPortfolio));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Draft')).toBeTruthy();
  });
});
