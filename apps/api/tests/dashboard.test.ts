// @module-tag database
import { VIEW_CHART_DAYS } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { DAY_MS, utcDay } from '../src/lib/clock.ts';
import { portfolioContactForm } from './testing/forms.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';
import { newPublisher, visit } from './testing/visits.ts';

const server = await useTestServer({ trustedProxies: 1 });
const { http, clock, platform } = server;

/** So many visitors, who come today. */
async function welcome(customUrl: string, visitors: number) {
  for (let count = 0; count < visitors; count += 1) {
    await visit(server, customUrl, { address: `203.0.113.${count}` }).expect(204);
  }
}

describe('the dashboard (USR-02)', () => {
  it('of a new account shows that nothing has happened but this', async () => {
    const { bearer } = await newUser(server);
    const { body, headers } = await http.get('/api/dashboard/').set(bearer).expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body).toEqual({
      views: { total: 0, days: expect.any(Array) },
      connections: { total: 0, unread: 0 },
      activity: [
        {
          id: expect.any(String),
          kind: 'registered',
          detail: '',
          date: clock.now().toISOString(),
        },
      ],
    });
  });

  it('counts the last thirty days, with those on which nobody came', async () => {
    const owner = await newPublisher(server);
    const first = clock.now();
    await welcome(owner.customUrl, 3);
    clock.advance(2 * DAY_MS);
    await welcome(owner.customUrl, 2);
    const { views } = await owner.dashboard();
    expect(views.total).toBe(5);
    expect(views.days).toHaveLength(VIEW_CHART_DAYS);
    expect(views.days.slice(-3)).toEqual([
      { day: utcDay(first), count: 3 },
      { day: utcDay(new Date(first.getTime() + DAY_MS)), count: 0 },
      { day: utcDay(clock.now()), count: 2 },
    ]);
    const days = views.days.map(({ day }) => day);
    expect(new Set(days).size).toBe(VIEW_CHART_DAYS);
    expect([...days].sort()).toEqual(days);
  });

  it('keeps in the total what has left the chart', async () => {
    const owner = await newPublisher(server);
    await welcome(owner.customUrl, 2);
    clock.advance((VIEW_CHART_DAYS - 1) * DAY_MS);
    expect((await owner.dashboard()).views.days[0]?.count).toBe(2);
    clock.advance(DAY_MS);
    const { views } = await owner.dashboard();
    expect(views.total).toBe(2);
    expect(views.days.every(({ count }) => count === 0)).toBe(true);
  });

  it("holds nothing of anyone else's page", async () => {
    const [owner, other] = [await newPublisher(server), await newPublisher(server)];
    await welcome(owner.customUrl, 1);
    await http
      .post(`/api/public/portfolios/${owner.customUrl}/contact/`)
      .send(portfolioContactForm())
      .expect(202);
    expect((await owner.dashboard()).connections).toEqual({ total: 1, unread: 1 });
    const { views, connections, activity } = await other.dashboard();
    expect([views.total, connections.total]).toEqual([0, 0]);
    expect(activity.map(({ kind }) => kind)).not.toContain('connection');
  });

  it('shows the newest eight of what happened', async () => {
    const owner = await newPublisher(server);
    for (let count = 0; count < 9; count += 1) {
      await http
        .post(`/api/public/portfolios/${owner.customUrl}/contact/`)
        .send(portfolioContactForm({ name: `Sender ${count}` }))
        .expect(202);
    }
    const { activity } = await owner.dashboard();
    const newest = [8, 7, 6, 5, 4, 3, 2, 1].map((count) => `Sender ${count}`);
    expect(activity.map(({ detail }) => detail)).toEqual(newest);
  });

  it('opens for an account that has no portfolio yet', async () => {
    const owner = await newPublisher(server);
    const { write, tables } = platform.database;
    await write(async (tx) => {
      await tx.delete(tables.portfolios);
    });
    const { views, connections } = await owner.dashboard();
    expect(views.total).toBe(0);
    expect(connections).toEqual({ total: 0, unread: 0 });
  });

  it('is for professionals alone', async () => {
    await http.get('/api/dashboard/').expect(401);
    await http
      .get('/api/dashboard/')
      .set((await newAdmin(server)).bearer)
      .expect(403);
  });
});
