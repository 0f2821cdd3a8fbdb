import { createHmac } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { newAdministrator } from './support/administrators.ts';
import { mailTo } from './support/mailbox.ts';
import { fitsSideways } from './support/motion.ts';
import { openAs, signIn } from './support/people.ts';
import { confirmAddress, newAccount } from './support/professional.ts';
import { ADMIN, type Site, startSite } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** A device with a finger reader that knows its owner, in the browser itself. */
async function plugIn(context: BrowserContext, page: Page) {
  const chromium = await context.newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the owner is recognised. */
    recognise: (isUserVerified: boolean) =>
      chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () =>
      (await chromium.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows now (RFC 6238). */
function codeOf(key: string): string {
  const bits = Array.from(key, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  // the machine's time: an app and its server read the same clock, and both allow for a step between
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', secret).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name });

async function addPasskey(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = dialogNamed(page, 'Add a passkey');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
}

/** The codes that are shown once. */
async function keepCodes(page: Page): Promise<string[]> {
  const dialog = dialogNamed(page, 'Save your recovery codes');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  return codes;
}

async function signOut(page: Page) {
  await page.evaluate(() => localStorage.clear());
}

test.describe('two-step sign-in', () => {
  test('is set up with a passkey, which signs in by itself from then on', async ({
    site,
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/40[013]/);
    const device = await plugIn(context, page);
    const person = await newAccount(page);
    await confirmAddress(page, site, person.email);
    await openAs(page, person, '/user/settings');
    await addPasskey(page, 'My phone');
    await keepCodes(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toBeVisible();
    expect(await device.passkeys()).toBe(1);
    await expectAccessible(page, 'the settings with two-step sign-in');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await fitsSideways(page)).toBe(true);
    await mailTo(site, person.email, { subject: 'Two-step sign-in: method added' });

    await page.getByRole('button', { name: 'Rename My phone' }).click();
    const renaming = dialogNamed(page, 'Rename My phone');
    await renaming.getByLabel('Name').fill('Blue phone');
    await renaming.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText('Blue phone')).toBeVisible();

    await signOut(page);
    await page.goto('/login');
    await device.recognise(false);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('No passkey was used');
    await device.recognise(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/\/user$/);

    await signOut(page);
    await signIn(page, person, '/login');
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
    await expectAccessible(page, 'the second step');
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page).toHaveURL(/\/user$/);

    await page.goto('/user/settings');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Off: your password alone signs you in.')).toBeVisible();
  });

  test('takes a code of an app, each once, or a recovery code', async ({
    site,
    page,
    expectConsole,
  }) => {
    expectConsole(/40[013]|422/);
    const person = await newAccount(page);
    await confirmAddress(page, site, person.email);
    await openAs(page, person, '/user/settings');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = dialogNamed(page, 'Set up an authenticator app');
    await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
    await expectAccessible(page, 'setting up an authenticator app');
    const key = (
      (await dialog.locator('p').allTextContents()).find((it) => /^[A-Z2-7 ]{32,}$/.test(it)) ?? ''
    ).replaceAll(' ', '');
    await dialog.getByLabel('Code from the app').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByText('This code is wrong')).toBeVisible();
    const used = codeOf(key);
    await dialog.getByLabel('Code from the app').fill(used);
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const [code = ''] = await keepCodes(page);

    await signOut(page);
    await signIn(page, person, '/login');
    await page.getByLabel('Code', { exact: true }).fill(used);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('was already used')).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/user$/);
    await mailTo(site, person.email, { subject: 'Two-step sign-in: a recovery code was used' });
    await page.goto('/user/settings');
    await expect(page.getByText('9 of 10 left')).toBeVisible();
  });

  test('is required of administrators where one says so', async ({ browser, expectConsole }) => {
    expectConsole(/40[0139]/);
    const site = await startSite();
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const other = await colleague(page.request, site);
    await plugIn(context, page);
    await openAs(page, ADMIN, '/admin/settings');
    const rule = page.getByLabel('Require two-step sign-in for administrators');
    await rule.click();
    await expect(page.getByRole('alert')).toContainText('Set up two-step sign-in for yourself');
    await page.goto('/admin/account');
    await addPasskey(page, 'Office');
    await keepCodes(page);
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const theirs = await elsewhere.newPage();
    await plugIn(elsewhere, theirs);
    await page.goto('/admin/settings');
    await rule.click();
    await expect(
      page.getByText('Administrators must use two-step sign-in from now on.'),
    ).toBeVisible();

    await signIn(theirs, other, '/admin/login');
    await expect(theirs).toHaveURL(/\/admin\/account$/);
    await expect(theirs.getByText('Set up two-step sign-in to continue')).toBeVisible();
    await theirs.goto('/admin/users');
    await expect(theirs).toHaveURL(/\/admin\/account$/);
    await addPasskey(theirs, 'Laptop');
    await keepCodes(theirs);
    await theirs.goto('/admin/users');
    await expect(theirs.getByRole('row', { name: other.email })).toBeVisible();
    await elsewhere.close();
    await context.close();
    await site.close();
  });

  test('is reset by another administrator', async ({ browser, page, site, expectConsole }) => {
    expectConsole(/40[0139]/);
    const elsewhere = await browser.newContext({ baseURL: site.url });
    const theirs = await elsewhere.newPage();
    await plugIn(elsewhere, theirs);
    const other = await colleague(elsewhere.request, site);
    await openAs(theirs, other, '/admin/account');
    await addPasskey(theirs, 'Laptop');
    await keepCodes(theirs);

    await openAs(page, ADMIN, '/admin/users');
    const row = page.getByRole('row', { name: other.email });
    await row.getByRole('button', { name: /’s two-step sign-in$/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Reset two-step sign-in' })
      .click();
    await expect(
      page.getByText('Eposi Likowo now signs in with the password alone.'),
    ).toBeVisible();
    await mailTo(site, other.email, { subject: 'Two-step sign-in was reset' });
    await theirs.goto('/admin');
    await expect(theirs).toHaveURL(/\/admin\/login$/);
    await elsewhere.close();
  });
});

/** Another administrator, whose sign-in takes a password alone. */
const colleague = (request: APIRequestContext, site: Site) =>
  newAdministrator(
    request,
    (email) => mailTo(site, email, { subject: 'Site Administrator invites you to Etinde Works' }),
    {
      firstName: 'Eposi',
      lastName: 'Likowo',
    },
  );
