import { screen, waitFor, within } from '@testing-library/react';
import type { OutboxMail } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { documentServer } from '#testing/content-server.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { passwordAlone } from '#testing/second-factor-answers.ts';
import { server } from '#testing/server.ts';
import { Page } from './settings.page.tsx';

const whole = {
  company,
  mailSender: { name: '', address: '', language: 'en' },
  revenue: { amount: '', currency: '' },
  retention: { messagesMonths: null, applicationsMonths: 12 },
};
const mail = (id: string, changes: Partial<OutboxMail> = {}): OutboxMail => ({
  id,
  recipient: `${id}@north.example`,
  subject: `Mail ${id}`,
  status: 'sent',
  attempts: 1,
  reason: '',
  kept_as_file: false,
  can_retry: false,
  date: '2026-03-04T10:00:00.000Z',
  sent_at: null,
  next_attempt_at: null,
  ...changes,
});

let settings: ReturnType<typeof documentServer>;
let mails: OutboxMail[];

beforeEach(() => {
  settings = documentServer('/api/settings/', '/api/settings/', whole);
  const refused = {
    status: 'failed',
    attempts: 5,
    reason: 'Mailbox full',
    can_retry: true,
  } as const;
  mails = [mail('a'), mail('b', refused)];
  server.use(
    ...settings.handlers,
    ...passwordAlone(),
    answer('webhooks.list', []),
    answer('outbox.route', {
      mode: 'folder',
      from: 'North <no@north.example>',
      place: '/data/mail',
    }),
    answer('outbox.list', ({ query: { status, after } }) => ({
      items: after ? [mail('z')] : mails.filter((one) => !status || one.status === status),
      next: after || status ? null : 'more',
    })),
    answer('outbox.test', ({ body: { recipient } }) => {
      mails = [mail('t', { recipient, status: 'queued', attempts: 0 }), ...mails];
      return { id: 't', message: `A test is on its way to ${recipient}.` };
    }),
    answer('outbox.retry', ({ params }) => {
      const found = mails.find(({ id }) => id === params.id) ?? mail('x');
      return Object.assign(found, { status: 'queued' });
    }),
  );
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
});

const open = () => renderWithProviders(<Page />, { path: '/admin/settings' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save settings' });

describe('the settings', () => {
  it('hold everything that the requirement names', async () => {
    open();
    await screen.findByRole('form', { name: 'Settings' });
    await screen.findByRole('heading', { name: 'Outgoing email' });
    await screen.findByRole('heading', { name: 'Administrator sign-in' });
    const parts = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(parts).toEqual([
      'Company',
      'Contact details',
      'Social links',
      'Languages of the website',
      'Email sender',
      'Revenue',
      'Personal data retention',
      'Administrator sign-in',
      'Outgoing email',
      'Webhooks',
    ]);
    expect(field('Name, first part').value).toBe('North');
    expect(field('Name, second part').value).toBe('Star');
    expect(field('Address').value).toBe('Limbe');
    expect(field('Months to keep messages').value).toBe('');
    expect(field('Months to keep applications').value).toBe('12');
  });

  it('are saved whole, from the version that was read', async () => {
    const { user } = open();
    await screen.findByRole('form', { name: 'Settings' });
    await user.clear(field('Name, first part'));
    await user.type(field('Name, first part'), 'South');
    await user.type(field('Address'), '{Enter}Cameroon');
    await user.type(field('Revenue figure'), '12,000,000');
    await user.type(field('Currency'), 'XAF');
    await user.type(field('Months to keep messages'), '6');
    await user.clear(field('Months to keep applications'));
    await user.click(save());
    expect(await screen.findByText('The settings were saved')).toBeTruthy();
    expect(settings.state.whole).toEqual({
      ...whole,
      company: {
        ...company,
        name: { first: 'South', second: 'Star' },
        address: ['Limbe', 'Cameroon'],
      },
      revenue: { amount: '12,000,000', currency: 'XAF' },
      retention: { messagesMonths: 6, applicationsMonths: null },
    });
  });

  it('stay as typed when the server refuses them, with its words at the field', async () => {
    server.use(
      refuse('settings.save', 'invalid', {
        errors: [{ path: 'retention.messagesMonths', message: 'Expected fewer' }],
      }),
    );
    const { user } = open();
    await screen.findByRole('form', { name: 'Settings' });
    await user.type(field('Months to keep messages'), '12 0');
    await user.click(save());
    expect(await screen.findByText('The settings were not saved')).toBeTruthy();
    expect(screen.getByText('Expected fewer')).toBeTruthy();
    expect(document.activeElement).toBe(field('Months to keep messages'));
    expect(field('Months to keep messages').value).toBe('12 0');
  });

  it.each([
    ['Months to keep messages', 'six', 'Enter 1 to 120 whole months'],
    ['Email', 'office at north', 'Email is invalid'],
    ['Phone', '677 00 00 00', 'Write the number with its country code'],
    ['Website', 'north', 'URL must start with'],
  ])('say what is wrong with %s before they are sent', async (label, typed, words) => {
    const { user } = open();
    await screen.findByRole('form', { name: 'Settings' });
    await user.clear(field(label));
    await user.type(field(label), typed);
    await user.click(save());
    const error = await screen.findByText(new RegExp(words));
    expect(field(label).getAttribute('aria-describedby')).toContain(error.id);
    expect(document.activeElement).toBe(field(label));
    expect(settings.state.saves).toEqual([]);
    expect(screen.queryByText('The settings were not saved')).toBeNull();
  });

  it('show both versions when two people change them', async () => {
    const { user } = open();
    await screen.findByRole('form', { name: 'Settings' });
    settings.elsewhere({ revenue: { amount: '5', currency: 'EUR' } });
    await user.type(field('Tagline'), ' Always.');
    await user.click(save());
    const both = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    expect(settings.state.saves).toEqual([]);
    await user.click(both.getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(settings.state.saves).toHaveLength(1));
    expect(settings.state.whole).toMatchObject({
      company: { tagline: 'We show the way. Always.' },
      revenue: { amount: '5', currency: 'EUR' },
    });
  });

  it('need no saving where the other has set the same', async () => {
    const { user } = open();
    await screen.findByRole('form', { name: 'Settings' });
    settings.elsewhere({ company: { ...company, tagline: 'We show the way. Soon.' } });
    await user.type(field('Tagline'), ' Soon.');
    await user.click(save());
    await screen.findByText('The settings were saved');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(settings.state.saves).toHaveLength(0);
  });

  it('that were typed and not saved are offered again', async () => {
    const first = open();
    await screen.findByRole('form', { name: 'Settings' });
    await first.user.type(field('Tagline'), ' Soon.');
    first.unmount();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(field('Tagline').value).toBe('We show the way. Soon.');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(field('Tagline').value).toBe('We show the way.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save settings' }));
  });
});

