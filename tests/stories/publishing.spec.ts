import type { Browser, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { expectPageUncovered } from './support/modal.ts';
import { keepSession, openAs, signIn } from './support/people.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

let count = 0;
const newTitle = (about: string) => {
  count += 1;
  return `${about} ${process.pid}-${count}`;
};

async function openPosts(page: Page): Promise<void> {
  await openAs(page, ADMIN, '/admin/blog');
}

/** Opens the posts as an administrator, with one made by the API. */
async function openPostsWith(page: Page, post: { title: string; text: string; status?: string }) {
  await keepSession(page, ADMIN);
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const { title, text, status = 'draft' } = post;
  const data = { title, description: 'Of rain and of roads.', posts: [text], status };
  const answer = await page.request.post('/blogs/', { headers, data });
  expect(answer.status()).toBe(201);
  await page.goto('/admin/blog');
}

/** Someone who is not signed in. */
async function newVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(baseURL) });
  return context.newPage();
}

/** The list of posts as the server has it for a visitor now. */
async function listOf(visitor: Page): Promise<string> {
  const answer = await visitor.request.get('/blog/all', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(200);
  return answer.text();
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const rowOf = (page: Page, title: string) => page.getByRole('row', { name: title });

/** Writes a post in the modal, up to the last button. */
async function write(page: Page, title: string, text: string) {
  await page.getByRole('button', { name: 'New Post' }).click();
  const form = dialog(page, 'Create New Blog Post');
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('textbox', { name: 'Description' }).fill('Of rain and of roads.');
  await form.getByRole('textbox', { name: 'Section 1' }).fill(text);
  return form;
}

async function chooseMore(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a post is published, and the very next visitor reads it', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = newTitle('When the road is gone');
  const visitor = await newVisitor(browser, baseURL);
  await visitor.goto('/blog/all');
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);

  await openPosts(page);
  const form = await write(page, title, '## Why\n\nIt **rains**.');
  await expectAccessible(page, 'the editor of a post');
  await form.getByRole('tab', { name: 'Preview' }).click();
  await expect(form.getByRole('heading', { name: 'Why' })).toBeVisible();
  await form.getByText('Publish Now').click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await form.getByRole('button', { name: 'Create Post' }).click();
  expect((await saved).status()).toBe(201);
  expect(await listOf(visitor)).toContain(title);

  await expect(form).toBeHidden();
  await expect(rowOf(page, title)).toContainText('Published');
  await expectAccessible(page, 'the posts');
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: title })).toBeVisible();
  await visitor.context().close();
});

