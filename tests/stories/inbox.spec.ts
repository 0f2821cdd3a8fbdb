import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newAdministrator } from './support/administrators.ts';
import { keepSession, newPerson, openAs } from './support/people.ts';
import { ADMIN, type Site, startSite } from './support/site.ts';
import { type MailServer, startMailServer } from './support/smtp.ts';
import { test as base, expect } from './support/test.ts';

/** A site that sends its mails through a real server. */
const test = base.extend<object, { mailServer: MailServer; site: Site }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailServer }, use) => {
      const site = await startSite({
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Office <office@example.com>',
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

let count = 0;

/** What the contact page sends. */
const letter = (email: string, subject: string) => {
  count += 1;
  return {
    ...{ name: 'Ngozi Fonyuy', email, subject, message: 'Three shops in Limbe.\nHow much is it?' },
    ...{ key: `letter-${process.pid}-${count}-of-its-own`, filled_ms: 9_000, website: '' },
  };
};

/** Someone writes through the contact page. */
async function arrive(page: Page, subject: string, email = newPerson().email): Promise<void> {
  const sent = await page.request.post('/api/contact/', { data: letter(email, subject) });
  expect(sent.ok()).toBe(true);
}

/** A subject, or a name, of one story alone, which no other begins with. */
const newSubject = (about: string) => {
  count += 1;
  return `${about} ${count}.`;
};

/** The inbox of an administrator. */
async function openInbox(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, ADMIN, '/admin/messages');
  await expect(page.getByRole('heading', { name: 'Select a message to view' })).toBeVisible();
}

test('a message arrives live, and is counted until it is read', {
  tag: '@database',
}, async ({ page }) => {
  for (let number = 1; number <= 10; number += 1) await arrive(page, `Before ${number}`);
  await openInbox(page);
  await expect(page).toHaveTitle(/^\(\d+\) Messages/);
  const before = Number(/\d+/.exec(await page.title())?.[0]);
  const subject = newSubject('Live');
  await arrive(page, subject);
  const row = page.getByRole('link', { name: subject });
  await expect(row).toBeVisible();
  await expect(page.getByRole('link', { name: `Messages, ${before + 1} unread` })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) Messages`));
  await expectAccessible(page, 'the inbox');

  await row.click();
  const message = page.getByRole('article', { name: subject });
  await expect(message.getByText('Three shops in Limbe.')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^\\(${before}\\) Messages`));
  await expectAccessible(page, 'an open message');
  await expectAllInView(page, message);
});

test('a notice while one answers does not cover the reply', async ({ page, expectConsole }) => {
  expectConsole(/500/);
  const subject = newSubject('Covered');
  await arrive(page, subject);
  await openInbox(page);
  await page.getByRole('link', { name: subject }).click();
  await expectNoticesBeside(page, page.getByRole('article', { name: subject }));
});

test('a message is answered, and the reply reaches the mail server', {
  tag: '@database',
}, async ({ page, mailServer }) => {
  const { email } = newPerson();
  const subject = newSubject('Stock');
  await arrive(page, subject, email);
  await openInbox(page);
  const row = page.getByRole('link', { name: subject });
  const message = page.getByRole('article', { name: subject });
  await row.click();
  await message.getByLabel('Reply to the sender').fill('It is free.\nCome by.');
  await page.reload();
  await expect(message.getByLabel('Reply to the sender')).toHaveValue('It is free.\nCome by.');
  await message.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByText(`Reply sent to Ngozi Fonyuy (${email}).`)).toBeVisible();
  await expect(message).toBeHidden();

  const mail = await mailServer.mailTo(email, `Re: ${subject}`);
  expect(mail).toContain('It is free.');
  expect(mail).toContain('> Three shops in Limbe.');
  await row.click();
  await expect(message.getByText('Sent', { exact: true })).toBeVisible();
  await page.reload();
  await expect(message.getByText('It is free.')).toBeVisible();
  await expect(message.getByLabel('Reply to the sender')).toHaveValue('');
});

