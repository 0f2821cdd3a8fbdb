import { endpoints, type MediaItem } from '@vitrine/contracts';
import { seedDefaults } from '../../src/db/seed/seed.ts';
import { UNKNOWN_ID } from './endpoint-table.ts';
import { pdf, plainPicture } from './files.ts';
import { newsletterForm } from './forms.ts';
import { newAdmin, newUser, type SignedIn } from './people.ts';
import { newProfessional, type Professional } from './portfolios.ts';
import { question, referenceSteps } from './references.ts';
import { addApp, addPasskey, factorsOf } from './second-factor.ts';
import { mailedToken } from './settings.ts';
import type { TestServer } from './test-server.ts';
import { newPublisher, type Publisher } from './visits.ts';

/** Whatever answers of this API hold, seen without its types: the walk compares what it sent. */
export type Found = Record<string, unknown>;

/** Whose headers go with a request. */
export interface Caller {
  bearer: Record<string, string>;
}

/** Who writes, and what there is to write about. */
export interface World {
  server: TestServer;
  admin: SignedIn;
  /** Signs in with two steps, so that a rule about them can be made. */
  careful: SignedIn;
  user: Professional;
  publisher: Publisher;
  /** Has passkeys, without which nobody else has to sign in. */
  keyholder: SignedIn;
  adminId: string;
  leader: string;
  department: string;
  topic: string;
  picture: string;
  /** What the professional has uploaded. */
  uploads: [picture: MediaItem, document: MediaItem];
  get(path: string, as?: Caller): Promise<Found>;
  post(path: string, body: object, as?: Caller): Promise<Found>;
  newPost: (title?: string) => Promise<string>;
  /** A reference that the professional has asked for, and the other has written. */
  newReference(written: boolean): Promise<{ id: string; token: string }>;
  newSubscriber(): Promise<{ id: string; token: string }>;
  newPasskey(): Promise<string>;
}

/** What is in a list under an id; the whole answer where it is no list. */
export function among(answer: unknown, isIt: (one: Found) => boolean): Found {
  const { items = answer } = answer as { items?: unknown };
  return (items as Found[]).find(isIt) ?? {};
}

export const withId = (id: unknown) => (one: Found) => one.id === id;

export async function createWorld(server: TestServer): Promise<World> {
  const { http, platform } = server;
  await seedDefaults(platform.database, platform);
  const [admin, careful] = [await newAdmin(server), await newAdmin(server)];
  await addApp(server, careful);
  const keyholder = await newUser(server);
  const get = async (path: string, { bearer } = admin as Caller) =>
    (await http.get(path).set(bearer).expect(200)).body;
  const post = async (path: string, body: object, { bearer } = admin as Caller) => {
    const answer = await http.post(path).set(bearer).send(body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const user = await newProfessional(server);
  const references = referenceSteps(server);
  const file = await plainPicture(64, 48).png().toBuffer();
  const uploads: World['uploads'] = [
    await user.upload(file, { title: 'Own', media_type: 'image' }),
    await user.upload(pdf('CV'), { title: 'CV', media_type: 'document' }),
  ];
  const uploaded = http.post('/api/library/').set(admin.bearer).attach('file', file, 'a.png');
  const topics = { topics: [{ name: 'Boats' }] };
  const put = http.put(endpoints['topics.save'].path).set(admin.bearer).send(topics);
  return {
    ...{ server, admin, careful, keyholder, get, post },
    ...{ user, uploads },
    publisher: await newPublisher(server),
    adminId: String((await get('/api/account/')).id),
    leader: (await post('/leadership/', { name: 'Enow' })).id,
    department: (await post('/departments/', { name: 'Engineering' })).id,
    topic: (await put.expect(200)).body[0].id,
    picture: (await uploaded.expect(201)).body.id,
    newPost: async (title = 'A post') =>
      (await post('/blogs/', { title, description: 'About it', posts: ['Text'] })).id,
    newReference: async (written) => {
      const asked = question();
      const { id } = await references.ask(user, asked);
      const token = await mailedToken(server, asked.email, 'reference');
      if (written) await references.write(token).expect(200);
      return { id, token };
    },
    newSubscriber: async () => {
      const form = newsletterForm();
      await http.post('/api/newsletter/').send(form).expect(202);
      await server.idle();
      const confirm = await mailedToken(server, form.email, 'newsletter/confirm');
      const { body } = await http.post(`/api/newsletter/confirm/${confirm}/`).expect(200);
      const { id = UNKNOWN_ID } = among(
        await get(`/api/subscribers/?q=${form.email}`),
        ({ email }) => email === form.email,
      );
      return { id: String(id), token: body.choose };
    },
    newPasskey: async () => {
      await addPasskey(server, keyholder, 'New');
      const { passkeys } = await factorsOf(server, keyholder);
      return passkeys.at(-1).id;
    },
  };
}
