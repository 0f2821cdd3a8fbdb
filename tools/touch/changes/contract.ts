import { apiTest, type Change, CONTRACTS } from './change.ts';

export const contractChanges: Record<string, Change> = {
  endpoint: {
    name: 'an endpoint',
    aim: 3,
    make({ above }) {
      above(
        `${CONTRACTS}/endpoints/settings.ts`,
        "  'library.uses': {",
        `  'library.figures': {
    route: 'GET /api/library-figures/',
    summary: 'How many tags the pictures have',
    answer: named('LibraryFigures', 'Figures of the pictures.', {
      tags: count.describe('How many tags there are.'),
    }),
  },`,
      );
      const routes = 'apps/api/src/site/library/library.routes.ts';
      above(routes, "from './list-pictures.ts'", "import { countTags } from './list-pictures.ts';");
      above(routes, "    'library.uses':", "    'library.figures': () => countTags(room),");
      above(
        'apps/api/src/site/library/list-pictures.ts',
        'export async function listUses(',
        `export const countTags = async ({ tags, database }: LibraryRoom) => ({
  tags: (await tags.count(database.read)).length,
});
`,
      );
    },
    test: apiTest(
      'endpoint',
      { people: 'newAdmin' },
      `it('answers those whom it is for', async () => {
  const { body } = await http.get('/api/library-figures/').set((await newAdmin(server)).bearer).expect(200);
  expect(body).toEqual({ tags: 0 });
  await http.get('/api/library-figures/').expect(401);
});
`,
    ),
    known: ['apps/api/tests/openapi.test.ts'],
  },

  'content-field': {
    name: 'a field of a content type',
    aim: 2,
    make({ above, languages }) {
      const partners = `${CONTRACTS}/content/partners.ts`;
      above(partners, 'import { field }', "import { added } from '../records/fields.ts';");
      above(
        partners,
        '    logo: field.picture(),',
        `    city: added(field.line({ means: 'Where it is.' })),`,
      );
      for (const language of languages) {
        above(`${CONTRACTS}/words/${language}/content.ts`, '    color:', "    city: 'City',");
      }
    },
    test: apiTest(
      'content-field',
      { people: 'newAdmin' },
      `it('is stored and shown', async () => {
  const sent = { name: 'Harbour office', city: 'Limbe' };
  const { body } = await http.post('/partners/').set((await newAdmin(server)).bearer).send(sent).expect(201);
  const { body: shown } = await http.get('/partners/').expect(200);
  expect(shown).toContainEqual(expect.objectContaining({ id: body.id, city: 'Limbe' }));
});
`,
    ),
  },
};
