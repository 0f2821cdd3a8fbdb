import type { Locator } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { photo } from './support/files.ts';
import { linesOf } from './support/lines.ts';
import { newPerson, register } from './support/people.ts';
import { test } from './support/slow-phone.ts';
import { expect } from './support/test.ts';

const MOST_TAPS = 12;

test('a newcomer on a slow phone has a page online and shares it at most 12 taps after the form', async ({
  page,
  context,
  browser,
  site,
  line,
}) => {
  const person = newPerson();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  line.slowDown();
  await register(page, person);
  await expect(page.getByRole('heading', { name: `Welcome, ${person.firstName}` })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await tap(page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await tap(button('Sign In'));
  await tap(page.getByRole('link', { name: 'Set up my page' }));

  await expect(page.getByLabel('Headline')).toBeVisible();
  await expectAccessible(page, 'the guided start');
  await tap(page.getByLabel('Headline'));
  await page.keyboard.type('I fit kitchens that last');
  await tap(button('Save and continue'));

  const chooser = page.waitForEvent('filechooser');
  await tap(button('Upload Photo'));
  await (await chooser).setFiles(photo);
  await tap(button('Continue'));

  // what is to be written into has the focus from the second step on
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Fitter');
  await tap(page.getByLabel('Company'));
  await page.keyboard.type('Own workshop');
  await tap(button('Save and continue'));

  await tap(button('Publish my page'));
  await expect(page.getByRole('heading', { name: 'Your page is online' })).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tap(button('Copy link'));
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  await expectAccessible(page, 'the end of the guided start');

  const path = page.getByRole('main').getByText(/^\/p\//);
  expect(await linesOf(path), 'its address breaks after the host alone').toBe(1);

  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await browser.newPage({ baseURL: site.url });
  await stranger.goto(shared);
  await expect(stranger.getByText('I fit kitchens that last')).toBeVisible();
  await expect(stranger.getByText('Own workshop')).toBeVisible();
  await stranger.close();
});

test('the icon in the header knows who is signed in, and signs out', async ({ page }) => {
  const person = newPerson();
  await page.goto('/about');
  const icon = page.locator('header [data-account-toggle]');
  await expect(icon).toHaveAccessibleName('Create an account');
  await icon.tap();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeFocused();
  await expectAccessible(page, 'the account menu of a visitor');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();

  await register(page, person);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(page).toHaveURL(/\/user$/);
  await page.goto('/about');
  await expect(icon).toHaveAccessibleName('Your account');
  await icon.tap();
  await expect(page.getByRole('link', { name: 'My page', exact: true })).toBeFocused();
  await expectAccessible(page, 'the account menu of a professional');
  await page.getByRole('button', { name: 'Sign out' }).tap();
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect(icon).toHaveAccessibleName('Create an account');
});
