import type { AdminEvent, AuditEntry } from '@vitrine/contracts';
import { SECOND_MS } from '../../src/lib/clock.ts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

type Bearer = Pick<SignedIn, 'bearer'>;
type Messages = TestServer['platform']['database']['tables']['messages'];
export type StoredMessage = Messages['$inferInsert'];

/** A message that has arrived by mail, a second after the one before, with what a test changes. */
export async function arrive(
  { platform, clock }: TestServer,
  changes: Partial<StoredMessage> = {},
): Promise<StoredMessage> {
  clock.advance(SECOND_MS);
  const { database, ids } = platform;
  const message: StoredMessage = {
    id: ids.next(),
    type: 'contact-form',
    name: 'Brenda',
    email: 'brenda@example.com',
    subject: 'A question',
    content: 'When does the next course begin?',
    status: 'unread',
    state: 'open',
    assigneeId: null,
    language: '',
    isEmail: true,
    readUnnoted: false,
    createdAt: clock.now(),
    ...changes,
  };
  await database.write(async (tx) => {
    await tx.insert(database.tables.messages).values(message);
    const { id, id: messageId } = message;
    await tx.insert(database.tables.conversations).values({ id, messageId });
  });
  return message;
}

/** What the audit log says of one thing, newest first. */
export async function auditOf(
  { http }: TestServer,
  { bearer }: Bearer,
  subject_id: string,
): Promise<AuditEntry[]> {
  const answer = await http.get('/api/audit/').query({ subject_id }).set(bearer).expect(200);
  return answer.body.items;
}

/** An open stream of live events, as a browser reads it. */
export interface EventReader {
  headers: Headers;
  /** The next event; undefined once the server has ended the stream. */
  next(): Promise<AdminEvent | undefined>;
  leave(): Promise<void>;
}

export async function readEvents(url: string, { bearer }: Bearer): Promise<EventReader> {
  const { headers, body } = await fetch(`${url}/api/admin/events/`, { headers: bearer });
  if (!body) throw new Error('no stream came');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    headers,
    next: async () => {
      for (;;) {
        const [, whole, data] = /^([\s\S]*?data: (.*)\n\n)/.exec(heard) ?? [];
        if (whole && data) {
          heard = heard.slice(whole.length);
          return JSON.parse(data);
        }
        const { done, value } = await reader.read();
        if (done) return undefined;
        heard += value;
      }
    },
    leave: () => reader.cancel(),
  };
}
