import type { Edits } from './edits.ts';

/** A change that the code is meant to make easy. */
export interface Change {
  /** As the table has it. */
  name: string;
  /** Most files that are written by hand, apart from tests, migrations and translations. */
  aim: number;
  make(edits: Edits): void;
  /** A test of the change, in the workspace of the first part of its path. */
  test: { file: string; text: string };
  /** Tests that are there already and say of such a change whether it is whole. */
  known?: readonly string[];
}

const CONTRACTS = 'packages/contracts/src';
const WEB = 'apps/web/src';
const OFFICE = `${WEB}/features/back-office`;
const POST_CHOICES = `${OFFICE}/posts/post-choices.ts`;
const POST_FIELDS = `${OFFICE}/posts/editor/post-fields.ts`;
const PORTFOLIO_FIELDS = `${WEB}/features/portfolio/state/portfolio-fields.ts`;

/** @param helpers what it imports from the helpers of the tests, by their file */
const apiTest = (name: string, helpers: Record<string, string>, text: string) => ({
  file: `apps/api/tests/touch-${name}.test.ts`,
  text: [
    "import { expect, it } from 'vitest';",
    ...Object.entries({ ...helpers, 'test-server': 'useTestServer' }).map(
      ([file, helper]) => `import { ${helper} } from './testing/${file}.ts';`,
    ),
    'const server = await useTestServer();',
    'const { http } = server;',
    text,
  ].join('\n'),
});

