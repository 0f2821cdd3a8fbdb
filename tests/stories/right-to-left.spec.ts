import type { Locator } from 'playwright';
import { setFrench } from './support/french.ts';
import { fitsSideways } from './support/motion.ts';
import { keepSession, openAs } from './support/people.ts';
import { testAs } from './support/signed-in.ts';
import { ADMIN } from './support/site.ts';
import { expect } from './support/test.ts';

const test = testAs((page) => openAs(page, ADMIN, '/admin'));

/** Ends in signs that belong to the left of it. */
const ARABIC = 'مرحبا بالعالم (Vitrine)!';
const HEBREW = 'אורן מערכות בע"מ (1998).';
const JAPANESE = '日本語の会社';

/** Whether a text runs from right to left: what it ends with is left of what it begins with. */
const runsFromRight = (text: Locator) =>
  text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    const length = node?.textContent?.length ?? 0;
    const leftOf = (start: number) => {
      const range = document.createRange();
      if (node) range.setStart(node, start);
      if (node) range.setEnd(node, start + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(length - 1) < leftOf(0);
  });

test.beforeEach(({ site }) => setFrench(site.url, true));

for (const width of [360, 1280]) {
  test(`titles and names in Arabic, Hebrew and Japanese keep their order at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/blog');
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    const headers = { Authorization: `Bearer ${token}` };
    const post = { title: ARABIC, description: HEBREW, posts: [JAPANESE], status: 'published' };
    const made = await page.request.post('/blogs/', { headers, data: post });
    const { id } = await made.json();

    for (const prefix of ['', '/fr']) {
      await page.goto(`${prefix}/blog/${id}`);
      await expect(page.getByText(JAPANESE)).toBeVisible();
      const title = page.getByRole('heading', { level: 1, name: ARABIC });
      expect(await runsFromRight(title)).toBe(true);
      expect(await runsFromRight(page.getByText(HEBREW).first())).toBe(true);
      expect(await fitsSideways(page)).toBe(true);
      await page.goto(`${prefix}${prefix ? '/blog/tous' : '/blog/all'}`);
      expect(await runsFromRight(page.getByText(ARABIC).first())).toBe(true);
      expect(await fitsSideways(page)).toBe(true);
    }
    await page.goto('/admin/blog');
    expect(await runsFromRight(page.getByText(ARABIC).first())).toBe(true);
    await page.request.delete(`/blogs/${id}`, { headers });
  });
}

test('a professional with a Japanese name and a Hebrew employer has a page that reads well', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ baseURL: site.url });
  const account = {
    ...{ email: 'taro@example.com', password: 'correct horse battery' },
    ...{ first_name: '太郎', last_name: '山田', profession: 'Software Developer' },
  };
  const registered = await page.request.post('/auth/register', { data: account });
  expect(registered.status()).toBe(201);
  await keepSession(page, account);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const saved = await page.request.put('/api/portfolio/', {
    headers,
    data: {
      customUrl: 'taro-yamada',
      ...{ published: true, headline: ARABIC, summary: HEBREW },
      experiences: [{ title: ARABIC, company: HEBREW, period: '2021', description: JAPANESE }],
    },
  });
  expect(saved.status()).toBe(200);
  const { customUrl } = await saved.json();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const prefix of ['', '/fr']) {
      await page.goto(`${prefix}/p/${customUrl}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('太郎 山田');
      for (const text of [ARABIC, HEBREW]) {
        for (const shown of await page.getByText(text, { exact: true }).all()) {
          expect(await runsFromRight(shown)).toBe(true);
        }
      }
      expect(await fitsSideways(page)).toBe(true);
    }
  }
});
