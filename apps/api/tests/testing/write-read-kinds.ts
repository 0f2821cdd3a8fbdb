import { DAY_MS } from '../../src/lib/clock.ts';
import { applicationsArrive } from './applications.ts';
import { SoftwareAuthenticator } from './authenticator.ts';
import { pdf } from './files.ts';
import { arrive } from './office.ts';
import type { SignedIn } from './people.ts';
import { freeName } from './portfolios.ts';
import { among, type Caller, type Found, type World, withId } from './write-read-world.ts';

/** One body that was sent, and what is known of it. */
export interface Sent {
  body: Found;
  round: number;
  /** What is in the place of the parameter of the path. */
  at: string;
  /** Of the answer. */
  id: unknown;
}

/** What the walk over the endpoints cannot find out of one by itself. */
export interface Notes {
  as?: (world: World, round: number) => Caller;
  /** Makes what is changed or added to. */
  at?: (world: World) => Promise<string>;
  /** Fields that name something stored, or follow a rule that no schema says. */
  given?: (world: World, sent: Omit<Sent, 'id'>) => object | Promise<object>;
  /** What is uploaded beside the body; a picture where absent. */
  file?: (body: Found) => Buffer | Promise<Buffer>;
  /** Reads it where the paths do not say where. */
  read?: (world: World, sent: Sent) => Promise<Found>;
  /** What is read, under the names that were sent. */
  named?: (found: Found, sent: Sent) => Found;
  /** What is to be read, where that is something else than what was sent. */
  expected?: (body: Found) => Found;
  /** Fields that no read shows, and why. */
  unread?: Record<string, string>;
}

type Target = NonNullable<Notes['at']>;
type Read = NonNullable<Notes['read']>;
type Change = (world: World, sent: Omit<Sent, 'id'>) => Found;

export const day = ({ server }: World) =>
  new Date(server.clock.now().getTime() + 30 * DAY_MS).toISOString().slice(0, 10);

export const part = (name: string): Notes => ({
  read: async ({ get, user }, { id }) =>
    among((await get('/api/portfolio/', user))[name], withId(id)),
});

/**
 * Its pictures and files were uploaded, and an entry with an id is one that is stored: the first
 * save adds entries, the others change them.
 */
export async function portfolioChange({ user, uploads }: World, { body }: Omit<Sent, 'id'>) {
  const stored: Found = { ...(await user.load()) };
  const [picture, document] = uploads;
  const lists = Object.entries(body).filter(([, list]) => Array.isArray(list));
  const entries = lists.map(([name, list]) => [
    name,
    (list as Found[]).map((entry, index) => {
      if (typeof entry !== 'object') return entry;
      const id = (stored[name] as Found[])[index]?.id;
      return { ...entry, id, ...('pictures' in entry && { pictures: [picture.url] }) };
    }),
  ]);
  return {
    ...(Object.fromEntries(entries) as Found),
    customUrl: freeName(),
    profileImage: picture.url,
    gallery: [picture.url],
    cv: document.url,
    media_items: uploads.map(({ id }, index) => ({
      ...(body.media_items as Found[] | undefined)?.[index],
      id,
    })),
  };
}

/** Below a message or an application. */
export const message = async ({ server }: World) => (await arrive(server)).id;
export const application = async ({ server }: World) =>
  String((await applicationsArrive(server, {}))[0]);
const below =
  (kind: string, list: string): Read =>
  async ({ get }, { at, id }) =>
    among((await get(`/api/${kind}/${at}/`))[list], withId(id));

export const reply = (kind: string, at: Target): Notes => ({
  at,
  given: async ({ server, admin }, sent) => {
    const upload = server.http.post(`/api/${kind}/${sent.at}/files/`).set(admin.bearer);
    const { body } = await upload.attach('file', pdf('A plan'), 'plan.pdf').expect(201);
    return { files: [body.id], seen_replies: 0 };
  },
  read: below(kind, 'replies'),
  named: (found) => ({ ...found, files: (found.files as Found[])?.map(({ id }) => id) }),
  unread: { seen_replies: 'what the writer had seen: it decides whether the answer is sent' },
});
export const note = (kind: string, at: Target): Notes => ({ at, read: below(kind, 'notes') });
export const forward = (at: Target): Notes => ({
  at,
  read: async ({ get }, { body }) => {
    const found = among(await get('/api/outbox/?limit=100'), (one) => one.recipient === body.to);
    return { to: found.recipient };
  },
  unread: { content: 'a mail’s text is kept sealed, and no read shows it' },
});

/** An archived message is neither opened nor unread: one of both is said at a time. */
export const messageChange: Change = (world, { round, body }) => ({
  ...body,
  ...(round < 3 ? { seen: undefined } : { status: undefined }),
  assigneeId: round % 2 === 0 ? world.adminId : null,
});
export const applicationChange: Change = (world, { round, body }) => ({
  ...body,
  assigneeId: round % 2 === 0 ? world.adminId : null,
});
/** What is spam is new to nobody. */
export const messageShown = (change: Found): Found =>
  change.state === 'spam' && change.seen === false ? { ...change, seen: true } : change;
/** What was decided is new to nobody. */
export const applicationShown = (change: Found): Found =>
  ['accepted', 'declined'].includes(String(change.status)) ? { ...change, seen: true } : change;
export const bulk = (kind: string, at: Target, change: Change): Notes => ({
  given: async (world, sent) => ({
    ids: [await at(world)],
    change: change(world, { ...sent, body: sent.body.change as Found }),
  }),
  read: async ({ get }, { body }) => {
    const [id] = body.ids as string[];
    const found = await get(`/api/${kind}/${id}/`);
    return { ids: [found.id], change: found };
  },
});

export const fromVisitor = (to: string, as: (world: World) => Caller): Notes => ({
  read: async (world, { body }) =>
    among(await world.get(`${to}?limit=100`, as(world)), ({ email }) => email === body.email),
});
export const connection = fromVisitor('/api/connections/', ({ publisher }) => publisher);
export const contact = async ({ server, publisher }: World) => {
  const sent = {
    name: 'Ada',
    email: `${freeName()}@example.com`,
    message: 'Hello',
    key: freeName(),
  };
  const path = `/api/public/portfolios/${publisher.customUrl}/contact/`;
  await server.http
    .post(path)
    .send({ ...sent, filled_ms: 9000 })
    .expect(202);
  return sent.email;
};

export const post: Notes = {
  given: ({ leader, server }, { body, round }) => ({
    author_id: round % 2 === 0 ? leader : null,
    publish_at:
      body.status === 'scheduled'
        ? new Date(server.clock.now().getTime() + DAY_MS).toISOString()
        : null,
    published_at: new Date(Date.UTC(2025, 0, round + 1)).toISOString(),
  }),
  named: (found) => ({ ...found, published_at: found.created_at }),
};
export const issue: Notes = {
  given: ({ topic }, { round }) => ({ topic_id: round % 2 === 0 ? topic : null }),
};
export const teamMember: Notes = {
  given: ({ department }, { round }) => ({ department_id: round % 2 === 0 ? department : null }),
};
export const newCredential = async (post: World['post'], keyholder: SignedIn) => {
  const options = await post('/api/account/second-factor/passkeys/options/', {}, keyholder);
  return new SoftwareAuthenticator().create(options as never);
};
