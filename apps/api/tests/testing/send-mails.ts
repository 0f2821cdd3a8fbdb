import type { TestServer } from './test-server.ts';

/** Sends every mail that is due, also those of tests before: a round of the outbox takes only some. */
export async function sendMails({ dependencies }: Pick<TestServer, 'dependencies'>): Promise<void> {
  while ((await dependencies.outbox.sendDue()) > 0);
}
