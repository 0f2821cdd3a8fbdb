import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, type Called, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { siteHandlers } from '#testing/site-answers.ts';
import { Page } from './contact.page.tsx';

type Sent = Called<'contact.send'>['body'];

beforeEach(() => server.use(...siteHandlers()));

async function open(path = '/contact') {
  const view = renderWithProviders(<Page />, { path });
  await screen.findByRole('form', { name: 'Send Us a Message' });
  return view;
}

type User = Awaited<ReturnType<typeof open>>['user'];

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => screen.getByRole('button', { name: 'Send message' });

async function write(user: User) {
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Message'), 'A line.');
}

/** Makes the API take messages, and answers with what it got. */
function takeMessages() {
  const got: Sent[] = [];
  server.use(
    answer('contact.send', ({ body }) => {
      got.push(body);
      return { message: 'Taken' };
    }),
  );
  return got;
}

describe('Send Us a Message', () => {
  it('sends name, email, subject and message once, clears them and says thank you', async () => {
    const got = takeMessages();
    const { user } = await open();
    await write(user);
    await user.type(field('Subject'), 'A map');
    await user.dblClick(send());
    const thanks = await screen.findByText(/^Thank you for your message!/);
    await waitFor(() => expect(document.activeElement?.contains(thanks)).toBe(true));
    expect(got).toEqual([
      {
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'A map',
        message: 'A line.',
        locale: 'en',
        website: '',
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        filled_ms: expect.any(Number),
      },
    ]);
    const left = ['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).value);
    expect(left).toEqual(['', '', '', '']);
  });

  it('takes a second message under another key', async () => {
    const got = takeMessages();
    const { user } = await open();
    for (const count of [1, 2]) {
      // user-event goes on from what it has typed, whatever a reset has cleared.
      for (const name of ['Name', 'Email', 'Subject', 'Message']) await user.clear(field(name));
      await write(user);
      await user.type(field('Subject'), 'Twice');
      await user.click(send());
      await waitFor(() => expect(got).toHaveLength(count));
      await screen.findByText(/^Thank you/);
    }
    expect(got[0]?.key).not.toBe(got[1]?.key);
  });

  it('tells how long it was open', async () => {
    const got = takeMessages();
    const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const { user } = await open('/contact?subject=Time');
    await write(user);
    now.mockReturnValue(6_000);
    await user.click(send());
    await waitFor(() => expect(got[0]?.filled_ms).toBe(5_000));
  });

  it('has a field that people neither see nor reach', async () => {
    const { container } = await open();
    const trap = container.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.autocomplete).toBe('off');
  });
});

describe('the subject', () => {
  it('is what the address says', async () => {
    await open('/contact?subject=Internship');
    expect(field('Subject').value).toBe('Internship');
  });

  it.each(['Free consultation', 'Project brief', 'Strategy call'])(
    'is filled in by the card "%s", which leads to the form',
    async (subject) => {
      const { user } = await open();
      await user.click(screen.getByRole('link', { name: `Ask for: ${subject}` }));
      expect(field('Subject').value).toBe(subject);
      await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    },
  );
});

describe('a message that did not go through', () => {
  it.each([
    ['the API is down', unreachable('contact.send'), 'We could not be reached.'],
    [
      'it is too much',
      refuse('contact.send', 'too-many-requests', { detail: 'Try again in a minute.' }),
      'in a minute. What you wrote is still here.',
    ],
    ['something broke', refuse('contact.send', 'internal'), 'Please try again.'],
  ])('is still there when %s, and can be sent again', async (_, failing, notice) => {
    const { user } = await open('/contact?subject=Maps');
    await write(user);
    server.use(failing);
    await user.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain(notice);
    expect(field('Subject').value).toBe('Maps');
    expect(field('Message').value).toBe('A line.');
    const got = takeMessages();
    await user.click(send());
    await screen.findByText(/^Thank you/);
    expect(got).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what the server says of a field beside it, and goes there', async () => {
    const { user } = await open('/contact?subject=Maps');
    await write(user);
    const errors = [{ path: 'message', message: 'Must be at most 50,000 characters' }];
    server.use(refuse('contact.send', 'invalid', { errors }));
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('Message')));
    const described = field('Message').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(errors[0]?.message);
  });
});
