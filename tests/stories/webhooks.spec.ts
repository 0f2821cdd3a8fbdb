import { startWebhookReceiver } from '@vitrine/test-support/webhook-receiver';
import { Webhook } from 'standardwebhooks';
import { expectAccessible } from './support/accessible.ts';
import { fitsSideways } from './support/motion.ts';
import { openAs } from './support/people.ts';
import { ADMIN } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a webhook is registered, its test arrives and is genuine, and it is sent once more', {
  tag: '@database',
}, async ({ page, expectConsole }) => {
  const receiver = await startWebhookReceiver();
  await openAs(page, ADMIN, '/admin/settings');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a Webhook' });
  await form.getByLabel('URL').fill('https://10.0.0.1/hooks');
  await form.getByLabel('Description').fill('Our own program');
  await form.getByLabel('A message arrives').check();
  expectConsole(/422/);
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByText('This address is in a private network.')).toBeVisible();
  await expectAccessible(page, 'adding a webhook');
  await form.getByLabel('URL').fill(receiver.url);
  await form.getByRole('button', { name: 'Add webhook' }).click();

  const shown = page.getByRole('dialog', { name: 'Webhook secret' });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await expectAccessible(page, 'the secret of a webhook');
  await shown.getByRole('button', { name: 'I have saved it' }).click();

  await page.getByRole('button', { name: 'Deliveries to Our own program' }).click();
  const sheet = page.getByRole('dialog', { name: 'Deliveries to Our own program' });
  await sheet.getByRole('button', { name: 'Test this webhook' }).click();
  // the page looks every two seconds what has become of it
  await expect.poll(() => receiver.received.length).toBe(1);
  await expect(sheet.getByText('Response: 204')).toBeVisible();
  await expectAccessible(page, 'the deliveries of a webhook');
  const genuine = () =>
    receiver.received.map(({ body, headers }) =>
      new Webhook(secret).verify(body, headers as Record<string, string>),
    );
  expect(genuine()).toMatchObject([{ type: 'webhook.test' }]);

  await sheet.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(genuine()).toMatchObject([{ type: 'webhook.test' }, { type: 'webhook.test' }]);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);

  const letter = {
    ...{ name: 'Ngozi Fonyuy', email: 'ngozi@example.com', subject: 'Stock', message: 'How much?' },
    ...{ key: `webhook-${process.pid}-of-its-own`, filled_ms: 9_000, website: '' },
  };
  expect((await page.request.post('/api/contact/', { data: letter })).ok()).toBe(true);
  await expect.poll(() => receiver.received.length).toBe(3);
  expect(genuine().at(-1)).toMatchObject({ type: 'message.created' });
  expect(receiver.received.at(-1)?.body).not.toContain('Ngozi');

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await fitsSideways(page)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await fitsSideways(page)).toBe(true);
  await page.getByRole('button', { name: 'Delete Our own program' }).click();
  await page.getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  await receiver.close();
});
