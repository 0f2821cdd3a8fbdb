import {
  type MediaType,
  portfolioListNames,
  readPicture,
  scopesOf,
  tokenScopes,
} from '@vitrine/contracts';
import { pdf, plainPicture, video } from './files.ts';
import { newUser, signIn } from './people.ts';
import { freeName } from './portfolios.ts';
import { factorsOf } from './second-factor.ts';
import {
  application,
  applicationChange,
  applicationShown,
  bulk,
  connection,
  contact,
  day,
  forward,
  fromVisitor,
  issue,
  message,
  messageChange,
  messageShown,
  type Notes,
  newCredential,
  note,
  part,
  portfolioChange,
  post,
  reply,
  teamMember,
} from './write-read-kinds.ts';
import { among, type Found, withId } from './write-read-world.ts';

/** A name is stored as a first and a last one, which leaves one blank between its words. */
const withStoredName = (body: Record<string, unknown>) => ({
  ...body,
  name: String(body.name).split(/\s+/).join(' '),
});

/** Its bytes decide what an upload is. */
const sampleOf: Record<MediaType, () => Buffer | Promise<Buffer>> = {
  image: () => plainPicture(64, 48).png().toBuffer(),
  video: () => video(),
  document: () => pdf(),
};

/** What is to be known of endpoints, by their names. */
const PAGE_LANGUAGE = { locale: 'the language of the record where its words do not say one' };

