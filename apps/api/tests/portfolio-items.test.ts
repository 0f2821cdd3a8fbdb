import { LIST_MAX_ITEMS, type PortfolioList, portfolioListNames } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { newAdmin } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;

interface Kind {
  kind: PortfolioList;
  part: object;
  refused: readonly (readonly [sent: object, path: string])[];
}
const offer = { name: 'A visit', price: 'XAF 1', description: 'Two\ndays' };
const noName = [{ description: 'Two days' }, 'name'] as const;
const script = { url: 'javascript:alert(1)' };

const kinds: readonly Kind[] = [
  {
    kind: 'experiences',
    part: { title: 'Developer', company: 'Etinde', period: '2020', description: 'Built\nthings' },
    refused: [
      [{ company: 'Etinde' }, 'title'],
      [{ title: 'Developer', company: '   ' }, 'company'],
    ],
  },
  {
    kind: 'educations',
    part: { degree: 'BSc', institution: 'University of Buea', year: '2018' },
    refused: [
      [{ institution: 'University of Buea' }, 'degree'],
      [{ degree: 'BSc' }, 'institution'],
    ],
  },
  {
    kind: 'projects',
    part: {
      ...{ name: 'Market', description: 'A market', technologies: ['Go', 'React'] },
      ...{ url: 'https://example.com/market', role: 'Lead', period: '2024', pictures: [] },
    },
    refused: [
      [{ description: 'A market' }, 'name'],
      [{ name: 'Market', description: ' ' }, 'description'],
      [{ name: 'x'.repeat(300), description: 'D' }, 'name'],
      [{ name: 'Market', description: 'D', url: 'javascript:alert(1)' }, 'url'],
      [{ name: 'Market', description: 'D', pictures: ['/media/abc/10x10.webp'] }, 'pictures.0'],
    ],
  },
  {
    kind: 'links',
    part: { name: 'Code', url: 'https://example.com/me' },
    refused: [
      [{ url: 'https://example.com' }, 'name'],
      [{ name: 'Code' }, 'url'],
      [{ name: 'Code', url: 'data:text/html,x' }, 'url'],
      [{ name: 'a\u0000b', url: 'https://example.com' }, 'name'],
    ],
  },
  { kind: 'services', part: offer, refused: [noName] },
  { kind: 'products', part: offer, refused: [noName] },
  {
    kind: 'certificates',
    part: { name: 'CKA', issuer: 'CNCF', date: '2025', url: 'https://example.com/cka' },
    refused: [
      [{ issuer: 'CNCF' }, 'name'],
      [{ name: 'CKA', ...script }, 'url'],
    ],
  },
  {
    kind: 'languages',
    part: { name: 'French', level: 'B2' },
    refused: [
      [{ level: 'B2' }, 'name'],
      [{ name: 'French', level: 'fluent' }, 'level'],
    ],
  },
  {
    kind: 'publications',
    part: { title: 'A queue', publisher: 'ACM', date: '2022', url: '' },
    refused: [
      [{ publisher: 'ACM' }, 'title'],
      [{ title: 'A queue', ...script }, 'url'],
    ],
  },
  {
    kind: 'volunteering',
    part: { role: 'Mentor', organisation: 'Girls Code', period: '2020', description: 'Taught' },
    refused: [
      [{ organisation: 'Girls Code' }, 'role'],
      [{ role: 'Mentor' }, 'organisation'],
    ],
  },
];

it('knows every list of a portfolio', () => {
  expect(kinds.map(({ kind }) => kind).sort()).toEqual([...portfolioListNames].sort());
});

describe.each(kinds)('api/$kind/', ({ kind, part, refused }) => {
  it('adds at the end and deletes', async () => {
    const person = await newProfessional(server);
    const first = await person.add(kind, part);
    expect(first).toEqual({ ...part, id: expect.any(String) });
    const second = await person.add(kind, part);
    expect((await person.load())[kind]).toEqual([first, second]);
    await http.delete(`/api/${kind}/${first.id}/`).set(person.bearer).expect(204);
    expect((await person.load())[kind]).toEqual([second]);
    await http.delete(`/api/${kind}/${first.id}/`).set(person.bearer).expect(404);
  });

  it('finds no entry of another list', async () => {
    const person = await newProfessional(server);
    const { id } = await person.add(kind, part);
    for (const other of portfolioListNames.filter((list) => list !== kind)) {
      await http.delete(`/api/${other}/${id}/`).set(person.bearer).expect(404);
    }
    expect((await person.load())[kind]).toHaveLength(1);
  });

  it('says which field is missing or wrong', async () => {
    const person = await newProfessional(server);
    for (const [sent, path] of refused) {
      const { body } = await http.post(`/api/${kind}/`).set(person.bearer).send(sent).expect(422);
      expect(body.errors).toMatchObject([{ path }]);
    }
    expect((await person.load())[kind]).toEqual([]);
  });

  it('is for signed-in users only', async () => {
    const admin = await newAdmin(server);
    await http.post(`/api/${kind}/`).send(part).expect(401);
    await http.delete(`/api/${kind}/some/`).expect(401);
    await http.post(`/api/${kind}/`).set(admin.bearer).send(part).expect(403);
    await http.delete(`/api/${kind}/some/`).set(admin.bearer).expect(403);
  });

  it("answers another person's item as one that is not there", async () => {
    const owner = await newProfessional(server);
    const other = await newProfessional(server);
    const { id } = await owner.add(kind, part);
    const before = await owner.load();
    const foreign = await http.delete(`/api/${kind}/${id}/`).set(other.bearer).expect(404);
    const missing = await http.delete(`/api/${kind}/missing/`).set(other.bearer).expect(404);
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' });
    expect(await owner.load()).toEqual(before);
  });

  it('takes no id, owner or place from the sender', async () => {
    const person = await newProfessional(server);
    const sent = { ...part, id: 'chosen', portfolioId: 'other', position: -1, published: true };
    const added = await person.add(kind, sent);
    expect(added).toEqual({ ...part, id: expect.any(String) });
    expect(added.id).not.toBe('chosen');
  });

  it('finds nothing under ids that no record can have', async () => {
    const person = await newProfessional(server);
    for (const id of ['%00', 'x'.repeat(65), '%F0%9F%92%A9', "'", '..%2F..']) {
      await http.delete(`/api/${kind}/${id}/`).set(person.bearer).expect(404);
    }
  });

  it('ends at the longest list', async () => {
    const person = await newProfessional(server);
    await person.save({ [kind]: Array.from({ length: LIST_MAX_ITEMS }, () => part) });
    const { body } = await http.post(`/api/${kind}/`).set(person.bearer).send(part).expect(422);
    expect(body.detail).toBe('At most 200 entries');
  });
});