test('a visitor reads an article with Markdown, and no link in it runs a script', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = newTitle('When it rains');
  const text = '## Why\n\nIt **rains** [here](javascript:alert(1)).';
  await openPostsWith(page, { title, text, status: 'published' });
  const visitor = await newVisitor(browser, baseURL);
  await visitor.goto('/blog/all');
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Why' })).toBeVisible();
  await expect(visitor.getByText('It rains here.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'here', exact: true })).toHaveCount(0);
  await expectAccessible(visitor, 'an article with Markdown');
  await visitor.context().close();
});

test('a scheduled post appears by itself', { tag: '@database' }, async ({
  page,
  browser,
  baseURL,
  site,
  expectConsole,
}) => {
  // two hours later the session has to be renewed
  expectConsole(/401/);
  const title = newTitle('The ferry comes');
  const visitor = await newVisitor(browser, baseURL);
  await openPosts(page);
  const form = await write(page, title, 'It comes on Tuesdays.');
  await form.getByText('Schedule').click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await form.getByRole('button', { name: 'Create Post' }).click();
  const { publish_at: time } = (await (await saved).json()) as { publish_at: string };
  await expect(rowOf(page, title)).toContainText('Scheduled');
  const listedAtOnce = await listOf(visitor);
  expect(listedAtOnce).toContain('</html>');
  expect(listedAtOnce).not.toContain(title);
  await site.whileItIs(time, () => expect.poll(() => listOf(visitor)).toContain(title));
  await visitor.goto('/blog/all');
  await expect(visitor.getByRole('link', { name: title })).toBeVisible();
  await page.reload();
  await expect(rowOf(page, title)).toContainText('Published');
  await visitor.context().close();
});

test('of two people with one paragraph, the second is shown both, and all else is of both', {
  tag: '@database',
}, async ({ page, browser, baseURL, expectConsole }) => {
  expectConsole(/409/);
  const title = newTitle('Two on one boat');
  await openPostsWith(page, { title, text: 'As it was.\n\nThe end.' });

  const other = await newVisitor(browser, baseURL);
  await openPosts(other);
  for (const tab of [page, other]) {
    await rowOf(tab, title).getByRole('button', { name: 'Edit Post' }).click();
    await expect(tab.getByRole('textbox', { name: 'Section 1' })).toHaveValue(/^As it was\./);
  }
  // an editor in which nothing is typed shows what the other saves
  await page.getByRole('textbox', { name: 'Section 1' }).fill('As I have it.\n\nThe end.');
  const theirs = 'As the other has it.\n\nThe end of the other.';
  await other.getByRole('textbox', { name: 'Section 1' }).fill(theirs);
  await other.getByRole('textbox', { name: 'Description' }).fill('Of the other.');
  await other.getByRole('button', { name: 'Update Post' }).click();
  await expect(dialog(other, 'Edit Blog Post')).toBeHidden();

  await page.getByRole('button', { name: 'Update Post' }).click();
  const conflict = dialog(page, 'Changed by someone else');
  await expect(conflict).toContainText('As the other has it.');
  await expectAccessible(page, 'two versions of one post');
  const asked = conflict.getByRole('group', { name: 'Section 1, paragraph 1' });
  await asked.getByRole('radio', { name: 'Yours' }).check();
  await conflict.getByRole('button', { name: 'Save this' }).click();
  // neither the one nor, below it, the editor, which is there until all is saved
  await expectPageUncovered(page);
  await expect(conflict).toBeHidden();
  await expect(dialog(page, 'Edit Blog Post')).toBeHidden();
  await page.reload();
  await rowOf(page, title).getByRole('button', { name: 'Edit Post' }).click();
  const text = page.getByRole('textbox', { name: 'Section 1' });
  await expect(text).toHaveValue('As I have it.\n\nThe end of the other.');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Of the other.');
  await other.context().close();
});

test("a draft's preview link opens for a visitor, and for no search engine", async ({
  page,
  browser,
  baseURL,
}) => {
  const title = newTitle('Not yet');
  await openPostsWith(page, { title, text: 'It *will* be.' });
  await chooseMore(page, title, 'Preview link');
  const link = await dialog(page, 'Preview link')
    .getByRole('textbox', { name: 'Link' })
    .inputValue();

  const visitor = await newVisitor(browser, baseURL);
  const answer = await visitor.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('Preview – not published')).toBeVisible();
  await expectAccessible(visitor, "a draft's preview");
  const forged = await visitor.request.get(`${link}x`, { headers: { accept: 'text/html' } });
  expect(forged.status()).toBe(404);
  await visitor.context().close();
});

test('an earlier version is looked at and restored', async ({ page }) => {
  const title = newTitle('Better before');
  await openPostsWith(page, { title, text: 'Good text.' });
  await rowOf(page, title).getByRole('button', { name: 'Edit Post' }).click();
  await page.getByRole('textbox', { name: 'Section 1' }).fill('Spoilt text.');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(dialog(page, 'Edit Blog Post')).toBeHidden();

  await chooseMore(page, title, 'Versions');
  const sheet = dialog(page, `Versions of “${title}”`);
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'the versions of a post');
  await sheet.getByRole('listitem').last().getByRole('button').click();
  await expect(sheet.getByText('Good text.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Restore this version' }).click();
  const asking = page.getByRole('alertdialog');
  await asking.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('The version was restored.')).toBeVisible();
  await expectPageUncovered(page);
  await expect(sheet).toBeHidden();
  await page.reload();
  await rowOf(page, title).getByRole('button', { name: 'Edit Post' }).click();
  await expect(page.getByRole('textbox', { name: 'Section 1' })).toHaveValue('Good text.');
});

test('what was typed survives the end of the session', async ({ page, expectConsole }) => {
  expectConsole(/401/);
  const title = newTitle('Long in the writing');
  await openPosts(page);
  await write(page, title, 'A whole afternoon of it.');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (/token/i.test(key)) localStorage.setItem(key, 'over');
    }
  });
  // the save of the draft may find it out first, and take the button away
  const toSignIn = page.waitForURL(/\/admin\/login/);
  const create = page.getByRole('button', { name: 'Create Post' }).click();
  await Promise.race([create.catch(() => toSignIn), toSignIn]);
  await toSignIn;
  await signIn(page, ADMIN, '/admin/login');
  await expect(page).toHaveURL(/post=new/);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Section 1' })).toHaveValue(
    'A whole afternoon of it.',
  );
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(rowOf(page, title)).toBeVisible();
});

test('a failed save is shown where the button is, on a phone and far down in the text', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/503/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPosts(page);
  const form = await write(page, newTitle('Kept through a power cut'), 'A long text.\n'.repeat(60));
  await form.getByRole('button', { name: 'Add Section' }).scrollIntoViewIfNeeded();
  await page.route('**/blogs/', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await form.getByRole('button', { name: 'Create Post' }).click();
  const failure = form.getByRole('alert').filter({ hasText: 'Failed to create blog post' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expect(form.getByRole('textbox', { name: 'Section 1' })).toHaveValue(/^A long text/);
});
