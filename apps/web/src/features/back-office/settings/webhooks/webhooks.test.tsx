import { screen, waitFor, within } from '@testing-library/react';
import type { Webhook, WebhookDelivery, WebhookInput } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Webhooks } from './webhooks.tsx';

const CHAT: Webhook = {
  ...{ id: 'w1', url: 'https://chat.example/hooks', description: 'Chat of the team' },
  ...{ events: ['post.published', 'message.created'], enabled: true },
  date: '2026-03-04T10:00:00.000Z',
  ...{ failing_since: null, switched_off_at: null, old_secret_until: null },
};
const SENT: WebhookDelivery = {
  ...{ id: 'd1', type: 'message.created', status: 'sent', attempts: 1, failure: null },
  ...{ answer_status: 200, answer: 'thanks', date: '2026-03-05T10:00:00.000Z' },
  ...{ tried_at: '2026-03-05T10:00:01.000Z', next_attempt_at: null },
};
const FAILED: WebhookDelivery = {
  ...{ ...SENT, id: 'd2', type: 'post.published', status: 'queued', attempts: 2 },
  ...{ failure: 'timed-out', answer_status: null, answer: '' },
  next_attempt_at: '2026-03-05T10:06:00.000Z',
};
const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
});

function open(webhooks: Webhook[], deliveries: WebhookDelivery[] = []) {
  let asked = 0;
  server.use(
    answer('webhooks.list', () => {
      asked += 1;
      return webhooks;
    }),
    answer('webhooks.deliveries', { items: deliveries, next: null }),
  );
  return { ...renderWithProviders(<Webhooks />), listed: () => asked };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the webhooks in the settings', () => {
  it('say that there are none', async () => {
    open([]);
    expect(await screen.findByText(/^No webhooks yet/)).toBeTruthy();
  });

  it('are listed with their address and what they are told of', async () => {
    open([CHAT, { ...CHAT, id: 'w2', description: '' }]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain('Chat of the team');
    expect(first?.textContent).toContain('https://chat.example/hooks');
    expect(first?.textContent).toContain('A message arrives · A post is published');
    expect(within(second as HTMLElement).getByText('chat.example')).toBeTruthy();
  });

  it('tell which of them fail, are off, or were switched off, and since when', async () => {
    open([
      { ...CHAT, failing_since: '2026-03-04T10:00:00.000Z' },
      { ...CHAT, id: 'w2', enabled: false, switched_off_at: '2026-03-07T10:00:00.000Z' },
      { ...CHAT, id: 'w3', old_secret_until: '2999-01-01T00:00:00.000Z' },
    ]);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Failing.*No successful delivery since Mar\s4,\s2026/),
      expect.stringMatching(/Off.*Switched off after days without a delivery.*Mar\s7,\s2026/),
      expect.stringMatching(/The old secret also works until/),
    ]);
  });

  it('say that they could not be loaded, and try again', async () => {
    server.use(refuse('webhooks.list', 'unavailable'));
    const { user } = renderWithProviders(<Webhooks />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    server.use(answer('webhooks.list', [CHAT]));
    await user.click(await press('Try Again'));
    expect(await screen.findByText('Chat of the team')).toBeTruthy();
  });
});