export const notes: Record<string, Notes> = {
  'auth.register': {
    given: (_, { round }) => ({ skills: `Boats ${round}, Maps` }),
    read: async ({ server, get }, { body }) => {
      const person = await signIn(server, String(body.email), String(body.password));
      const account = await get('/api/account/', person);
      const { skills } = await get('/api/portfolio/', person);
      return { ...account, skills: (skills as string[]).join(', ') };
    },
    named: (found) => ({ ...found, first_name: found.firstName, last_name: found.lastName }),
    unread: { password: 'only its hash is kept; the read signs in with it' },
  },
  'account.save': {
    given: ({ user }) => ({ email: user.email, currentPassword: '', newPassword: '' }),
    unread: {
      currentPassword: 'proof of who asks',
      newPassword: 'only its hash is kept; account.test.ts signs in with it',
    },
  },
  'portfolio.save': {
    given: portfolioChange,
  },
  ...Object.fromEntries(portfolioListNames.map((list) => [`portfolio.${list}.add`, part(list)])),
  'portfolio.projects.add': {
    ...part('projects'),
    given: ({ uploads: [picture] }) => ({ pictures: [picture.url] }),
  },
  'media.upload': {
    ...part('media_items'),
    file: ({ media_type }) => sampleOf[media_type as MediaType](),
    named: (found) => ({ ...found, media_type: found.type }),
  },
  'publicPortfolio.contact': { ...connection, at: async ({ publisher }) => publisher.customUrl },
  'sharedPortfolio.contact': {
    ...connection,
    at: async ({ post, publisher }) => {
      const link = await post('/api/portfolio/share-links/', { name: 'Ada' }, publisher);
      return String(link.url).split('/').at(-1) ?? '';
    },
  },
  'connections.update': {
    as: ({ publisher }) => publisher,
    at: async (world) => {
      const email = await contact(world);
      const all = await world.get('/api/connections/?limit=100', world.publisher);
      return String(among(all, (one) => one.email === email).id);
    },
  },
  'blogs.create': post,
  'blogs.update': post,
  'content.teamMembers.create': teamMember,
  'content.teamMembers.update': teamMember,
  'contact.send': {
    ...fromVisitor('/api/messages/', ({ admin }) => admin),
    named: (found) => ({ ...found, message: found.content }),
    unread: PAGE_LANGUAGE,
  },
  'applications.send': {
    ...fromVisitor('/api/applications/', ({ admin }) => admin),
    unread: PAGE_LANGUAGE,
  },
  'newsletter.subscribe': {
    ...fromVisitor('/api/subscribers/', ({ admin }) => admin),
    named: (found) => ({ ...found, locale: found.language }),
  },
  'admin.users.create': {
    // pending whatever the request says: the password is still to be chosen
    expected: (body) => ({ ...withStoredName(body), status: 'pending' }),
  },
  'admin.users.update': {
    at: async ({ server, get }) => String((await get('/api/account/', await newUser(server))).id),
    expected: withStoredName,
  },
  'admin.messages.update': { at: message, given: messageChange, expected: messageShown },
  'admin.messages.reply': reply('messages', message),
  'admin.messages.notes.add': note('messages', message),
  'admin.messages.forward': forward(message),
  'admin.messages.bulk.change': {
    ...bulk('messages', message, messageChange),
    expected: ({ ids, change }) => ({ ids, change: messageShown(change as Found) }),
  },
  'admin.applications.update': {
    at: application,
    given: applicationChange,
    expected: applicationShown,
  },
  'admin.applications.reply': reply('applications', application),
  'admin.applications.notes.add': note('applications', application),
  'admin.applications.forward': forward(application),
  'admin.applications.bulk.change': {
    ...bulk('applications', application, applicationChange),
    expected: ({ ids, change }) => ({ ids, change: applicationShown(change as Found) }),
  },
  'outbox.test': {
    read: async ({ get }, { id }) => among(await get('/api/outbox/?limit=100'), withId(id)),
  },
  'library.update': {
    at: async ({ picture }) => picture,
    named: (found) => ({ ...found, focus: readPicture(String(found.url)).focus ?? null }),
  },
  'subscribers.update': {
    at: async ({ newSubscriber }) => (await newSubscriber()).id,
    given: (_, { round }) => ({ since: new Date(Date.UTC(2025, 0, round + 1)).toISOString() }),
    named: (found) => ({
      arrives: found.refused_at === null,
      reason: found.refusal,
      since: found.refused_at,
    }),
    // where mails arrive there is nothing to say of a refusal
    expected: ({ arrives, ...refusal }) => (arrives ? { arrives } : { arrives, ...refusal }),
  },
  'topics.save': {
    given: ({ topic }, { body }) => ({
      topics: [
        { id: topic, name: `Boats ${freeName()}` },
        ...(body.topics as Found[]).map(({ name }) => ({ name })),
      ],
      seen: undefined,
    }),
    named: (found) => ({ topics: found }),
    unread: { seen: 'what the change was made from: it decides whether it is taken' },
  },
  'issues.create': issue,
  'issues.update': issue,
  'newsletter.choose': {
    at: async ({ newSubscriber }) => (await newSubscriber()).token,
    given: ({ topic }, { round }) => ({ topics: round % 2 === 0 ? [] : [topic] }),
    named: ({ topics }) => ({
      topics: (topics as Found[]).filter(({ chosen }) => chosen).map(({ id }) => id),
    }),
  },
  'postDrafts.keep': {
    at: ({ newPost }) => newPost(),
    given: () => ({ version: 0 }),
    named: ({ draft }) => draft as Found,
    unread: { version: 'what it was written from; the answer has the next one' },
  },
  // nobody asks more than ten people a day
  'references.ask': { as: ({ publisher }) => publisher },
  'references.show': { at: async ({ newReference }) => (await newReference(true)).id },
  'referenceRequests.write': {
    at: async ({ newReference }) => (await newReference(false)).token,
    named: ({ written }) => written as Found,
  },
  'contentOrder.save': {
    given: async ({ get, post }, { body }) => {
      const path = `/${body.type}/`;
      for (const name of ['One', 'Other']) await post(path, { name, title: name });
      const seen = ((await get(path)) as unknown as Found[]).map(({ id }) => id);
      return { ids: seen.toReversed(), seen };
    },
    read: async ({ get }, { body }) => ({
      type: body.type,
      ids: ((await get(`/${body.type}/`)) as unknown as Found[]).map(({ id }) => id),
    }),
    unread: { seen: 'the order that the change was made from: it decides whether it is taken' },
  },
  'secondFactor.addPasskey': {
    as: ({ keyholder }) => keyholder,
    given: async ({ post, keyholder }) => ({ credential: await newCredential(post, keyholder) }),
    read: async ({ server, keyholder }) => (await factorsOf(server, keyholder)).passkeys.at(-1),
    unread: { credential: 'a public key, which nobody reads: sign-ins are checked with it' },
  },
  'secondFactor.renamePasskey': {
    as: ({ keyholder }) => keyholder,
    at: ({ newPasskey }) => newPasskey(),
    read: async ({ server, keyholder }, { at }) =>
      among((await factorsOf(server, keyholder)).passkeys, withId(at)),
  },
  'secondFactor.saveRule': { as: ({ careful }) => careful },
  'personalTokens.create': {
    // a token is allowed for what its owner's role may do
    as: ({ admin, user }, round) => (round % 2 === 0 ? admin : user),
    given: (world, { round }) => ({
      scopes: tokenScopes.filter((scope) =>
        scopesOf(round % 2 === 0 ? 'admin' : 'user').includes(scope),
      ),
      endsOn: round % 3 === 1 ? null : day(world),
    }),
  },
  'shareLinks.create': { given: (world) => ({ endsOn: day(world) }) },
};
