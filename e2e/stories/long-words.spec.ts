import { fitsSideways } from '../src/motion.ts';
import { signIn } from '../src/people.ts';
import { publicPages } from '../src/public-pages.ts';
import { ADMIN } from '../src/site.ts';
import { expect, test } from '../src/test.ts';

type Entry = Record<string, unknown> & { id: string };

const WORD = 'Rindfleischetikettierung'.repeat(9).slice(0, 200);
const COLLECTIONS = ['projects', 'services', 'leadership', 'departments', 'testimonials'];
/** What is chosen, or leads somewhere, and is not written. */
const NOT_WRITTEN = /^(id|version|category|icon|image|photo)$|url|link|email|phone|github|_at$/i;

/** The same entry with one long word wherever something is written. */
const withLongWords = (entry: Entry) =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      if (NOT_WRITTEN.test(name) || value === '' || value === null) return [name, value];
      if (Array.isArray(value)) return [name, value.map(() => WORD)];
      return [name, typeof value === 'string' && !value.startsWith('/') ? WORD : value];
    }),
  );

test('a word of 200 letters widens no public page of a phone', async ({ page, request, site }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const pages = await publicPages(site.url);
  const { access_token } = await (await request.post('/auth/login', { data: ADMIN })).json();
  const headers = { Authorization: `Bearer ${access_token}`, Accept: 'application/json' };
  for (const collection of COLLECTIONS) {
    const [entry]: Entry[] = await (await request.get(`/${collection}/`, { headers })).json();
    const change = { headers, data: withLongWords(entry as Entry) };
    const answer = await request.put(`/${collection}/${entry?.id}`, change);
    expect(answer.status(), collection).toBe(200);
  }
  const text = `${WORD}\n\n## ${WORD}\n\n- ${WORD}\n\n\`${WORD}\`\n\n[${WORD}](https://example.com/${WORD})`;
  const post = {
    title: WORD,
    description: WORD,
    posts: [text],
    status: 'published',
    tags: ['long'],
  };
  const { id } = await (await request.post('/blogs/', { headers, data: post })).json();
  for (const path of [...pages.all, `/blog/${id}`]) {
    // its name, and so its address, is another one now
    if (path.startsWith('/projects/')) continue;
    await page.goto(path);
    expect(await fitsSideways(page), path).toBe(true);
  }
});

test('a word of 200 letters widens no screen and no table of the back-office', async ({
  page,
  request,
}) => {
  const { access_token } = await (await request.post('/auth/login', { data: ADMIN })).json();
  const headers = { Authorization: `Bearer ${access_token}`, Accept: 'application/json' };
  const post = { title: WORD, description: WORD, posts: [WORD] };
  const person = { name: WORD.slice(0, 100), email: `${WORD.slice(0, 60)}@example.com` };
  const made: [path: string, data: object][] = [
    ['/blogs/', post],
    ['/blogs/', post],
    ['/projects/', { name: WORD, tagline: WORD }],
    ['/api/newsletter-issues/', { subject: WORD, text: WORD }],
    ['/api/users/', { ...person, role: 'user', status: 'pending' }],
  ];
  let last = '';
  for (const [path, data] of made) {
    const answer = await request.post(path, { headers, data });
    expect(answer.status(), path).toBe(201);
    if (path === '/blogs/') last = (await answer.json()).id;
  }
  await request.delete(`/blogs/${last}`, { headers });
  await signIn(page, ADMIN, '/admin/login');
  await expect(page.getByRole('navigation', { name: 'Area' })).toBeVisible();
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/admin',
      '/admin/blog',
      '/admin/website-content?tab=projects',
      '/admin/newsletter',
      '/admin/users',
      '/admin/trash',
      '/admin/activity',
    ]) {
      await page.goto(path);
      await expect(page.getByText(WORD.slice(0, 60)).first()).toBeVisible();
      const where = `${path} at ${width}`;
      expect(await fitsSideways(page), where).toBe(true);
      const fits = await page
        .getByRole('table')
        .evaluateAll((tables) =>
          tables.every(({ parentElement: box }) => !box || box.scrollWidth <= box.clientWidth),
        );
      expect(fits, where).toBe(true);
    }
  }
});
