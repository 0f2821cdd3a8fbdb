import { startWebhookReceiver } from '@vitrine/testing/webhook-receiver';
import { signIn } from '../src/people.ts';
import { ADMIN } from '../src/site.ts';
import { test, expect } from '../src/test.ts';
test('shots', async ({ page }) => {
  const receiver = await startWebhookReceiver((res) => res.writeHead(503).end('out of order'));
  await signIn(page, ADMIN, '/admin/login');
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/settings');
  for (const [name, url] of [['Our own program', receiver.url], ['', 'https://chat.example.com/services/hooks/T024BE7LD/B0G9QF9C6']] as const) {
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add a Webhook' });
    await form.getByLabel('Address').fill(url);
    await form.getByLabel('What it is for').fill(name);
    await form.getByLabel('A message arrives').check();
    await form.getByLabel('A post is published').check();
    await form.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('button', { name: 'I have kept it' }).click();
  }
  await page.getByRole('button', { name: 'Deliveries to Our own program' }).click();
  await page.getByRole('button', { name: 'Test this webhook' }).click();
  await expect(page.getByText('Answered with 503')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const scheme of ['light', 'dark'] as const) for (const width of [360, 1280]) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.reload();
    const at = `/work/h/shots/hooks-${scheme}-${width}`;
    await page.getByRole('button', { name: 'Add webhook' }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${at}-list.png` });
    await page.getByRole('button', { name: 'Deliveries to Our own program' }).click();
    await expect(page.getByText('Answered with 503')).toBeVisible();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${at}-sheet.png` });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('button', { name: 'Add webhook' }).last().click();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${at}-form.png` });
    await page.keyboard.press('Escape');
  }
  await receiver.close();
});
