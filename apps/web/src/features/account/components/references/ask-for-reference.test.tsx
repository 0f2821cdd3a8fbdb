import { screen } from '@testing-library/react';
import type { Reference } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { forgetDrafts } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { ReferencesScreen } from './references-screen.tsx';

const email = 'ngozi@example.com';
const asked: Reference = {
  ...{ id: 'r1', name: 'Eposi', email: 'eposi@example.com', relation: 'Camtel', note: '' },
  ...{ state: 'asked', askedAt: '2026-11-01T09:00:00.000Z', endsAt: '2026-12-01T09:00:00.000Z' },
  ...{ ended: false, answeredAt: null, remindedAt: null, canRemind: false, written: null },
  ...{ shown: false, version: 1 },
};

const open = () => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email });
  return renderWithProviders(<ReferencesScreen />, { path: '/user/references' });
};
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the person' });
const send = () => screen.getByRole('button', { name: 'Send the request' });

afterEach(() => forgetDrafts(email));

it('asks once where the answer got lost, and keeps what was typed over a reload', async () => {
  const keys: unknown[] = [];
  server.use(
    answer('references.list', []),
    answer('account.get', {
      ...{ id: 'a', email, firstName: 'Ngozi', lastName: 'Fonyuy', phone: '', profession: '' },
      ...{ role: 'user', createdAt: '2026-03-04T09:30:00.000Z', emailConfirmed: true },
      pendingEmail: null,
      language: '',
    }),
    http.post('*/api/portfolio/references/', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return keys.length > 1 ? HttpResponse.json(asked, { status: 201 }) : HttpResponse.error();
    }),
  );
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: /^Ask for a reference/ }));
  await view.user.type(await name(), 'Eposi');
  await view.user.type(screen.getByRole('textbox', { name: /^Their/ }), 'eposi@example.com');
  await view.user.type(screen.getByRole('textbox', { name: /^Where/ }), 'Camtel');
  await view.user.click(screen.getByRole('button', { name: 'Send the request' }));
  await screen.findByRole('alert');
  view.unmount();
  const { user } = open();
  expect((await name()).value).toBe('Eposi');
  await user.click(send());
  await screen.findByText(/Eposi/);
  expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
  expect(new Set(keys).size).toBe(1);
});