describe('mail', () => {
  it('is written to files without SMTP settings, and the screen says where', async () => {
    open();
    expect(
      await screen.findByText(/every email is saved as an \.eml file in \/data\/mail/),
    ).toBeTruthy();
  });

  it('names the server with them', async () => {
    const place = 'smtp.north.example:587';
    server.use(answer('outbox.route', { mode: 'smtp', from: 'no@north.example', place }));
    open();
    expect(
      await screen.findByText(/Emails are sent through smtp\.north\.example:587/),
    ).toBeTruthy();
  });

  it('is tested with an address of one’s choice', async () => {
    const { user } = open();
    await screen.findByRole('form', { name: 'Send a test' });
    expect(field('Address for the test').value).toBe('ada@north.example');
    await user.click(screen.getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('A test is on its way to ada@north.example.')).toBeTruthy();
    expect(
      await screen.findByRole('row', { name: /Mail t ada@north\.example Queued/ }),
    ).toBeTruthy();
  });

  it('shows what became of each, with the reason, and tries again', async () => {
    const { user } = open();
    const failed = await screen.findByRole('row', { name: /Mail b/ });
    expect(failed.textContent).toContain('Failed');
    expect(failed.textContent).toContain('5 attempts');
    expect(failed.textContent).toContain('Mailbox full');
    expect(screen.queryByRole('button', { name: 'Try again: Mail a' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again: Mail b' }));
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Mail b/ }).textContent).toContain('Queued'),
    );
  });

  it('says of what was kept as a file that nobody has got it, and sends it at last', async () => {
    const place = 'smtp.north.example:587';
    server.use(answer('outbox.route', { mode: 'smtp', from: 'no@north.example', place }));
    mails = [mail('k', { kept_as_file: true, can_retry: true })];
    const { user } = open();
    const kept = await screen.findByRole('row', { name: /Mail k/ });
    await waitFor(() =>
      expect(kept.textContent).toContain('Saved as a file: email was not set up'),
    );
    expect(kept.textContent).not.toContain('Sent');
    await user.click(screen.getByRole('button', { name: 'Send now: Mail k' }));
    await screen.findByText('The email is on its way again');
  });

  it('is filtered by status, and loads more', async () => {
    const { user } = open();
    await screen.findByRole('row', { name: /Mail a/ });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('row', { name: /Mail z/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Failed' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Mail a/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Mail b/ })).toBeTruthy();
  });

  it('says when the test could not be sent', async () => {
    server.use(
      http.post('*/api/outbox/test/', () =>
        HttpResponse.json({ detail: 'Too many tests.' }, { status: 429 }),
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText('Too many tests.')).toBeTruthy();
  });
});
