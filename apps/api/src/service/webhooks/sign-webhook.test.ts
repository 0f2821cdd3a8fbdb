import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../lib/clock.ts';
import { newSigningSecret, webhookHeaders } from './sign-webhook.ts';

const body = JSON.stringify({ type: 'webhook.test', data: { word: 'Étinde' } });
// the library compares it with the real time
const signed = (secrets: string[]) =>
  webhookHeaders({ id: 'event-1', at: systemClock.now(), body, secrets });

describe('the signature of a webhook', () => {
  it('is what the published library of Standard Webhooks takes', () => {
    const secret = newSigningSecret();
    const verified = new Webhook(secret).verify(body, signed([secret]));
    expect(verified).toEqual(JSON.parse(body));
  });

  it('is the same as that library makes', () => {
    const secret = newSigningSecret();
    const at = new Date('2026-03-04T09:30:00.700Z');
    const headers = webhookHeaders({ id: 'event-1', at, body, secrets: [secret] });
    expect(headers).toEqual({
      'webhook-id': 'event-1',
      'webhook-timestamp': '1772616600',
      'webhook-signature': new Webhook(secret).sign('event-1', at, body),
    });
  });

  it('is taken with either of two secrets', () => {
    const [secret, old] = [newSigningSecret(), newSigningSecret()];
    const headers = signed([secret, old]);
    for (const known of [secret, old]) {
      expect(() => new Webhook(known).verify(body, headers)).not.toThrow();
    }
  });

  it('is refused with another secret, another body, id or time', () => {
    const secret = newSigningSecret();
    const headers = signed([secret]);
    const receiver = new Webhook(secret);
    expect(() => new Webhook(newSigningSecret()).verify(body, headers)).toThrow();
    expect(() => receiver.verify(`${body} `, headers)).toThrow();
    expect(() => receiver.verify(body, { ...headers, 'webhook-id': 'event-2' })).toThrow();
    const later = String(Number(headers['webhook-timestamp']) + 1);
    expect(() => receiver.verify(body, { ...headers, 'webhook-timestamp': later })).toThrow();
  });

  it('is made with 256 random bits, another each time', () => {
    const [secret, other] = [newSigningSecret(), newSigningSecret()];
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(secret).not.toBe(other);
  });
});
