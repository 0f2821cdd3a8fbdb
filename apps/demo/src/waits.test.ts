import { DEMO_ADMIN, DEMO_PROFESSIONAL } from '@vitrine/web/demo';
import { describe, expect, it } from 'vitest';
import { startDemo } from './testing/start-demo.ts';

const as = DEMO_ADMIN.email;

describe('the observed waits', () => {
  it('hold the messages back for 800 ms, and for 500 ms when they are refreshed', async () => {
    const { call, waits } = await startDemo();
    await call('admin.messages.list', { as });
    await call('admin.messages.list', { as });
    await call('admin.messages.list', { as });
    expect(waits).toEqual([800, 500, 500]);
  });

  it('hold the messages back for 800 ms again when their screen is opened again', async () => {
    const { call, waits, visit } = await startDemo();
    await call('admin.messages.list', { as });
    visit.name = 'second';
    await call('admin.messages.list', { as });
    expect(waits).toEqual([800, 800]);
  });

  it('hold back no filter and no further part of a list', async () => {
    const { call, waits } = await startDemo();
    await call('admin.messages.list', { as });
    await call('admin.messages.list', { as, query: { q: 'shops' } });
    await call('admin.messages.list', {
      as,
      query: { after: 'MTc3MjYwNDAwMDAwMC5tZXNzYWdlLW9yZGVycw' },
    });
    expect(waits).toEqual([800, 0, 0]);
  });

  it('refresh a filtered list after 500 ms, too', async () => {
    const { call, waits } = await startDemo();
    await call('admin.messages.list', { as, query: { type: 'support' } });
    await call('admin.messages.list', { as, query: { type: 'support' } });
    expect(waits).toEqual([800, 500]);
  });

  it('hold the users back for 800 ms when their screen is opened', async () => {
    const { call, waits } = await startDemo();
    await call('admin.users.list', { as });
    await call('admin.users.list', { as, query: { role: 'editor' } });
    expect(waits).toEqual([800, 0]);
  });

  it('hold the saving of account settings back for 1500 ms', async () => {
    const { call, waits } = await startDemo();
    const { email } = DEMO_PROFESSIONAL;
    const body = { firstName: 'Ngozi', lastName: 'Fonyuy', email, phone: '' };
    await call('account.save', { as: email, body });
    expect(waits).toEqual([1500]);
  });

  it('hold nothing else back', async () => {
    const { call, waits } = await startDemo();
    await call('admin.overview', { as });
    await call('blogs.list');
    expect(waits).toEqual([0, 0]);
  });
});
