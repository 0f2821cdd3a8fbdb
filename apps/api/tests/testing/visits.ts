import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection, Dashboard } from '@vitrine/contracts';
import { untilMidnight } from '../../src/lib/clock.ts';
import { signIn } from './people.ts';
import { freeName, newProfessional, type Professional } from './portfolios.ts';
import type { TestServer } from './test-server.ts';

export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; TECNO BG6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
export const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

export interface Publisher extends Professional {
  customUrl: string;
  /** Signs in again: a test's clock may have ended the session. */
  dashboard(): Promise<Dashboard>;
}

/** Someone whose page everyone can open. */
export async function newPublisher(server: TestServer): Promise<Publisher> {
  const professional = await newProfessional(server);
  const { customUrl } = await professional.save({ customUrl: freeName(), published: true });
  const dashboard = async () => {
    const { bearer } = await signIn(server, professional.email);
    return (await server.http.get('/api/dashboard/').set(bearer).expect(200)).body;
  };
  return { ...professional, customUrl, dashboard };
}

/** A page of what was written to someone. */
export async function listConnections(
  server: TestServer,
  person: Publisher,
  after?: string,
): Promise<{ items: Connection[]; next: string | null }> {
  const { bearer } = await signIn(server, person.email);
  const query = after === undefined ? {} : { after };
  return (await server.http.get('/api/connections/').query(query).set(bearer).expect(200)).body;
}

interface Visit {
  address?: string;
  userAgent?: string;
  bearer?: Record<string, string>;
}

/** One opening of a page, by a phone of its own unless a test says otherwise. */
export const visit = (
  { http }: TestServer,
  customUrl: string,
  { address = '198.51.100.7', userAgent = PHONE, bearer = {} }: Visit = {},
) =>
  http
    .post(`/api/public/portfolios/${customUrl}/views/`)
    .set({ 'X-Forwarded-For': address, 'User-Agent': userAgent, ...bearer });

/** Moves the clock to the next day in UTC. */
export const passMidnight = ({ clock }: TestServer) => clock.advance(untilMidnight(clock.now()));

/** Everything that the database holds, as one text. */
export async function everythingStored({ platform }: TestServer): Promise<string> {
  const { read, tables } = platform.database;
  const rows = await Promise.all(Object.values(tables).map((one) => read.select().from(one)));
  return JSON.stringify(rows);
}

/** Whether the files of the embedded database hold a text, in use or left over. */
export async function isInFiles({ folder }: TestServer, text: string): Promise<boolean> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('vitrine.db'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return files.some((file) => file.includes(text));
}
