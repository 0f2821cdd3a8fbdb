import { apiTest, type Change, CONTRACTS, OFFICE, WEB } from './change.ts';

const POST_CHOICES = `${OFFICE}/posts/post-choices.ts`;
const POST_FIELDS = `${OFFICE}/posts/editor/post-fields.ts`;

export const officeChanges: Record<string, Change> = {
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
  expect(adminNavigation(() => true).flatMap(({ items }) => items.map(({ to }) => to))).toContain('/admin/glossary');
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
};
