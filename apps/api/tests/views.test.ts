// @module-tag database
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createDependencies } from '../src/dependencies.ts';
import { visitor } from '../src/lib/actor.ts';
import { utcDay } from '../src/lib/clock.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';
import {
  everythingStored,
  isInFiles,
  LAPTOP,
  newPublisher,
  PHONE,
  type Publisher,
  passMidnight,
  visit,
} from './testing/visits.ts';

const server = await useTestServer({ trustedProxies: 1 });
const { database } = server.platform;
const { viewSalts, viewMarks, portfolioViews, portfolios, users } = database.tables;

let page: Publisher;
beforeEach(async () => {
  page = await newPublisher(server);
});
const views = async () => (await page.dashboard()).views.total;
const open = (changes: Parameters<typeof visit>[2] = {}) => visit(server, page.customUrl, changes);
const salts = () => database.read.select().from(viewSalts);
const marks = () => database.read.select().from(viewMarks);

describe('a view', () => {
  it('counts once a visitor and day', async () => {
    const { text, headers } = await open().expect(204);
    expect(text).toBe('');
    expect(headers['set-cookie']).toBeUndefined();
    await open().expect(204);
    expect(await views()).toBe(1);
  });

  it('counts once when one visitor asks twenty times at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => open().expect(204)));
    expect(await views()).toBe(1);
  });

  it('counts once whichever process answers', async () => {
    await open().expect(204);
    const replica = createDependencies(server.platform);
    const client = { address: '198.51.100.7', network: '198.51.100.7', userAgent: PHONE };
    const raw = { params: { customUrl: page.customUrl } };
    await replica.invoke('publicPortfolio.view', raw, visitor, { client });
    expect(await views()).toBe(1);
    await replica.invoke('publicPortfolio.view', raw, visitor);
    expect(await views()).toBe(1);
  });

  it('is refused to a client that makes them up', async () => {
    const limited = await startTestServer({ rateLimits: true, trustedProxies: 1 });
    onTestFinished(() => limited.close());
    const { customUrl } = await newPublisher(limited);
    for (let count = 0; count < 60; count += 1) {
      await visit(limited, customUrl, { userAgent: `${PHONE} ${count}` }).expect(204);
    }
    await visit(limited, customUrl).expect(429);
    await visit(limited, customUrl, { address: '198.51.100.8' }).expect(204);
  });

  it('counts for each of twenty visitors who come at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => open({ address: `203.0.113.${index}` })),
    );
    expect(await views()).toBe(20);
  });

  it('counts again from another address, with another browser, and on the next day', async () => {
    await open().expect(204);
    await open({ address: '198.51.100.8' }).expect(204);
    await open({ userAgent: LAPTOP }).expect(204);
    expect(await views()).toBe(3);
    passMidnight(server);
    await open().expect(204);
    expect(await views()).toBe(4);
  });

  it('counts for each page that one visitor opens', async () => {
    const other = await newPublisher(server);
    await open().expect(204);
    await visit(server, other.customUrl).expect(204);
    expect([await views(), (await other.dashboard()).views.total]).toEqual([1, 1]);
  });

  it('counts once for all addresses of one IPv6 network', async () => {
    await open({ address: '2001:db8:1:2::7' }).expect(204);
    await open({ address: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' }).expect(204);
    expect(await views()).toBe(1);
    await open({ address: '2001:db8:1:3::7' }).expect(204);
    expect(await views()).toBe(2);
  });

  it.each([
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a program', 'curl/8.5.0'],
    ['a preview', 'facebookexternalhit/1.1'],
    ['who does not say', ''],
    ['who says nothing', '   '],
  ])('does not count from %s', async (_who, userAgent) => {
    await open({ userAgent }).expect(204);
    expect(await views()).toBe(0);
  });

  it('does not count from its owner or an administrator, but from other people', async () => {
    await open({ bearer: page.bearer }).expect(204);
    await open({ bearer: (await newAdmin(server)).bearer }).expect(204);
    expect(await views()).toBe(0);
    await open({ bearer: (await newUser(server)).bearer }).expect(204);
    expect(await views()).toBe(1);
  });

  it('counts for the page that an old address leads to', async () => {
    const old = page.customUrl;
    await page.save({ customUrl: freeName() });
    await visit(server, old.toUpperCase()).expect(204);
    expect(await views()).toBe(1);
  });

  it('of a draft, of nobody or of an account that is shut out is not found', async () => {
    await open().expect(204);
    const counted = await database.read.$count(portfolioViews);
    const draft = await newProfessional(server);
    const { customUrl } = await draft.save({ customUrl: freeName() });
    await visit(server, customUrl).expect(404);
    await visit(server, customUrl, { bearer: draft.bearer }).expect(404);
    await visit(server, freeName()).expect(404);
    await visit(server, '%2e%2e%2fadmin').expect(404);
    await database.write(async (tx) => {
      const user = await server.dependencies.users.getByEmail(tx, page.email);
      await server.dependencies.users.update(tx, String(user?.id), { status: 'inactive' });
    });
    await open().expect(404);
    expect(counted).toBeGreaterThan(0);
    expect(await database.read.$count(portfolioViews)).toBe(counted);
  });

  it('leaves the public pages in the cache', async () => {
    const before = await database.contentRevision();
    await open().expect(204);
    expect(await database.contentRevision()).toBe(before);
  });

  it('goes with its page', async () => {
    await open().expect(204);
    await database.write(async (tx) => {
      await tx.delete(users);
    });
    expect(await database.read.$count(portfolios)).toBe(0);
    expect(await database.read.$count(portfolioViews)).toBe(0);
  });
});

