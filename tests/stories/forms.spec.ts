import type { Locator, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { sentBy } from './support/inbox.ts';
import { loseAnswer } from './support/lost-answer.ts';
import { mailsTo, mailTo } from './support/mailbox.ts';
import { fitsSideways } from './support/motion.ts';
import { asSlowAsAPerson } from './support/pace.ts';
import { startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

let count = 0;
const address = () => `visitor.${process.pid}.${++count}@example.com`;

/** Types with keys alone, from the field that has the focus, one text a field. */
async function typeThrough(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
  }
}

async function writeToUs(page: Page, changes: Record<string, string> = {}) {
  const form = page.getByRole('form', { name: 'Send Us a Message' });
  const words = {
    Name: 'Brenda',
    Email: address(),
    Subject: 'A question',
    Message: 'When does it begin?',
    ...changes,
  };
  for (const [label, text] of Object.entries(words)) await form.getByLabel(label).fill(text);
  return { form, words, send: form.getByRole('button', { name: 'Send message' }) };
}

/** What assistive technology reads out at a field after its name. */
const described = (field: Locator) =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );

const programmes = [
  { kind: 'internship', width: 360, answers: ['', 'BSc', 'Databases', 'Teach me.'] },
  { kind: 'training', width: 1280, answers: ['', '', 'BSc', 'Teach me.'] },
] as const;

for (const { kind, width, answers } of programmes) {
  test(`someone applies for the ${kind} with keys alone, at ${width} px`, async ({
    page,
    site,
  }) => {
    const email = address();
    const thanks = `Thank you for applying to our ${kind} program! We will contact you soon.`;
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/solutions');
    const opener = page.getByRole('button', { name: `Apply for ${kind}` });
    await expect(opener).toBeEnabled();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expectAccessible(page, `the ${kind} dialog`);
    await typeThrough(page, ['Kum <script>alert(1)</script> مرحبا', email]);
    if (kind === 'training') {
      await dialog.getByLabel('Program').selectOption('UI/UX Design');
      await dialog.getByLabel('Phone').focus();
    }
    await typeThrough(page, answers);
    await asSlowAsAPerson(page);
    await dialog.getByRole('button', { name: 'Send application' }).dblclick();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices.getByText(thanks)).toBeVisible();
    await expect(notices).toHaveAttribute('aria-live', 'polite');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await mailTo(site, email)).toContain(thanks);
    expect(await sentBy(site, email, 'applications')).toHaveLength(1);
    await page.keyboard.press('Enter');
    const typed = dialog.locator('input, textarea, select');
    await expect(dialog.getByLabel('Message')).toBeVisible();
    expect(await typed.evaluateAll((all) => all.map((one) => 'value' in one && one.value))).toEqual(
      Array.from(await typed.all(), () => ''),
    );
  });
}

test('what is wrong with an application is at its field, in the dialog', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/422/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/solutions');
  await page.getByRole('button', { name: 'Apply for internship' }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(name);
  const send = dialog.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(field('Name')).toBeFocused();
  const words = {
    Name: 'K'.repeat(201),
    Email: 'kum@localhost',
    Education: 'E'.repeat(50_001),
    Interests: 'Databases',
    Message: 'Teach me.',
  };
  for (const [name, text] of Object.entries(words)) await field(name).fill(text);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('the marked fields');
  await expect(field('Name')).toBeFocused();
  expect(await described(field('Name'))).toBe('Must be at most 200 characters');
  expect(await described(field('Email'))).toBe('Email is invalid');
  expect(await described(field('Education'))).toBe('Must be at most 50,000 characters');
  for (const [name, text] of Object.entries(words)) await expect(field(name)).toHaveValue(text);
  await expectAccessible(page, 'a dialog with errors');
  const email = address();
  for (const [name, text] of [
    ['Name', 'Kum'],
    ['Email', email],
    ['Education', 'BSc'],
  ] as const) {
    await field(name).fill(text);
  }
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await asSlowAsAPerson(page);
  await send.click();
  await expect(dialog).toHaveCount(0);
  expect(await sentBy(site, email, 'applications')).toHaveLength(1);
});

