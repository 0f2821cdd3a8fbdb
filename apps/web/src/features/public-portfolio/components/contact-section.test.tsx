import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useApi } from '#lib/api-context.ts';
import { answer, type Called, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { ContactSection } from './contact-section.tsx';

type Sent = Pick<Called<'publicPortfolio.contact'>, 'params' | 'body'>;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole('button', { name: 'Send message' });

const params = { customUrl: 'ada-mbella' };

function Ada() {
  const api = useApi();
  return (
    <ContactSection
      name="Ada Mbella"
      phone=""
      whatsapp=""
      sending={{
        target: { endpoint: 'publicPortfolio.contact', params },
        send: (body) => api.call('publicPortfolio.contact', { params, body }),
      }}
    />
  );
}

async function write() {
  const view = renderWithProviders(<Ada />);
  await view.user.type(field('Name'), 'Eposi Likowo');
  await view.user.type(field('Email'), 'eposi@example.com');
  await view.user.type(field('Message'), 'Do you measure hills?');
  return view.user;
}

describe('Contact me', () => {
  it('promises no email: an owner whose address is unconfirmed gets none', () => {
    renderWithProviders(<Ada />);
    expect(screen.getByText(/^Your message goes to Ada Mbella\./)).toBeTruthy();
    expect(screen.queryByText(/emailed/)).toBeNull();
  });

  it('sends what was written once, clears it and says thank you', async () => {
    const got: Sent[] = [];
    server.use(
      answer('publicPortfolio.contact', ({ params, body }) => {
        got.push({ params, body });
        return { message: 'Taken' };
      }),
    );
    const user = await write();
    await user.dblClick(send());
    expect(
      await screen.findByText('Thank you. Your message is on its way to Ada Mbella.'),
    ).toBeTruthy();
    expect(got).toEqual([
      {
        params: { customUrl: 'ada-mbella' },
        body: {
          name: 'Eposi Likowo',
          email: 'eposi@example.com',
          message: 'Do you measure hills?',
          website: '',
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
          filled_ms: expect.any(Number),
        },
      },
    ]);
    expect(field('Message').value).toBe('');
  });

  it('keeps what was written while offline, and sends it on request', async () => {
    const messages: string[] = [];
    server.use(unreachable('publicPortfolio.contact'));
    const user = await write();
    await user.click(send());
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
    expect(field('Message').value).toBe('Do you measure hills?');
    server.use(
      answer('publicPortfolio.contact', ({ body }) => {
        messages.push(body.message);
        return { message: 'Taken' };
      }),
    );
    await user.click(send());
    await waitFor(() => expect(messages).toEqual(['Do you measure hills?']));
  });

  it('is sent by itself when the connection is back, once, unless it was changed', async () => {
    const messages: string[] = [];
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const online = () => act(() => window.dispatchEvent(new Event('online')));
    server.use(unreachable('publicPortfolio.contact'));
    const user = await write();
    await user.click(send());
    expect(await screen.findByText(/as soon as you are back online/)).toBeTruthy();
    offline.mockRestore();
    server.use(
      answer('publicPortfolio.contact', ({ body }) => {
        messages.push(body.message);
        return { message: 'Taken' };
      }),
    );
    await user.type(field('Message'), ' And');
    online();
    await user.type(field('Message'), '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(messages).toEqual([]);
    online();
    expect(await screen.findByText(/^Thank you/)).toBeTruthy();
    online();
    expect(messages).toEqual(['Do you measure hills?']);
  });

  it('shows what the server says of a field beside it', async () => {
    server.use(
      refuse('publicPortfolio.contact', 'invalid', {
        errors: [{ path: 'email', message: 'Email is not valid' }],
      }),
    );
    const user = await write();
    await user.click(send());
    expect(await screen.findByText('Email is not valid')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
  });
});
