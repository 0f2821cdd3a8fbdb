import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpointKey } from '#lib/endpoint-query.ts';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { ada } from '../testing/samples.ts';
import { ConfirmFirst } from './confirm-first.tsx';

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: ada.email });
  server.use(answer('account.get', { ...ada, emailConfirmed: false }));
});

const title = 'Confirm your address to get messages by email';
const again = () => screen.findByRole('button', { name: 'Send again' });

describe('the notice about an address that is not confirmed', () => {
  it('says where messages are in the meantime, and sends the link again', async () => {
    let asked = 0;
    server.use(
      answer('account.sendConfirmation', () => {
        asked += 1;
        return { message: 'On its way' };
      }),
    );
    const { user } = renderWithProviders(<ConfirmFirst />);
    await screen.findByText(title);
    expect(screen.getByText(/are kept here and not emailed/)).toBeTruthy();
    await user.click(await again());
    await screen.findByText(`A new link is on its way to ${ada.email}.`, { exact: false });
    expect(asked).toBe(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when the link could not be sent, and can be asked again', async () => {
    server.use(refuse('account.sendConfirmation', 'internal'));
    const { user } = renderWithProviders(<ConfirmFirst />);
    await user.click(await again());
    await screen.findByText('The link could not be sent. Please try again.');
    expect(await again()).toBeTruthy();
  });

  it('is not there once the address is confirmed', async () => {
    server.use(answer('account.get', ada));
    const { queries } = renderWithProviders(<ConfirmFirst />);
    await expect.poll(() => queries.getQueryData(endpointKey('account.get'))).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
  });
});