base('ten rows and the whole reply stand above the banner about mail', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = 'Marie-Claire Nguemkam-Tchoupo';
  for (let number = 1; number <= 9; number += 1) await arrive(page, `Before ${number}`);
  const { email } = newPerson();
  const data = { ...letter(email, 'A price for three shops and the house'), name };
  expect((await page.request.post('/api/contact/', { data })).ok()).toBe(true);
  const answer = await page.request.post('/auth/login', { data: ADMIN });
  const headers = { authorization: `Bearer ${(await answer.json()).access_token}` };
  const items = [{ title: 'Prices for shops with more than one house', content: 'We ask.' }];
  const saved = await page.request.put('/api/saved-replies/', { headers, data: { items } });
  expect(saved.ok()).toBe(true);
  await openAs(page, ADMIN, '/admin/messages');
  const banner = page.getByText('Email is not set up: nothing is sent, emails are saved as files.');
  await expect(banner).toBeVisible();
  const row = page.getByRole('link', { name: /A price for three shops/ });
  await row.click();
  const message = page.getByRole('article', { name: /A price for three shops/ });
  await message.getByLabel('Message progress').selectOption('Closed');
  await expect(row.getByText('Closed')).toBeVisible();
  const { top } = await boxOf(banner.locator('xpath=..'));
  expect(top).toBeLessThan(800);
  await expectAllInView(page, message, top);
  // with the message itself above it, whole here
  const reply = await boxOf(message.getByText('Reply to the sender'));
  const text = await boxOf(message.getByText('Three shops in Limbe.'));
  expect(text.bottom).toBeLessThanOrEqual(reply.top);
  // three files that go with it take one line, and leave two of the message above
  const names = ['Quotation for three shops.pdf', 'Plan of the house.pdf', 'Terms of 2026.pdf'];
  const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
  const chooser = message.getByLabel('Attach files', { exact: true });
  await chooser.and(page.locator('input')).setInputFiles(names.map((it) => ({ name: it, ...pdf })));
  const files = message.getByRole('list', { name: 'Attached files' });
  for (const it of names) {
    await expect(files.getByRole('button', { name: `Remove ${it}` })).toBeVisible();
  }
  // those under way have the same button
  await expect(files.getByRole('progressbar')).toHaveCount(0);
  await expectAllInView(page, message, top);
  const chips = await Promise.all((await files.getByRole('listitem').all()).map(boxOf));
  expect(new Set(chips.map((chip) => chip.top)).size).toBe(1);
  expect(Math.max(...chips.map(({ right }) => right))).toBeLessThanOrEqual(1280);
  const [still, form] = ['Three shops in Limbe.', 'Reply to the sender'];
  const ends = (await boxOf(message.getByText(still))).bottom;
  expect(ends).toBeLessThanOrEqual((await boxOf(message.getByText(form))).top);
  const wide = await row.evaluate((link) => link.scrollWidth - link.clientWidth);
  expect(wide, 'what sticks out of the row').toBeLessThanOrEqual(0);
});

/** Ten rows, and the whole reply, without moving the page or a pane. */
async function expectAllInView(page: Page, message: Locator, end = 800): Promise<void> {
  const list = page.getByRole('list', { name: 'Messages' });
  const pane = await boxOf(list.locator('xpath=ancestor::*[@tabindex="0"][1]'));
  const rows = await list.getByRole('listitem').all();
  const boxes = await Promise.all(rows.slice(0, 10).map(boxOf));
  expect(boxes).toHaveLength(10);
  for (const { top, bottom } of boxes) {
    expect(top).toBeGreaterThanOrEqual(pane.top);
    expect(bottom).toBeLessThanOrEqual(Math.min(pane.bottom, end));
  }
  const reply = [
    message.getByText('Reply to the sender'),
    message.getByLabel('Reply to the sender'),
    message.getByRole('button', { name: 'Attach files' }),
    message.getByRole('button', { name: 'Send Reply' }),
  ];
  for (const part of reply) {
    const { top, bottom, right } = await boxOf(part);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(end);
    expect(right).toBeLessThanOrEqual(1280);
  }
  const moves = await page.evaluate(
    () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
  );
  expect(moves).toBe(false);
}

