import type { Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { ADMIN, type Site } from './support/site.ts';
import { test as base, expect } from './support/test.ts';

const COLORS = ['default-color', 'blue', 'green', 'purple', 'yellow', 'orange'];
const NOTES = 56;

/** On a site with notes. */
const test = base.extend<object, { notes: undefined }>({
  notes: [
    async ({ site }, use) => {
      await publishNotes(site);
      await use(undefined);
    },
    { scope: 'worker', auto: true, timeout: 60_000 },
  ],
});

/** Notes of every category in turn. */
async function publishNotes({ url }: Site): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const send = async (path: string, body: object, headers: object) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer;
  };
  const { access_token } = await (await send('/auth/login', ADMIN, {})).json();
  const bearer = { authorization: `Bearer ${access_token}` };
  for (let count = 0; count < NOTES; count += 1) {
    const note = {
      title: `Field note ${count}`,
      description: 'What we found out there.',
      posts: ['Text.'],
      color: COLORS[count % COLORS.length],
      status: 'published',
    };
    await send('/blogs/', note, bearer);
  }
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' });
const category = (page: Page, name: string) => page.getByRole('radio', { name });

/** Scrolls on until everything that is found is shown; answers how many there are. */
async function scrollToTheEnd(page: Page): Promise<number> {
  // no longer "so far": nothing is still on its way
  const isWhole = () => page.getByText(/^\d+ articles$/).isVisible();
  let shown = await titles(page).count();
  while (!(await isWhole())) {
    await titles(page).last().scrollIntoViewIfNeeded();
    const hasMore = async () => (await titles(page).count()) > shown || (await isWhole());
    await expect.poll(hasMore, `more than ${shown} articles`).toBe(true);
    shown = await titles(page).count();
  }
  return shown;
}

for (const width of [360, 1280]) {
  test(`a reader finds old notes by scrolling, and is back where they were, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/blog/all');
    await expect(titles(page)).toHaveCount(12);
    const oldest = page.getByRole('link', { name: 'Field note 0', exact: true });
    const whole = await scrollToTheEnd(page);
    expect(whole).toBeGreaterThan(NOTES);
    await oldest.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Field note 0');
    await page.goBack();
    await expect(titles(page)).toHaveCount(whole);
    await expect(oldest).toBeInViewport();
  });
}

test('what is looked for stays in the address, through a reload, an article and the way back', {
  tag: '@database',
}, async ({ page }) => {
  await page.goto('/blog/all');
  // radio buttons, so the arrows choose
  await category(page, 'All').focus();
  await page.keyboard.press('ArrowRight');
  await expect(category(page, 'Building')).toBeChecked();
  await expect(page).toHaveURL(/\?category=blue$/);
  await expect(page.getByText('articles').first()).toBeVisible();
  await search(page).fill('note 1');
  const found = ['Field note 19', 'Field note 13', 'Field note 1'];
  const isThere = async (where: string) => {
    await expect(page, where).toHaveURL(/category=blue&q=note(\+|%20)1$/);
    await expect(titles(page), where).toHaveText(found);
    await expect(search(page), where).toHaveValue('note 1');
    await expect(category(page, 'Building'), where).toBeChecked();
  };
  await isThere('when typed');
  await page.reload();
  await isThere('after a reload');
  await page.getByRole('link', { name: 'Field note 13' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Field note 13');
  await page.goBack();
  await isThere('on the way back');
  await page.goForward();
  await page.reload();
  await page.goBack();
  await isThere('on the way back from an article that was reloaded');
});

test('a filter that leaves a long list loads more of it, and one that leaves none says so', {
  tag: '@database',
}, async ({ page }) => {
  await page.goto('/blog/all?q=field+note');
  await expect(titles(page)).toHaveCount(12);
  expect(await scrollToTheEnd(page)).toBe(NOTES);
  await expect(page).toHaveURL(/\?q=field\+note$/);
  await search(page).fill('nothing like it');
  await expect(titles(page)).toHaveText(['No matching articles']);
  await expectAccessible(page, 'a search without result');
  await page.getByRole('button', { name: 'Show all articles' }).click();
  await expect(titles(page)).toHaveCount(12);
  await expect(page).toHaveURL(/\/blog\/all$/);
});

test('the lines of a short list are high enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/blog');
  await page.locator('main article a[href*="/blog/"]').first().click();
  const lines = page.getByRole('region', { name: 'Related articles' }).locator('li a');
  await expect(lines.first()).toBeVisible();
  const heights = await lines.evaluateAll((all) =>
    all.map((link) => Math.min(...Array.from(link.getClientRects(), ({ height }) => height))),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

test('each category has a light of its own, and an article is in that of its category', async ({
  page,
}) => {
  const gradientOf = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one, part) => getComputedStyle(one, part).backgroundImage, pseudo);
  await page.goto('/blog');
  const strips = await Promise.all(
    COLORS.map((color) => gradientOf(`li[data-category="${color}"]`)),
  );
  expect(strips.filter((one) => !one.startsWith('linear-gradient('))).toEqual([]);
  expect(new Set(strips).size).toBe(COLORS.length);
  const lights = new Set<string>();
  const headers = { accept: 'application/json' };
  const posts: { title: string; slug: string }[] = await (
    await page.request.get('/blogs/', { headers })
  ).json();
  for (const [place, color] of COLORS.entries()) {
    const slug = posts.find(({ title }) => title === `Field note ${place}`)?.slug;
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Field note ${place}`);
    await expect(page.locator('main article').first()).toHaveAttribute('data-category', color);
    lights.add(await gradientOf('main article', '::before'));
  }
  expect(lights.size).toBe(COLORS.length);
});
