import { expect, it } from 'vitest';
import { DEMO_ADMIN } from '../sample/accounts.ts';
import { startDemo } from '../testing/start-demo.ts';

it('brings back what was deleted in the demo', async () => {
  const { call } = startDemo();
  const as = DEMO_ADMIN.id;
  const read = async () => (await call('blogs.get', { as, params: { id: 'post-1' } })).json();
  const before = await read();
  await call('blogs.delete', { as, params: { id: 'post-1' } });
  const { items } = await (await call('admin.trash.list', { as })).json();
  expect(items).toMatchObject([{ kind: 'post', id: 'post-1', days_left: 30 }]);
  const params = { kind: 'post', id: 'post-1' };
  await call('admin.trash.restore', { as, params, body: {} });
  expect(await read()).toEqual(before);
});
