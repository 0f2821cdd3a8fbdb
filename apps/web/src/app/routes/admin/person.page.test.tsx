import { screen, within } from '@testing-library/react';
import type { HeldData } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './person.page.tsx';

const held: HeldData = {
  address: 'ada@example.com',
  total: 21,
  tables: [
    {
      table: 'replyFiles',
      part: 'reply-files',
      count: 20,
      records: [
        {
          at: null,
          fields: [
            { name: 'sentContent', value: 'A question about boats' },
            { name: 'readAt', value: '2026-03-04T09:30:00.000Z' },
          ],
        },
      ],
      is_kept: false,
    },
    { table: 'auditLog', part: 'log', count: 1, records: [], is_kept: true },
  ],
};

beforeEach(() => {
  server.use(
    answer('people.search', {
      people: [
        { address: 'ada@example.com', name: '', match: 'same' },
        { address: 'ada+news@example.com', name: '', match: 'similar' },
      ],
    }),
    answer('people.get', ({ body }) => ({ ...held, address: body.address })),
  );
});

async function look() {
  const { user } = renderWithProviders(<Page />, { path: '/admin/users/person' });
  await user.type(screen.getByLabelText('Address or name'), 'Ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Search everywhere' }));
  await screen.findByText('21 records about this address.');
  return user;
}

describe('the screen of one person', () => {
  it('shows what every table holds, and similar addresses apart', async () => {
    const user = await look();
    expect(screen.getByRole('heading', { name: 'ada@example.com' })).toBeTruthy();
    expect(screen.getByText('A question about boats')).toBeTruthy();
    expect(screen.getByText('19 more are in the export.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ada+news@example.com' }));
    await screen.findByRole('heading', { name: 'ada+news@example.com' });
  });

  it('says what is held in words, and not as the database calls it', async () => {
    await look();
    expect(screen.getByText('Files of replies')).toBeTruthy();
    expect(screen.getByText('Administrator log')).toBeTruthy();
    expect(screen.getByText('Sent content')).toBeTruthy();
    expect(screen.getByText(/^Mar 4, 2026/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/replyFiles|auditLog|sentContent|T09:30/);
  });

  it('erases after a question that names how much, and hands out a receipt', async () => {
    const user = await look();
    server.use(
      answer('people.erase', {
        ...{ id: 'receipt-1', erased_at: '2026-03-04T09:30:00.000Z', mark: 'salt.hash' },
        erased: [{ table: 'replyFiles', part: 'reply-files', count: 20 }],
        kept: [{ table: 'auditLog', part: 'log', count: 1, why: 'What was done stays known.' }],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Erase this person…' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain(
      '21 records about ada@example.com will be permanently erased',
    );
    await user.click(within(question).getByRole('button', { name: 'Erase everything' }));
    await screen.findByText('Everything was erased');
    expect(screen.getByText('20 records erased')).toBeTruthy();
    expect(screen.getByText('Files of replies')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/replyFiles|auditLog/);
    expect(screen.getByText('1 record kept. What was done stays known.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save the receipt' })).toBeTruthy();
  });

  it('says why nothing was erased', async () => {
    const user = await look();
    const detail = 'This is the last administrator who can sign in.';
    server.use(refuse('people.erase', 'conflict', { detail }));
    await user.click(screen.getByRole('button', { name: 'Erase this person…' }));
    await user.click(await screen.findByRole('button', { name: 'Erase everything' }));
    expect((await screen.findByRole('alert')).textContent).toContain(detail);
  });
});
