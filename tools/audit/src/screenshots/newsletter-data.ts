import type { Database } from '../../../../apps/api/src/db/database.ts';
import { causeOf } from '../../../../apps/api/src/office/newsletter/issue-causes.ts';
import { NOW } from './site-data.ts';

const READERS = 36;
const ON_ITS_WAY = 'One letter for March';
const day = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const idOf = (place: number) => `01930000-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** Readers of every kind, a draft, an issue on its way, and one that is out. */
export async function fillNewsletter({ write, tables }: Database): Promise<void> {
  const { subscribers, newsletterTopics, newsletterIssues, outbox } = tables;
  const readers = Array.from({ length: READERS }, (_, place) => {
    const isRefused = place % 17 === 5;
    return {
      id: idOf(place),
      email: `reader.${place}@${place % 3 ? 'people' : 'bakweri-savings-and-credit-union'}.example`,
      requestedAt: day(READERS - place),
      confirmedAt: place % 9 === 7 ? null : day(READERS - place),
      refusedAt: isRefused ? day(3) : null,
      refusal: isRefused
        ? '550 5.1.1 The email account that you tried to reach does not exist'
        : '',
    };
  });
  const issue = {
    ...{ text: 'Three notes from the workbench.\n\n## What we learned\n\nIt rains in August.' },
    ...{ readers: READERS, queued: READERS },
  };
  await write(async (tx) => {
    await tx.insert(subscribers).values(readers);
    await tx.insert(newsletterTopics).values([
      { id: idOf(91), position: 0, name: 'Notes from the workbench' },
      { id: idOf(92), position: 1, name: 'Courses and internships' },
    ]);
    await tx.insert(newsletterIssues).values([
      {
        ...{ ...issue, id: idOf(93), subject: 'What the rainy season taught us about batteries' },
        ...{ status: 'sent', sent: 33, failed: 1, refused: 2 },
        ...{ createdAt: day(4), startedAt: day(3), finishedAt: day(3) },
      },
      {
        ...{ ...issue, id: idOf(94), subject: ON_ITS_WAY, status: 'sending', sent: 14 },
        ...{ createdAt: day(1), startedAt: day(0), place: idOf(READERS) },
      },
      {
        ...{ ...issue, id: idOf(95), subject: 'Places in the April course', status: 'draft' },
        ...{ topicId: idOf(92), createdAt: day(0), readers: 0, queued: 0 },
      },
    ]);
    // it is on its way while one of its mails waits
    await tx.insert(outbox).values({
      ...{ id: idOf(96), recipient: 'reader.0@people.example', subject: ON_ITS_WAY, body: '' },
      ...{ bulk: true, status: 'queued', attempts: 1, lastError: '451 4.7.1 Try again later' },
      ...{ createdAt: day(0), nextAttemptAt: day(-1), cause: `${causeOf(idOf(94))}${idOf(0)}` },
    });
  });
}