/** Wherever a reply is in the window, a notice in the meantime does not cover it. */
async function expectNoticesBeside(page: Page, message: Locator): Promise<void> {
  const reply = message.locator('form').filter({ has: page.getByLabel('Reply to the sender') });
  const notice = page.getByText('The change was not saved');
  await page.route('**/api/messages/*/', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await message.getByLabel('Message progress').selectOption('Closed');
    await expect(notice).toBeVisible();
    // it stays while someone is in it
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    for (const block of ['start', 'center', 'end'] as const) {
      await reply.evaluate((form, to) => form.scrollIntoView({ block: to }), block);
      const isCovered = async () => {
        const [shown, form] = [await boxOf(notice.locator('xpath=..')), await boxOf(reply)];
        return shown.top < form.bottom && shown.bottom > form.top;
      };
      await expect.poll(isCovered, { message: `${width} ${block}` }).toBe(false);
    }
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await page.unroute('**/api/messages/*/');
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  const { x: left, y: top, width, height } = box;
  return { top, bottom: top + height, right: left + width };
}

test('three accounts work one inbox at the same time', {
  tag: '@database',
}, async ({ page, browser, site, mailServer, expectConsole }) => {
  const { email } = newPerson();
  const subject = newSubject('Roof');
  const [ama, kofi] = await Promise.all([
    colleague(browser, site, mailServer, 'Ama'),
    colleague(browser, site, mailServer, 'Kofi'),
    keepSession(page, ADMIN),
  ]);
  // what came before an account was made is new to nobody who has it
  await arrive(page, subject, email);
  const on = (one: Page) => one.getByRole('article', { name: subject });
  const row = (one: Page) => one.getByRole('link', { name: subject });
  for (const one of [page, ama, kofi]) {
    await one.goto('/admin/messages');
    await expect(row(one)).toHaveAccessibleName(/Unread/);
  }

  await row(page).click();
  await on(page).getByLabel('Assigned to').selectOption('Ama Ndi');
  await on(page).getByLabel('Internal note').fill('She knows the roof.');
  await on(page).getByRole('button', { name: 'Add note' }).click();
  await expect(row(page)).not.toHaveAccessibleName(/Unread/);
  // what one has opened is still new to the others
  await expect(row(kofi)).toHaveAccessibleName(/Unread/);

  await row(kofi).click();
  await expect(on(kofi).getByText('She knows the roof.')).toBeVisible();
  await expect(on(kofi).getByLabel('Assigned to')).toHaveValue(/.+/);

  await row(ama).click();
  await on(ama).getByLabel('Reply to the sender').fill('We come on Monday.');
  await on(ama).getByRole('button', { name: 'Send Reply' }).click();
  await expect(on(kofi).getByText('We come on Monday.')).toBeVisible();
  await expect(on(kofi).getByText('Ama Ndi replied')).toBeVisible();
  await expect(on(kofi).getByLabel('Message progress')).toHaveValue('answered');
  expect(await mailServer.mailTo(email, `Re: ${subject}`)).toContain('We come on Monday.');

  await on(kofi).getByLabel('Reply to the sender').fill('And bring the plans.');
  expectConsole(/404/);
  await on(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await expect(kofi.getByRole('heading', { name: 'Message not found' })).toBeVisible();
  await expect(kofi.getByLabel('Your unsent reply')).toHaveValue('And bring the plans.');
  await expect(row(ama)).toBeHidden();
});

test('three accounts share the applications', {
  tag: '@database',
}, async ({ page, browser, site, mailServer, expectConsole }) => {
  // seen once on a busy machine; which request it answers is not known yet
  expectConsole(/404/);
  const { email } = newPerson();
  const [bih, tse] = await Promise.all([
    colleague(browser, site, mailServer, 'Bih'),
    colleague(browser, site, mailServer, 'Tse'),
    keepSession(page, ADMIN),
  ]);
  const [manka, ngwa] = await twoApply(page, email);
  const link = (one: Page) => one.getByRole('link', { name: manka });
  const sheet = (one: Page) => one.getByRole('dialog', { name: manka });
  for (const one of [page, bih, tse]) {
    await one.goto('/admin/applications');
    await expect(link(one)).toHaveAccessibleName(/Unread/);
  }

  await link(page).click();
  await sheet(page).getByLabel('Assigned to').selectOption('Bih Ndi');
  await sheet(page).getByLabel('Internal note').fill('Ask her about Tuesdays.');
  await sheet(page).getByRole('button', { name: 'Add note' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Remove note' })).toBeVisible();
  await expectAccessible(page, 'an application that is shared');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(link(page)).not.toHaveAccessibleName(/Unread/);
  // what one has opened is still new to the others
  await expect(tse.getByRole('row', { name: manka })).toContainText('Bih Ndi');
  await expect(link(tse)).toHaveAccessibleName(/Unread/);

  await bih.getByRole('combobox', { name: 'Assignee' }).selectOption('Assigned to me');
  // of the two the one, and not none as while the list is on its way
  await expect(bih.getByRole('link', { name: ngwa })).toHaveCount(0);
  await expect(link(bih)).toBeVisible();
  await link(bih).click();
  await expect(sheet(bih).getByText('Ask her about Tuesdays.')).toBeVisible();
  await sheet(bih).getByRole('button', { name: 'Forward' }).click();
  const passing = bih.getByRole('dialog', { name: 'Forward the application' });
  await passing.getByLabel(/Recipient’s email/).fill(`head-${email}`);
  await passing.getByRole('button', { name: 'Forward' }).click();
  await expect(bih.getByText(`Forwarded to head-${email}`)).toBeVisible();
  expect(await mailServer.mailTo(`head-${email}`, 'Fwd: ')).toContain('> I mend tills.');
  await sheet(bih).getByLabel('Reply to the sender').fill('Come on Tuesday.');
  await sheet(bih).getByRole('button', { name: 'Send Reply' }).click();
  expect(await mailServer.mailTo(email, 'Re: ')).toContain('Come on Tuesday.');
  await expect(tse.getByText(/Answered by Bih Ndi/)).toBeVisible();
});

test('applications are deleted together, and come back with who had taken them and what was noted', {
  tag: '@database',
}, async ({ page, browser, site, mailServer, expectConsole }) => {
  expectConsole(/404/);
  const { email } = newPerson();
  const [lum] = await Promise.all([
    colleague(browser, site, mailServer, 'Lum'),
    keepSession(page, ADMIN),
  ]);
  const [manka] = await twoApply(page, email);
  await takeFor(page, email, manka, 'Lum Ndi', 'Ask her about Tuesdays.');
  const link = (one: Page) => one.getByRole('link', { name: manka });
  for (const one of [page, lum]) {
    await one.goto(`/admin/applications?q=${email}`);
    await expect(one.getByRole('row', { name: manka })).toContainText('Lum Ndi');
  }
  await lum.getByRole('checkbox', { name: 'Select all' }).check();
  const bar = lum.getByRole('group', { name: 'Selected applications' });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await lum.getByRole('button', { name: 'Delete all' }).click();
  await expect(lum.getByText('2 applications were deleted')).toBeVisible();
  await expect(link(page)).toBeHidden();
  await lum.getByRole('button', { name: 'Undo' }).click();
  await expect(link(page)).toBeVisible();
  await expect(page.getByRole('row', { name: manka })).toContainText('Lum Ndi');
  await link(lum).click();
  const sheet = lum.getByRole('dialog', { name: manka });
  await expect(sheet.getByText('Ask her about Tuesdays.')).toBeVisible();
});

/** Two people apply from one address; answers their names. */
async function twoApply(page: Page, email: string): Promise<[string, string]> {
  const names: [string, string] = [newSubject('Manka Shey'), newSubject('Ngwa Tabe')];
  for (const name of names) {
    const data = {
      ...{ kind: 'internship', name, email, phone: '', education: 'BSc', interests: 'Maps' },
      ...{ message: 'I mend tills.', program: '', website: '', filled_ms: 9_000 },
      key: crypto.randomUUID(),
    };
    expect((await page.request.post('/api/applications/', { data })).ok()).toBe(true);
  }
  return names;
}

/** Gives an application to an account and notes something, as anyone who is signed in. */
async function takeFor(page: Page, email: string, name: string, whom: string, content: string) {
  const { request } = page;
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const headers = { Authorization: `Bearer ${token}` };
  const found = await request.get('/api/applications/', { headers, params: { q: email } });
  const all: { id: string; name: string }[] = (await found.json()).items;
  const staff: { id: string; name: string }[] = await (
    await request.get('/api/staff/', { headers })
  ).json();
  const own = `/api/applications/${all.find((it) => it.name === name)?.id}/`;
  const data = { assigneeId: staff.find((it) => it.name === whom)?.id };
  expect((await request.put(own, { headers, data })).status()).toBe(200);
  const noted = await request.post(`${own}notes/`, { headers, data: { content } });
  expect(noted.status()).toBe(201);
}

/** Someone with an account of their own, in a browser of their own. */
async function colleague(
  browser: Browser,
  site: Site,
  mailServer: MailServer,
  firstName: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url });
  const invitationTo = (email: string) =>
    mailServer.mailTo(email, 'Site Administrator invites you to Etinde Works');
  const names = { firstName, lastName: 'Ndi' };
  const person = await newAdministrator(context.request, invitationTo, names);
  const page = await context.newPage();
  await keepSession(page, person);
  return page;
}

test('a message is archived, found again, and deleted', { tag: '@database' }, async ({ page }) => {
  const { email } = newPerson();
  await page.request.post('/api/contact/', { data: letter(email, 'Thanks for all') });
  await openAs(page, ADMIN, '/admin/messages');
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(email.toUpperCase());
  await page.getByRole('link', { name: 'Thanks for all' }).click();
  const message = page.getByRole('article', { name: 'Thanks for all' });
  await message.getByRole('button', { name: 'Archive' }).click();
  await expect(message.getByRole('button', { name: 'Move to Inbox' })).toBeVisible();
  // shown at once; the archive holds it once it is stored
  await page.getByRole('tab', { name: 'Archived' }).click();
  await expect(page.getByRole('link', { name: 'Thanks for all' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Thanks for all' }).click();
  await message.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  const none = page.getByRole('heading', { name: 'No messages found matching your criteria' });
  await expect(none).toBeVisible();
  await page.reload();
  await expect(none).toBeVisible();
  await expect(page.getByRole('link', { name: 'Thanks for all' })).toBeHidden();
});
