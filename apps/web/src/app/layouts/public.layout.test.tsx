import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answer } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Layout } from './public.layout.tsx';

it('shows the current year and the company of the server', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0, 1) });
  server.use(answer('pages.company.get', company));
  renderWithProviders(<Layout>Inside</Layout>);
  expect(await screen.findByText('© 2031 North Star. All rights reserved.')).toBeTruthy();
});