for (const viewport of [
  { width: 640, height: 450 },
  { width: 320, height: 256 },
]) {
  test(`a page zoomed to ${viewport.width} px leaves room for a dialog`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/solutions');
    await page.getByRole('button', { name: 'Apply for training' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    const send = dialog.getByRole('button', { name: 'Send application' });
    const focused = page.locator(':focus');
    // seven stops: the other fields and the two buttons
    for (let stop = 1; stop <= 7; stop += 1) {
      await page.keyboard.press('Tab');
      await expect(focused, `stop ${stop}`).toBeInViewport({ ratio: 0.5 });
    }
    await expect(send).toBeFocused();
    // with room for its ring
    const { y = 0, height = 0 } = (await send.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(viewport.height - 4);
    expect(await fitsSideways(page)).toBe(true);
  });
}

test('an application waits for a server that is away, and is stored once', {
  tag: '@database',
}, async ({ page, site, expectConsole }) => {
  expectConsole(/ERR_CONNECTION|Failed to load/);
  const email = address();
  await page.goto('/solutions');
  await page.getByRole('button', { name: 'Apply for internship' }).click();
  const dialog = page.getByRole('dialog');
  const words = { Name: 'Kum', Email: email, Education: 'BSc', Interests: 'It', Message: 'Hello' };
  for (const [name, text] of Object.entries(words)) await dialog.getByLabel(name).fill(text);
  await asSlowAsAPerson(page);
  const send = dialog.getByRole('button', { name: 'Send application' });
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await site.whileDown(async () => {
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('We could not be reached.');
    // all that sending takes is here already: a browser may not ask for failed code again
    expect(failed).toEqual(['/api/applications/']);
    await expect(dialog.getByRole('alert')).toBeFocused();
  });
  for (const [name, text] of Object.entries(words)) {
    await expect(dialog.getByLabel(name)).toHaveValue(text);
  }
  await send.click();
  await expect(dialog).toHaveCount(0);
  expect(await sentBy(site, email, 'applications')).toHaveLength(1);
});

test('a message whose answer was lost is sent again and stored once', { tag: '@database' }, async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/ERR_|Failed to load/);
  await page.goto('/contact');
  const { form, words, send } = await writeToUs(page);
  await asSlowAsAPerson(page);
  await loseAnswer(page, '**/api/contact/');
  await send.click();
  await expect(form.getByRole('alert')).toContainText('What you wrote is still here');
  await expect(form.getByLabel('Message')).toHaveValue(words.Message);
  await site.whileDown(async () => {
    await send.click();
    await expect(form.getByRole('alert')).toContainText('We could not be reached.');
  });
  await send.dblclick();
  const thanks = form.getByText('Thank you for your message!');
  await expect(thanks).toBeVisible();
  await expect(form.getByRole('status')).toBeFocused();
  expect(await sentBy(site, words.Email, 'messages')).toHaveLength(1);
  await mailTo(site, words.Email);
});

test('sixty thousand characters on a phone are kept, and their limit is shown', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/422/);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  const pasted = 'Words of a person, and some more of them. '.repeat(1500).slice(0, 60_000);
  const { form, words, send } = await writeToUs(page, { Message: '' });
  const message = form.getByLabel('Message');
  await message.focus();
  await page.keyboard.insertText(pasted);
  await page.keyboard.type('!');
  await asSlowAsAPerson(page);
  await send.click();
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
  expect(await described(message)).toBe('Must be at most 50,000 characters');
  await expect(message).toHaveValue(`${pasted}!`);
  // letters of three bytes, as many as are allowed
  await message.fill('ə̂ɔŋ '.repeat(10_000));
  await send.click();
  await expect(form.getByText('Thank you for your message!')).toBeVisible();
  expect(await sentBy(site, words.Email, 'messages')).toHaveLength(1);
});

test('script tags, letters from right to left and a line break in an address do no harm', async ({
  page,
  site,
}) => {
  const hostile = '<script>document.title = "taken"</script><img src=x onerror=alert(1)>';
  await page.goto('/contact');
  const { form, words, send } = await writeToUs(page, {
    Name: 'مرحبا بالعالم \u202eevil',
    Subject: hostile,
    Message: hostile,
  });
  await expect(form.getByLabel('Name')).toHaveCSS('direction', 'rtl');
  await expect(form.getByLabel('Subject')).toHaveCSS('direction', 'ltr');
  // a browser takes the line break out of what is pasted into a line
  await form.getByLabel('Email').fill(`${words.Email}\r\nBcc: evil@example.com`);
  await asSlowAsAPerson(page);
  await send.click();
  expect(
    await form.getByLabel('Email').evaluate((one: HTMLInputElement) => one.validity.valid),
  ).toBe(false);
  await form.getByLabel('Email').fill(words.Email);
  await send.click();
  await expect(form.getByText('Thank you for your message!')).toBeVisible();
  const [stored] = await sentBy(site, words.Email, 'messages');
  expect(stored).toMatchObject({ subject: hostile, content: hostile });
  const mail = await mailTo(site, words.Email);
  expect(mail).not.toMatch(/script|Bcc|evil/);
  expect(await mailsTo(site, 'evil@example.com')).toEqual([]);
});

test('anyone who sends fifty times in a minute reads when to try again, and loses nothing', async ({
  page: _page,
  browser,
  expectConsole,
}) => {
  expectConsole(/429/);
  const strict = await startSite({ RATE_LIMITS: 'on' });
  const context = await browser.newContext({ baseURL: strict.url });
  const page = await context.newPage();
  await page.goto('/contact');
  const { form, words, send } = await writeToUs(page);
  for (let tries = 0; tries < 50; tries += 1)
    await page.request.post('/api/contact/', { data: {} });
  await send.click();
  await expect(form.getByRole('alert')).toContainText(/Try again in a minute\. What you wrote/);
  await expect(form.getByRole('alert')).toBeFocused();
  for (const [name, text] of Object.entries(words)) {
    await expect(form.getByLabel(name)).toHaveValue(text);
  }
  await context.close();
  await strict.close();
});
