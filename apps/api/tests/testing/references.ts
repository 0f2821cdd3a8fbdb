import type { NewReference, Reference, ReferenceRequest } from '@vitrine/contracts';
import { signIn } from './people.ts';
import { freeName, newProfessional, type Professional } from './portfolios.ts';
import type { TestServer } from './test-server.ts';

export const REFERENCES = '/api/portfolio/references/';
let count = 0;
/** An address that no other test has asked. */
export const newReferee = () => `referee${++count}@example.com`;

/** What asks someone new for a reference. */
export const question = (changes: object = {}): NewReference => ({
  ...{ name: 'Eposi Tabe', email: newReferee(), relation: 'Camtel, Buea' },
  ...{ note: 'Two lines will do.', ...changes },
});

/** A reference as it is written. */
export const words = (changes: object = {}) => ({
  ...{ name: 'Eposi Tabe', role: 'Team lead, Camtel', text: 'She ships what she promises.' },
  ...changes,
});

/** Where a link of a request leads a browser's calls. */
export const requestOf = (token: string) => `/api/public/reference-requests/${token}/`;

/** What those who ask and those who write do with references, on a server. */
export function referenceSteps(server: TestServer) {
  const { http, mailer, dependencies } = server;
  /** Anyone who has waited for days has to sign in again. */
  const bearerOf = async ({ email }: Professional) => (await signIn(server, email)).bearer;
  const steps = {
    bearerOf,
    async newAsker(): Promise<Professional> {
      const person = await newProfessional(server);
      await person.save({ headline: 'Engineer', customUrl: freeName(), published: true });
      return person;
    },
    ask: async (person: Professional, sent: object = question()): Promise<Reference> =>
      (
        await http
          .post(REFERENCES)
          .set(await bearerOf(person))
          .send(sent)
          .expect(201)
      ).body,
    list: async (person: Professional): Promise<Reference[]> =>
      (
        await http
          .get(REFERENCES)
          .set(await bearerOf(person))
          .expect(200)
      ).body,
    change: async (person: Professional, id: string, what: 'reminder' | 'withdrawal') =>
      http.post(`${REFERENCES}${id}/${what}/`).set(await bearerOf(person)),
    show: async (person: Professional, id: string, shown = true) =>
      http
        .put(`${REFERENCES}${id}/`)
        .set(await bearerOf(person))
        .send({ shown }),
    /** The public page. */
    page: async (person: Professional) =>
      (await http.get(`/api/public/portfolios/${(await person.load()).customUrl}/`).expect(200))
        .body,
    /** The mails that someone got, oldest first. */
    async mailsTo(address: string) {
      await dependencies.outbox.sendDue();
      return mailer.to(address);
    },
    /** The token of the link in the last mail that someone got. */
    async tokenOf(address: string): Promise<string> {
      const mail = (await steps.mailsTo(address)).at(-1);
      return /#token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
    },
    open: (token: string) => http.get(requestOf(token)),
    write: (token: string, sent: object = words(), version = 1) =>
      http.put(requestOf(token)).set('If-Match', `"${version}"`).send(sent),
    /** A reference that is asked for and written. */
    async written(person: Professional, sent = question(), answer = words()) {
      const { id } = await steps.ask(person, sent);
      const token = await steps.tokenOf(sent.email);
      const { body } = await steps.write(token, answer).expect(200);
      return { id, token, email: sent.email, body: body as ReferenceRequest };
    },
  };
  return steps;
}