describe('a new webhook', () => {
  async function fill(events: string[], url = 'https://chat.example/hooks') {
    const view = open([]);
    await view.user.click(await press('Add webhook'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a Webhook' }));
    await view.user.type(await dialog.findByLabelText(/^URL/), url);
    for (const name of events) {
      await view.user.click(dialog.getByRole('checkbox', { name: new RegExp(name) }));
    }
    await view.user.click(dialog.getByRole('button', { name: 'Add webhook' }));
    return { ...view, dialog };
  }

  it('is sent with what was chosen, and its secret is shown this once', async () => {
    const got: WebhookInput[] = [];
    server.use(
      answer('webhooks.create', ({ body }) => {
        got.push(body);
        return { ...CHAT, secret: SECRET };
      }),
    );
    const { user } = await fill(['A post is published', 'An application arrives']);
    const secret = within(await screen.findByRole('dialog', { name: 'Webhook secret' }));
    expect(await secret.findByText(SECRET)).toBeTruthy();
    expect(got).toEqual([
      {
        url: 'https://chat.example/hooks',
        description: '',
        events: ['application.created', 'post.published'],
        enabled: true,
      },
    ]);
    await user.click(secret.getByRole('button', { name: 'I have saved it' }));
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('needs an address and an event', async () => {
    const { dialog } = await fill([], 'chat.example');
    expect(await dialog.findByText('Choose at least one event')).toBeTruthy();
    expect(dialog.getByText(/^Enter an address like https/)).toBeTruthy();
  });

  it('keeps what was typed when the server refuses its address, and says so there', async () => {
    const message = 'This address is in a private network.';
    server.use(refuse('webhooks.create', 'invalid', { errors: [{ path: 'url', message }] }));
    const { dialog } = await fill(['A message arrives'], 'https://10.0.0.1/');
    expect(await dialog.findByText(message)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/^URL/).value).toBe('https://10.0.0.1/');
  });
});

describe('a webhook', () => {
  it('is changed, with what it is told of ticked', async () => {
    const got: WebhookInput[] = [];
    server.use(
      answer('webhooks.update', ({ body }) => {
        got.push(body);
        return CHAT;
      }),
    );
    const { user } = open([CHAT]);
    await user.click(await press('Edit Chat of the team'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Webhook' }));
    const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /A post/ });
    expect(box.checked).toBe(true);
    await user.click(box);
    await user.click(dialog.getByRole('checkbox', { name: 'Switched on' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('The webhook was saved')).toBeTruthy();
    expect(got).toMatchObject([{ events: ['message.created'], enabled: false }]);
  });

  it('is deleted after a question', async () => {
    const deleted: string[] = [];
    server.use(
      answer('webhooks.delete', ({ params }) => {
        deleted.push(params.id);
        return undefined;
      }),
    );
    const { user, listed } = open([CHAT]);
    await user.click(await press('Delete Chat of the team'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Webhook' }));
    expect(question.getByText(/Nothing more is sent to Chat of the team/)).toBeTruthy();
    expect(deleted).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete webhook' }));
    expect(await screen.findByText('The webhook was deleted')).toBeTruthy();
    expect(deleted).toEqual(['w1']);
    await waitFor(() => expect(listed()).toBe(2));
  });

  async function see(deliveries: WebhookDelivery[]) {
    const view = open([CHAT], deliveries);
    await view.user.click(await press('Deliveries to Chat of the team'));
    const sheet = within(
      await screen.findByRole('dialog', { name: 'Deliveries to Chat of the team' }),
    );
    return { ...view, sheet };
  }

  it('shows what became of each event, why the last try failed, and when the next one is', async () => {
    const { sheet } = await see([FAILED, SENT]);
    const rows = await sheet.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /A post is published.*Waiting.*2 attempts.*Next attempt.*No response within 10 seconds/,
      ),
      expect.stringMatching(/A message arrives.*Delivered.*1 attempt.*Response: 200.*thanks/),
    ]);
  });

  it('is tested, and says that the test is on its way', async () => {
    server.use(answer('webhooks.test', { id: 'd3', message: 'A test event is on its way.' }));
    const { sheet, user } = await see([]);
    expect(await sheet.findByText('Nothing sent yet')).toBeTruthy();
    await user.click(sheet.getByRole('button', { name: 'Test this webhook' }));
    expect(await screen.findByText('A test event is on its way.')).toBeTruthy();
  });

  it('is sent an event once more, and says why not when that fails', async () => {
    const sent: string[] = [];
    server.use(
      answer('webhooks.replay', ({ params }) => {
        sent.push(params.id);
        return { ...SENT, status: 'queued' as const };
      }),
    );
    const { sheet, user } = await see([SENT]);
    const button = await sheet.findByRole('button', { name: /^Send again: A message arrives/ });
    await user.click(button);
    expect(await screen.findByText('The event is on its way again')).toBeTruthy();
    expect(sent).toEqual(['d1']);
    const detail = 'This event is being sent right now.';
    server.use(refuse('webhooks.replay', 'conflict', { detail }));
    await user.click(button);
    expect((await sheet.findByRole('alert')).textContent).toContain(detail);
  });

  it('gets a new secret after a question, shown this once', async () => {
    const until = '2026-03-06T10:00:00.000Z';
    server.use(answer('webhooks.rotate', { secret: SECRET, old_secret_until: until }));
    const { sheet, user } = await see([]);
    await user.click(await sheet.findByRole('button', { name: 'Create new secret' }));
    const title = 'Create a New Secret?';
    const question = within(await screen.findByRole('alertdialog', { name: title }));
    await user.click(question.getByRole('button', { name: 'Create new secret' }));
    expect(await screen.findByText(SECRET)).toBeTruthy();
  });
});
