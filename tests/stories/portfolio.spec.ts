import type { Locator, Page } from 'playwright';
import { expectAccessible } from './support/accessible.ts';
import { answered } from './support/answered.ts';
import { cv, photo } from './support/files.ts';
import { newPerson, register, signIn } from './support/people.ts';
import { professional, publish } from './support/professional.ts';
import { expect, test } from './support/test.ts';

const SUMMARY = 'I make payment systems that survive a bad line.\n\nLately for market traders.';

const section = (page: Page, name: string): Locator => page.getByRole('form', { name });

/** A part of the page that is empty opens when someone asks for it. */
async function open(page: Page, button: string, form: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  return section(page, form);
}

async function addEverything(page: Page): Promise<void> {
  const experience = await open(page, 'Add Experience', 'New experience');
  await experience.getByLabel('Title').fill('Lead engineer');
  await experience.getByLabel('Company').fill('Bakweri Savings');
  await experience.getByLabel('Period').fill('2022 to today');
  await experience.getByRole('button', { name: 'Add Experience' }).click();
  await expect(experience).toBeHidden();

  const education = await open(page, 'Add Education', 'New education');
  await education.getByLabel('Degree').fill('BEng Computer Engineering');
  await education.getByLabel('Institution').fill('University of Buea');
  await education.getByRole('button', { name: 'Add Education' }).click();
  await expect(education).toBeHidden();

  const project = await open(page, 'Add Project', 'New project');
  await project.getByLabel('Name').fill('Njangi Ledger');
  await project.getByLabel('Description').fill('A savings book that two hundred groups share.');
  await project.getByLabel('Technology').fill('PostgreSQL');
  await project.getByLabel('Technology').press('Enter');
  await project.getByLabel('Technology').fill('React');
  await project.getByRole('button', { name: 'Add Technology' }).click();
  await project.getByRole('button', { name: 'Add Project' }).click();
  await expect(project).toBeHidden();

  const link = await open(page, 'Add Link', 'New link');
  await link.getByLabel('Name').fill('My notes');
  await link.getByLabel('URL').fill('https://notes.example.com/ngozi');
  await link.getByRole('button', { name: 'Add Link' }).click();
  await expect(link).toBeHidden();

  await page.getByLabel('Skill', { exact: true }).fill('Distributed systems');
  await page.getByLabel('Skill', { exact: true }).press('Enter');

  const media = await open(page, 'Add files or a CV', 'New file');
  await media.locator('input[type=file]').setInputFiles(cv);
  await expect(media.getByLabel('Title')).toHaveValue(cv.name);
  await media.getByRole('button', { name: 'Upload Media' }).click();
  await expect(media.getByLabel('Title')).toHaveCount(0);
}

test('a newcomer registers, signs in, finds the dashboard and signs out', {
  tag: '@database',
}, async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await expectAccessible(page, 'the registration');
  await register(page, person);
  await expectAccessible(page, 'the registration that worked');
  await expect(page).toHaveURL(/\/user\/login$/);
  await expect(page.getByRole('heading', { name: `Welcome, ${person.firstName}` })).toBeVisible();
  await expectAccessible(page, 'the sign-in');

  await signIn(page, person);
  await expect(page).toHaveURL(/\/user$/);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText('Software Developer')).toBeVisible();
  await expectAccessible(page, 'the dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/user\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('authToken');
});

test('a professional builds a page, publishes it, and a stranger reads it', {
  tag: '@database',
}, async ({ page, browser, site }) => {
  const person = await professional(page);
  await page.goto('/user/portfolio');
  await expect(page.getByText('currently in draft mode')).toBeVisible();
  await expectAccessible(page, 'the portfolio');
  await page.getByRole('button', { name: 'Edit Portfolio' }).first().click();
  await page.getByLabel('Headline').fill('Engineer for unreliable networks');
  await page.getByLabel('Summary').fill(SUMMARY);
  const address = await page.getByLabel('Custom URL').inputValue();
  expect(address).toMatch(/^ngozi-fonyuy/);
  await addEverything(page);
  const uploaded = answered(page, '/api/media/');
  await page.locator('input[type=file][accept*=image]').first().setInputFiles(photo);
  await uploaded;
  await expect(page.getByRole('button', { name: 'Change Photo' })).toBeVisible();
  await expectAccessible(page, 'the editor');

  // what was added is kept by the server already; what was typed waits here
  await site.restart();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Portfolio' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your portfolio is live at')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const stranger = await elsewhere.newPage();
  const answer = await stranger.goto(`/p/${address}`);
  expect(answer?.status()).toBe(200);
  for (const text of [
    'Engineer for unreliable networks',
    'I make payment systems that survive a bad line.',
    'Lead engineer',
    'Bakweri Savings',
    'BEng Computer Engineering',
    'University of Buea',
    'Njangi Ledger',
    'PostgreSQL',
    'Distributed systems',
    'My notes',
  ]) {
    await expect(stranger.getByText(text).first(), text).toBeVisible();
  }
  expect(await answer?.text()).not.toContain(person.email);
  const portrait = stranger.getByRole('img', { name: /Ngozi/ }).first();
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(stranger, 'the published page');
  const download = stranger.waitForEvent('download');
  await stranger.getByRole('link', { name: /CV Ngozi/ }).click();
  expect((await download).suggestedFilename()).toBe(cv.name);
  await elsewhere.close();
});

test('a published page is previewed, and gone for strangers once it is withdrawn', {
  tag: '@database',
}, async ({ page, browser, site, expectConsole }) => {
  expectConsole(/404/);
  await professional(page);
  const address = await publish(page);
  await page.goto('/user/preview');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText('I make things that hold.')).toBeVisible();
  await expectAccessible(page, 'the preview', 'iframe');

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const stranger = await elsewhere.newPage();
  expect((await stranger.goto(address))?.status()).toBe(200);
  await page.goto('/user/portfolio');
  await expect(page.getByText('Your portfolio is live at')).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(page.getByText('currently in draft mode')).toBeVisible();
  const gone = await stranger.reload();
  expect(gone?.status()).toBe(404);
  await expectAccessible(stranger, 'the page that is not there');
  await elsewhere.close();
});

test('nothing that was acknowledged is missing after the power was cut', {
  tag: '@database',
}, async ({ page, site }) => {
  await professional(page);
  await page.goto('/user/portfolio');
  await page.getByRole('button', { name: 'Edit Portfolio' }).first().click();
  const link = await open(page, 'Add Link', 'New link');
  await link.getByLabel('Name').fill('Kept');
  await link.getByLabel('URL').fill('https://kept.example.com');
  await link.getByRole('button', { name: 'Add Link' }).click();
  await expect(link).toBeHidden();
  await site.crash();
  await page.reload();
  await expect(page.getByText('Kept').first()).toBeVisible();
});
