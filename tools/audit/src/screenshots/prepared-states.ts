import type { Page } from 'playwright';
import { jsonResumeFile, linkedInFile, PASTED_CV } from './imported-cvs.ts';

type Open = (page: Page) => Promise<void>;

export const click = (name: string | RegExp, role: 'button' | 'tab' | 'link' = 'button'): Open => {
  return (page) => page.getByRole(role, { name }).first().click();
};

/** Follows the first link to something whose id is in the address. */
export function openFirst(parameter: string): Open {
  return (page) => page.locator(`main a[href*="${parameter}"]`).first().click();
}

/** On a wide screen it is beside the form. */
export const openPreview: Open = async (page) => {
  const tab = page.getByRole('tab', { name: 'Current page' });
  if (await tab.isVisible()) await tab.click();
};

export const openPost: Open = async (page) => {
  const link = page.locator('main a[href^="/blog/"]:not([href="/blog/all"])').first();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
};

/** What the picture before this one was taken of is kept. */
async function startImport(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'Start over' });
  const field = page.getByRole('textbox', { name: 'Text of your CV' });
  await back.or(field).first().waitFor();
  if (await back.isVisible()) await back.click();
  await field.waitFor();
}

const reviewed = (page: Page) =>
  page.getByRole('heading', { name: 'Review what was read' }).waitFor();

export const pasteCv: Open = async (page) => {
  await startImport(page);
  await page.getByRole('textbox', { name: 'Text of your CV' }).fill(PASTED_CV);
  await page.getByRole('button', { name: 'Read this text' }).click();
  await reviewed(page);
  await page.getByRole('button', { name: 'Correct Consultant' }).click();
};

const chooseFile =
  (file: () => Awaited<ReturnType<typeof linkedInFile>> | ReturnType<typeof linkedInFile>): Open =>
  async (page) => {
    await startImport(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles(await file());
    await reviewed(page);
  };

export const chooseLinkedIn = chooseFile(linkedInFile);
export const chooseJsonResume = chooseFile(jsonResumeFile);

export const openShareSheet: Open = async (page) => {
  await page.getByRole('button', { name: 'Share your page' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share your page' });
  await sheet.getByRole('button', { name: 'Send this link' }).first().click();
};

interface Change {
  path: string;
  method: string;
  body: object;
}

/** Runs in the page: a change as another device with the same session sends it. */
async function send({ path, method, body }: Change): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${localStorage.getItem('authToken')}`,
  };
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Runs in the page: the first record of a list, or the one document. */
async function read(path: string): Promise<unknown> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('authToken')}` };
  const answer = await (await fetch(path, { headers })).json();
  const list = Array.isArray(answer) ? answer : answer.items;
  return list ? list[0] : answer;
}

/** Goes there without what an earlier picture left half typed. */
async function startAfresh(page: Page, path: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('draft:')) localStorage.removeItem(key);
    }
  });
  await page.goto(path);
}

/** The professional's editor, whose page another device saves in the meantime: both versions. */
export const compareVersions: Open = async (page) => {
  await startAfresh(page, '/user/portfolio?mode=edit');
  const width = page.viewportSize()?.width;
  await page.getByLabel('Headline').fill(`Ledgers for savings banks, ${width}`);
  await page.getByLabel('Summary').fill(`I make ledgers that agree after a power cut.\n\n${width}`);
  const body = {
    headline: `Payments engineer for market traders, ${width}`,
    summary: `What is paid at a stall is in the ledger, whether the mast is up or not.\n\nBefore that I made eleven cranes of a port agree on one queue, with a line that was down for an hour a day.\n\n${width}`,
  };
  await page.evaluate(send, { path: '/api/portfolio/', method: 'PUT', body });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('dialog').waitFor();
};

/** The page as visitors get it, in a look of its owner. */
export const showLook =
  (theme: string, portfolio: string): Open =>
  async (page) => {
    await page.goto('/user');
    await page.evaluate(send, { path: '/api/portfolio/', method: 'PUT', body: { theme } });
    await page.goto(portfolio);
  };

type StoredRecord = Record<string, unknown> & { id?: string };

interface Elsewhere {
  path: (record: StoredRecord) => string;
  /** Opens what is edited, where the path does not. */
  open?: Open;
  field: string;
  /** Where the record is read and stored, and what is changed in it. */
  from: string;
  to: (record: StoredRecord) => string;
  change: (record: StoredRecord, text: string) => object;
}

/** An editor of the back-office with something typed, whose record is changed in the meantime. */
export const changeElsewhere =
  ({ path, open, field, from, to, change }: Elsewhere): Open =>
  async (page) => {
    const record = (await page.evaluate(read, from)) as StoredRecord;
    await startAfresh(page, path(record));
    await open?.(page);
    await page.getByRole('textbox', { name: field }).first().fill('What I typed');
    const body = change(record, `Changed at ${page.viewportSize()?.width}`);
    await page.evaluate(send, { path: to(record), method: 'PUT', body });
    await page.getByText('in another window').first().scrollIntoViewIfNeeded();
  };