export const changes: Record<string, Change> = {
  'portfolio-field': {
    name: 'a field of a portfolio',
    aim: 3,
    make({ above, say }) {
      above(
        `${CONTRACTS}/records/portfolio.ts`,
        '  theme: added(',
        `  motto: added(field.line({ means: 'What the person goes by.' })),`,
      );
      say('portfolio', { portfolio_motto: 'Motto' });
      above(PORTFOLIO_FIELDS, '  cv: m.media_cv,', '  motto: m.portfolio_motto,');
      above(
        PORTFOLIO_FIELDS,
        "['availability', 'availabilityNote'].map",
        `  [partField('motto')],`,
      );
    },
    test: apiTest(
      'portfolio-field',
      { portfolios: 'newProfessional' },
      `it('is stored, read, and shown on the page', async () => {
  const person = await newProfessional(server);
  expect(await person.load()).toMatchObject({ motto: '' });
  const { customUrl } = await person.save({ motto: 'Slowly', published: true });
  expect(await person.save({ headline: 'Other' })).toMatchObject({ motto: 'Slowly' });
  const { body } = await http.get(\`/api/public/portfolios/\${customUrl}/\`).expect(200);
  expect(body).toMatchObject({ motto: 'Slowly' });
});
`,
    ),
    known: [`${WEB}/features/portfolio/state/portfolio-fields.test.ts`],
  },

  'portfolio-list': {
    name: 'a list of a portfolio',
    aim: 6,
    make({ above, say, languages }) {
      above(
        `${CONTRACTS}/records/portfolio.ts`,
        '  volunteering: list({',
        `  awards: list({
    entry: { name: 'Award', means: 'An award.' },
    means: 'Awards, in the order of the owner.',
    fields: { title: field.required('titleRequired', { means: 'What it is called.' }), date },
    alike: ['title'],
    detail: ['date'],
    when: 'date',
    resume: { list: 'awards', fields: { title: 'title' }, date: 'date' },
  }),`,
      );
      above(`${CONTRACTS}/entities/portfolio-sections.ts`, "'volunteering',", "  'awards',");
      for (const language of languages) {
        const words = `${CONTRACTS}/words/${language}/cv.ts`;
        above(words, '    volunteering:', "    awards: 'Awards',");
      }
      say('portfolio', {
        portfolio_view_awards: 'Awards',
        portfolio_new_award: 'New award',
        portfolio_add_award: 'Add Award',
        portfolio_failed_add_award: 'Failed to add award',
        portfolio_failed_delete_award: 'Failed to delete award',
      });
      above(
        `${WEB}/features/portfolio/state/list-words.ts`,
        '  volunteering: {',
        `  awards: {
    label: m.portfolio_view_awards,
    newItem: m.portfolio_new_award,
    add: m.portfolio_add_award,
    failedAdd: m.portfolio_failed_add_award,
    failedDelete: m.portfolio_failed_delete_award,
    fields: { title: m.field_title, date },
  },`,
      );
      above(
        `${WEB}/components/portfolio-view/portfolio-view.tsx`,
        '  volunteering: part(',
        '  awards: part(m.portfolio_view_awards, (of) => of.awards.map((award) => ({ ...award, place: "" })), DatedList, true),',
      );
    },
    test: apiTest(
      'portfolio-list',
      { portfolios: 'newProfessional' },
      `it('is added to, read, and in JSON Resume', async () => {
  const person = await newProfessional(server);
  const entry = { title: 'Best map', date: '2025-03' };
  await http.post('/api/awards/').set(person.bearer).send(entry).expect(201);
  expect(await person.load()).toMatchObject({ awards: [entry] });
});
`,
    ),
    known: ['apps/api/tests/written-is-read.test.ts'],
  },

  'post-choice': {
    name: 'a choice of a post, by which lists are filtered',
    aim: 4,
    make({ above, say }) {
      above(
        `${CONTRACTS}/records/post.ts`,
        '  seo_title: added(',
        `  reading_level: added(
    field.choice(['any', 'expert'], { means: 'Whom it is for.', filter: 'Only for these.' }),
  ),`,
      );
      say('admin-posts', {
        admin_posts_level: 'Written for',
        admin_posts_level_any: 'Everyone',
        admin_posts_level_expert: 'Experts',
      });
      above(
        POST_CHOICES,
        '  color: {',
        `  reading_level: {
    label: m.admin_posts_level,
    options: () => [
      { value: 'any', label: m.admin_posts_level_any() },
      { value: 'expert', label: m.admin_posts_level_expert() },
    ],
  },`,
      );
      above(
        POST_FIELDS,
        "path: 'published_at'",
        "  { path: 'reading_level', kind: 'select', ...postChoices.reading_level },",
      );
    },
    test: apiTest(
      'post-choice',
      { people: 'newAdmin' },
      `it('is stored, kept with a version, and narrows the list, also with words', async () => {
  const { bearer } = await newAdmin(server);
  const post = { title: 'Tide tables', description: 'For pilots', posts: ['Text'] };
  const make = (own: object) => http.post('/blogs/').set(bearer).send({ ...post, ...own });
  await make({}).expect(201);
  const { body } = await make({ reading_level: 'expert' }).expect(201);
  for (const q of ['', 'pilots']) {
    const query = { q, reading_level: 'expert' };
    const list = await http.get('/api/posts/').query(query).set(bearer).expect(200);
    expect(list.body.items).toMatchObject([{ id: body.id }]);
  }
  const version = await http.get(\`/api/posts/\${body.id}/versions/1/\`).set(bearer).expect(200);
  expect(version.body).toMatchObject({ reading_level: 'expert' });
});
`,
    ),
    known: ['apps/api/tests/search-index.test.ts'],
  },

  screen: {
    name: 'a screen of the back-office',
    aim: 8,
    make({ above, create, say }) {
      say('admin-glossary', { admin_glossary_title: 'Glossary', admin_glossary_text: 'Terms.' });
      above(
        `${WEB}/lib/paths.ts`,
        '  adminTrash: fixed(',
        `  adminGlossary: fixed('/admin/glossary', office('admin/glossary')),`,
      );
      above(
        `${WEB}/lib/office-pages.ts`,
        '[paths.adminLibrary.to(),',
        `  [paths.adminGlossary.to(), 'content'],`,
      );
      above(
        `${OFFICE}/navigation.ts`,
        '{ to: paths.adminLibrary.to(), label:',
        '  { to: paths.adminGlossary.to(), label: m.admin_glossary_title(), icon: FileText },',
      );
      create(
        `${OFFICE}/glossary/glossary.tsx`,
        `import { m } from '#messages';

export const Glossary = () => <p>{m.admin_glossary_text()}</p>;
`,
      );
      create(
        `${WEB}/app/routes/admin/glossary.page.tsx`,
        `import { areaPage } from '#app/area-page.tsx';
import { Glossary } from '#features/back-office/glossary/glossary.tsx';
import { m } from '#messages';

export const { head, Page } = areaPage({ title: m.admin_glossary_title, content: Glossary });
`,
      );
    },
    test: {
      file: `${WEB}/app/routes/admin/glossary.page.test.tsx`,
      text: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminNavigation } from '#features/back-office/navigation.ts';
import { officeAreaOf } from '#lib/office-pages.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { Page } from './glossary.page.tsx';

it('has a page, a link in the menu, and an area', async () => {
  renderWithProviders(<Page />, { path: '/admin/glossary' });
  expect(await screen.findByRole('heading', { name: 'Glossary' })).toBeTruthy();
  expect(adminNavigation(() => true).map(({ to }) => to)).toContain('/admin/glossary');
  expect(officeAreaOf('/admin/glossary')).toBe('content');
});
`,
    },
  },

  role: {
    name: 'a role',
    aim: 3,
    make({ above, say }) {
      above(
        `${CONTRACTS}/entities/roles.ts`,
        "  editor: ['portfolio'],",
        "  librarian: ['library', 'office'],",
      );
      say('admin-users', { admin_users_role_librarian: 'Librarian' });
      above(
        `${OFFICE}/users/user-list.ts`,
        '  editor: { label: m.admin_users_role_editor',
        `  librarian: { label: m.admin_users_role_librarian, tone: 'info' },`,
      );
    },
    test: apiTest(
      'role',
      { people: 'newStaff' },
      `it('opens its areas and no others', async () => {
  const { bearer } = await newStaff(server, 'librarian');
  const statuses = ['/api/library/', '/api/users/'].map(
    async (path) => (await http.get(path).set(bearer)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 403]);
});
`,
    ),
  },

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
