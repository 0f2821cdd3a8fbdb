import { screen, waitFor, within } from '@testing-library/react';
import type { OutboxMail, SystemStatus } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemNotices } from '#features/back-office/system/system-notices.ts';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { secondsFromNow } from '#testing/now.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './system.page.tsx';

const well: SystemStatus = {
  version: '0.1.0',
  node: '24.14.1',
  startedAt: '2026-03-01T10:00:00.000Z',
  database: {
    kind: 'sqlite',
    version: '3.51.0',
    bytes: 4_200_000,
    schema: 'current',
    processes: [],
  },
  storage: { level: 'enough', freeBytes: 41_000_000_000, totalBytes: 80_000_000_000 },
  files: '/data/files',
  backup: {
    at: secondsFromNow(0),
    file: '/backups/monday.tar',
    bytes: 9_800_000,
    verified: true,
  },
  backups: { hour: 2, running: false, failure: null },
  mail: { mode: 'smtp', place: 'mail.example', waiting: 2, failed: 0 },
  webhooks: { targets: 0, switchedOff: 0, failed: 0 },
  droppedLogLines: 0,
};
const failed: OutboxMail = {
  id: 'a',
  recipient: 'ngozi@north.example',
  subject: 'Welcome',
  status: 'failed',
  attempts: 7,
  reason: '550 no such mailbox',
  date: '2026-03-04T10:00:00.000Z',
  sent_at: null,
  next_attempt_at: null,
  kept_as_file: false,
  can_retry: true,
};

let status: SystemStatus;

beforeEach(() => {
  status = structuredClone(well);
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
  server.use(answer('system.status', () => status));
});

describe('the system page', () => {
  it('says that everything is well, and what there is', async () => {
    renderWithProviders(<Page />);
    expect(await screen.findByText('Everything is working')).toBeTruthy();
    for (const text of ['Embedded (SQLite 3.51.0)', '41 GB of 80 GB free', '/backups/monday.tar']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
  });

  it('shows mails that were given up with the reason, and tries one again', async () => {
    status.mail.failed = 1;
    const retried: string[] = [];
    server.use(
      answer('outbox.list', () => ({ items: retried.length > 0 ? [] : [failed], next: null })),
      answer('outbox.retry', ({ params }) => {
        retried.push(params.id);
        status.mail.failed = 0;
        return { ...failed, status: 'queued' } as const;
      }),
    );
    const { user } = renderWithProviders(<Page />);
    const list = await screen.findByRole('list', { name: 'Failed emails' });
    expect(within(list).getByText('550 no such mailbox')).toBeTruthy();
    expect(screen.getByText('1 email could not be sent')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again: Welcome' }));
    await waitFor(() => expect(screen.queryByText('1 email could not be sent')).toBeNull());
    expect(retried).toEqual(['a']);
  });

  it('makes a backup, and shows it when it is ready', async () => {
    status.backup = null;
    let asked = 0;
    server.use(
      answer('system.backUp', () => {
        asked += 1;
        status.backups.running = true;
        return { message: 'The backup is being made.' };
      }),
    );
    const { user } = renderWithProviders(<Page />);
    expect(await screen.findByText('At 02:00 UTC')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back Up Now' }));
    const busy = await screen.findByRole('button', { name: 'Backing up…' });
    expect(busy).toHaveProperty('disabled', true);
    status.backup = well.backup;
    status.backups.running = false;
    expect(await screen.findByText('/backups/monday.tar', {}, { timeout: 4_000 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back Up Now' })).toHaveProperty('disabled', false);
    expect(asked).toBe(1);
  });

  it('says so when it cannot be loaded, with another try', async () => {
    server.use(
      refuse('system.status', 'unavailable', { detail: 'The database does not respond.' }),
    );
    renderWithProviders(<Page />);
    expect(await screen.findByText('The system status could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

describe('what an administrator is warned of', () => {
  const now = Date.parse('2026-03-10T00:00:00.000Z');
  const backup = { file: '/b', bytes: 1, verified: true, at: '2026-03-09T00:00:00.000Z' };
  const titles = (changes: Partial<SystemStatus>) =>
    systemNotices({ ...well, backup, ...changes }, now).map(({ title }) => title);

  it('is nothing while all is well', () => {
    expect(titles({})).toEqual([]);
  });

  it('is that there is no backup, or only an old one', () => {
    expect(titles({ backup: null })).toEqual(['No backup found']);
    const old = { ...backup, at: '2026-03-01T00:00:00.000Z' };
    expect(titles({ backup: old })).toEqual(['The latest backup is 9 days old']);
  });

  it('is why the last backup failed', () => {
    const failure = { at: '2026-03-09T02:00:00.000Z', reason: 'There is no room.' };
    const backups = { ...well.backups, failure };
    expect(titles({ backups })).toEqual(['The last backup failed']);
    const [notice] = systemNotices({ ...well, backups }, now);
    expect(notice?.text).toBe('The server says: There is no room.');
  });

  it('is what is worse first', () => {
    const found = titles({
      storage: { ...well.storage, level: 'low' },
      database: { ...well.database, schema: 'newer' },
      mail: { ...well.mail, mode: 'folder', failed: 3 },
      webhooks: { targets: 2, switchedOff: 1, failed: 4 },
      droppedLogLines: 12,
    });
    expect(found).toEqual([
      'Database and program have different versions',
      '3 emails could not be sent',
      'The server’s disk is almost full',
      'Emails are not sent yet',
      'A webhook was switched off',
      '4 events could not be delivered',
      '12 log lines were lost',
    ]);
  });
});