describe('who looked', () => {
  it('is stored nowhere', async () => {
    await open({ address: '192.0.2.77', userAgent: `${LAPTOP} Rare/7.7` }).expect(204);
    await open({ address: '2001:db8:77:88::99', userAgent: LAPTOP }).expect(204);
    expect(await views()).toBe(2);
    expect(await marks()).not.toEqual([]);
    const stored = await everythingStored(server);
    for (const trace of ['192.0.2.77', '2001:db8:77', 'Rare/7.7', 'Firefox', PHONE]) {
      expect(stored).not.toContain(trace);
    }
  });

  it('is marked under one salt a day', async () => {
    await open().expect(204);
    await visit(server, (await newPublisher(server)).customUrl).expect(204);
    expect(await salts()).toEqual([
      { day: utcDay(server.clock.now()), salt: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    const [today] = await salts();
    passMidnight(server);
    await open().expect(204);
    expect((await salts())[0]?.salt).not.toBe(today?.salt);
  });

  it('is forgotten at midnight, and the count stays', async () => {
    await open().expect(204);
    passMidnight(server);
    server.clock.advance(-1);
    await server.dependencies.forgetPastDays();
    expect(await salts()).toHaveLength(1);
    expect(await marks()).not.toEqual([]);
    server.clock.advance(1);
    await server.dependencies.forgetPastDays();
    expect(await salts()).toEqual([]);
    expect(await marks()).toEqual([]);
    expect(await views()).toBe(1);
  });

  it('is forgotten with the first view of the new day, should that be sooner', async () => {
    await open().expect(204);
    const [yesterday] = await salts();
    passMidnight(server);
    await open({ address: '198.51.100.9' }).expect(204);
    expect(await salts()).toHaveLength(1);
    expect(await salts()).not.toContainEqual(yesterday);
    expect(await marks()).toEqual([{ day: utcDay(server.clock.now()), mark: expect.any(String) }]);
  });

  it('is forgotten in the files of the database too', async () => {
    await open().expect(204);
    const [salt] = await salts();
    const isEmbedded = database.dialect === 'sqlite';
    expect(await isInFiles(server, String(salt?.salt))).toBe(isEmbedded);
    passMidnight(server);
    // the first view forgets, and leaves the copies to the worker
    await open().expect(204);
    await server.dependencies.forgetPastDays();
    expect(await isInFiles(server, String(salt?.salt))).toBe(false);
  });

  it('is counted right when many come first on a day', async () => {
    passMidnight(server);
    await Promise.all(
      Array.from({ length: 10 }, (_, index) => open({ address: `203.0.113.${index % 5}` })),
    );
    expect(await salts()).toHaveLength(1);
    expect(await views()).toBe(5);
  });

  it('is forgotten even by a process that finds only marks', async () => {
    await open().expect(204);
    await database.write(async (tx) => {
      await tx.delete(viewSalts);
    });
    passMidnight(server);
    await server.dependencies.forgetPastDays();
    expect(await marks()).toEqual([]);
  });
});
