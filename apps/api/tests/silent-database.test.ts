// @module-tag database
// @module-tag operations
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openPostgres } from '../src/db/postgres.ts';
import { openDatabaseLine } from './testing/database-line.ts';
import { newAdmin } from './testing/people.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

/** Long enough for a machine that has other work. */
const PATIENCE = { connectMs: 2_000, answerMs: 2_000 };
const post = (title: string) => ({ title, description: 'd', status: 'published', posts: ['x'] });

async function start() {
  const { variables } = await createTestDatabase('');
  const line = await openDatabaseLine(variables.DATABASE_URL ?? '');
  const database = await openPostgres(line.url, { patience: PATIENCE });
  const server = await startTestServer({ database });
  onTestFinished(async () => {
    line.speak();
    await server.close();
    line.cut();
  });
  return { ...server, line, admin: await newAdmin(server) };
}

describe.runIf(inject('postgresUrl'))(
  'a PostgreSQL that takes everything and answers nothing',
  () => {
    it('turns readiness red, and every request that needs it is answered with 503', async () => {
      const { http, line, admin } = await start();
      const read = () => http.get('/api/users/').set(admin.bearer);
      // lines that were open before are silent as well
      await Promise.all(Array.from({ length: 12 }, read));
      line.silence();
      const { body } = await http.get('/readyz').expect(503);
      expect(body.errors).toMatchObject([{ path: 'database' }]);
      await http.get('/healthz').expect(200);
      const answers = await Promise.all([
        ...Array.from({ length: 30 }, read),
        ...Array.from({ length: 5 }, () => http.post('/blogs/').set(admin.bearer).send(post('x'))),
        http.get('/testimonials/'),
      ]);
      for (const { status, body: problem, headers } of answers) {
        expect(status).toBe(503);
        expect(problem.code).toBe('unavailable');
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    });

    it('is used again by itself once it answers, and keeps nothing of a write that was refused', async () => {
      const { http, line, admin } = await start();
      await http.post('/blogs/').set(admin.bearer).send(post('Before')).expect(201);
      line.silence();
      await http.post('/blogs/').set(admin.bearer).send(post('Refused')).expect(503);
      line.speak();
      await expect.poll(async () => (await http.get('/readyz')).status).toBe(200);
      await expect
        .poll(async () => (await http.post('/blogs/').set(admin.bearer).send(post('After'))).status)
        .toBe(201);
      const { body } = await http.get('/blogs/').expect(200);
      const titles = body.map(({ title }: { title: string }) => title);
      expect(titles).toEqual(expect.arrayContaining(['Before', 'After']));
      expect(titles).not.toContain('Refused');
    });

    it('does not keep the process from ending', async () => {
      const { variables } = await createTestDatabase('');
      const line = await openDatabaseLine(variables.DATABASE_URL ?? '');
      const database = await openPostgres(line.url, { patience: PATIENCE });
      line.silence();
      await database.close();
      line.cut();
    });
  },
);
