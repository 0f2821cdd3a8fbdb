import { DOCUMENT_BODY_LIMIT_BYTES, TEXT_MAX_LENGTH } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { plainPicture } from './testing/files.ts';
import { newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const longest = { title: 'Engineer', company: 'Etinde', description: 'é'.repeat(TEXT_MAX_LENGTH) };

/** Someone whose portfolio takes nearly all that one may. */
async function newWriter() {
  const person = await newProfessional(server);
  const many = Array.from({ length: 19 }, () => longest);
  await person.save({ experiences: many });
  return person;
}

describe('a portfolio with the longest texts', () => {
  it('takes no more than can be saved again as a whole', async () => {
    const person = await newWriter();
    const add = () => http.post('/api/experiences/').set(person.bearer).send(longest);
    const refused = await add().expect(413);
    expect(refused.body).toMatchObject({
      code: 'too-large',
      detail: expect.stringContaining('can have 2 MB in total. Shorten or delete'),
    });
    const whole = await person.load();
    expect(whole.experiences).toHaveLength(19);
    const saved = await person.save({ ...whole, headline: 'Still mine' });
    expect(saved).toMatchObject({ headline: 'Still mine', experiences: whole.experiences });
  });

  it('is refused in part and whole alike, and what is stored stays', async () => {
    const person = await newWriter();
    const before = await person.load();
    const put = (body: object) => http.put('/api/portfolio/').set(person.bearer).send(body);
    const project = { name: 'Market', description: longest.description };
    await put({ projects: [project, project] }).expect(413);
    expect(await person.load()).toEqual(before);
    const picture = await plainPicture(20, 20).png().toBuffer();
    const fields = { title: 'Boats', description: longest.description };
    const upload = http.post('/api/media/').set(person.bearer).field(fields);
    await upload.attach('file', picture, 'boats.png').expect(413);
    expect(await person.load()).toEqual(before);
  });

  it('has room again once something is deleted', async () => {
    const person = await newWriter();
    const { experiences } = await person.load();
    await http.delete(`/api/experiences/${experiences[0]?.id}/`).set(person.bearer).expect(204);
    await person.add('experiences', longest);
  });

  it('that does not even fit into a request is answered with how much does', async () => {
    const person = await newProfessional(server);
    const summary = 'a'.repeat(DOCUMENT_BODY_LIMIT_BYTES);
    const put = http.put('/api/portfolio/').set(person.bearer);
    const { body } = await put.send({ summary }).expect(413);
    expect(body.detail).toBe(
      'The request is too large. At most 2.1 MB are allowed. Shorten its content.',
    );
  });
});
