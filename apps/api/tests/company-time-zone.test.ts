import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, utcDay } from '../src/lib/clock.ts';
import { createArrivalDigests } from '../src/office/inbox/arrival-mails.ts';
import { readCompanyTime } from '../src/service/index.ts';
import { contactForm, mailsTo } from './testing/forms.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';
import { newPublisher, visit } from './testing/visits.ts';

const server = await useTestServer();
const { http, clock, platform, dependencies } = server;
const setTimeZone = async (timeZone: string) => {
  // another one each time: a session ends when the clock is moved
  const { bearer } = await newAdmin(server);
  const { body } = await http.get('/api/settings/').set(bearer).expect(200);
  const company = { ...body.company, timeZone };
  return http
    .put('/api/settings/')
    .set(bearer)
    .send({ ...body, company });
};
/** Moves the clock on to a time of day in UTC. @returns the day in UTC */
const moveTo = (hours: number, minutes = 0): string => {
  const now = clock.now().getTime();
  const wanted = now - (now % DAY_MS) + hours * HOUR_MS + minutes * MINUTE_MS;
  clock.advance((wanted > now ? wanted : wanted + DAY_MS) - now);
  return utcDay(clock.now());
};
const dayAfter = (day: string) => utcDay(new Date(Date.parse(day) + DAY_MS));

beforeEach(async () => {
  expect((await setTimeZone('Africa/Douala')).status).toBe(200);
});

describe("the company's time zone", () => {
  it('is a name that clocks know', async () => {
    const refused = await setTimeZone('Africa/Limbe');
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ code: 'timeZoneUnknown' }]);
  });

  it('decides on which day a visit counts', async () => {
    const owner = await newPublisher(server);
    const day = moveTo(22, 59);
    await visit(server, owner.customUrl).expect(204);
    moveTo(23, 1);
    await visit(server, owner.customUrl).expect(204);
    const { views } = await owner.dashboard();
    expect(views.days.slice(-2)).toEqual([
      { day, count: 1 },
      { day: dayAfter(day), count: 1 },
    ]);
  });

  it('is read again only when content has changed', async () => {
    const { database } = platform;
    const { pages } = database.tables;
    const isCompany = eq(pages.key, 'company');
    const known = async () => (await readCompanyTime(platform)).timeZone;
    expect(await known()).toBe('Africa/Douala');
    const [row] = await database.read.select().from(pages).where(isCompany);
    const content = { ...(row?.content as object), timeZone: 'Africa/Lagos' };
    await database.write(async (tx) => {
      await tx.update(pages).set({ content }).where(isCompany);
    });
    expect(await known()).toBe('Africa/Douala');
    await database.write((tx) => database.touchContent(tx));
    expect(await known()).toBe('Africa/Lagos');
  });

  it('is that of tables for spreadsheets, and of their names', async () => {
    const day = moveTo(23, 30);
    await setTimeZone('Africa/Lagos');
    await setTimeZone('Africa/Douala');
    const { headers, text } = await http
      .get('/api/exports/audit/')
      .set((await newAdmin(server)).bearer)
      .expect(200);
    expect(headers['content-disposition']).toContain(`activity-${dayAfter(day)}.csv`);
    expect(text.split('\r\n')[0]).toContain('Time (Africa/Douala)');
    expect(text).toContain(`${dayAfter(day)} 00:30:00,`);
  });

  it('sends the daily summary at seven in the morning', async () => {
    expect((await setTimeZone('Asia/Tokyo')).status).toBe(200);
    const { bearer, email } = await newAdmin(server);
    await http
      .put('/api/inbox/settings/')
      .set(bearer)
      .send({ signature: '', notify: 'daily' })
      .expect(200);
    const digests = createArrivalDigests({ ...platform, outbox: dependencies.outbox });
    const received = async () =>
      (await mailsTo(server, email)).filter(({ cause }) => cause?.startsWith('arrivals'));
    await digests.queueDue();
    moveTo(20);
    await http.post('/api/contact/').send(contactForm()).expect(202);
    moveTo(21, 59);
    await digests.queueDue();
    expect(await received()).toEqual([]);
    moveTo(22, 2);
    await digests.queueDue();
    expect(await received()).toHaveLength(1);
  });
});
