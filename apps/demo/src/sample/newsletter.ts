import type { Filling } from './filling.ts';

/** Readers in every state, an issue that has gone and one that is being written. */
export async function addNewsletter({ tx, tables, newId, hours, days }: Filling): Promise<void> {
  await tx.insert(tables.newsletterTopics).values([
    { id: 'topic-courses', position: 0, name: 'Courses and internships' },
    { id: 'topic-projects', position: 1, name: 'Projects' },
  ]);
  await tx.insert(tables.subscribers).values([
    {
      ...{ id: newId(), email: 'closed@example.com', requestedAt: days(300) },
      ...{ confirmedAt: days(300), refusedAt: days(20), refusal: '550 5.1.1 no such mailbox' },
    },
    {
      ...{ id: newId(), email: 'efosi@example.com', requestedAt: days(9) },
      ...{ confirmedAt: days(9), topics: ['topic-courses'] },
    },
    { id: newId(), email: 'brenda@example.com', requestedAt: hours(3) },
  ]);
  await tx.insert(tables.newsletterIssues).values([
    {
      id: 'issue-sent',
      subject: 'The next course begins in March',
      text: 'Places are open. **Write to us** until the end of the month.',
      status: 'sent',
      ...{ createdAt: days(31), startedAt: days(30), finishedAt: days(30), version: 2 },
      ...{ readers: 3, queued: 3, sent: 2, failed: 1, refused: 1 },
    },
    {
      id: 'issue-draft',
      subject: 'What we built in the rainy season',
      text: '## Two projects went live\n\nRead how a school keeps its marks without a line.',
      ...{ topic_id: 'topic-projects', status: 'draft', createdAt: hours(5) },
    },
  ]);
}
