import type { DemoData } from '../demo-data.ts';
import type { Moments } from './moments.ts';

const TOPICS = [
  { id: 'topic-courses', name: 'Courses and internships' },
  { id: 'topic-projects', name: 'Projects' },
];

/** Readers in every state, an issue that has gone and one that is being written. */
export const sampleNewsletter = ({
  hours,
  days,
}: Moments): Pick<DemoData, 'subscribers' | 'topics' | 'issues'> => ({
  topics: TOPICS,
  subscribers: [
    {
      id: 'reader-brenda',
      email: 'brenda@example.com',
      state: 'unconfirmed',
      date: hours(3),
      confirmed_at: null,
      topics: null,
      refused_at: null,
      refusal: '',
    },
    {
      id: 'reader-efosi',
      email: 'efosi@example.com',
      state: 'confirmed',
      date: days(9),
      confirmed_at: days(9),
      topics: ['Courses and internships'],
      refused_at: null,
      refusal: '',
    },
    {
      id: 'reader-old',
      email: 'closed@example.com',
      state: 'refused',
      date: days(300),
      confirmed_at: days(300),
      topics: null,
      refused_at: days(20),
      refusal: '550 5.1.1 no such mailbox',
    },
  ],
  issues: [
    {
      id: 'issue-draft',
      subject: 'What we built in the rainy season',
      text: '## Two projects went live\n\nRead how a school keeps its marks without a line.',
      topic_id: 'topic-projects',
      post_id: null,
      status: 'draft',
      date: hours(5),
      started_at: null,
      finished_at: null,
      progress: { readers: 0, queued: 0, sent: 0, kept_as_file: 0, failed: 0, refused: 0 },
      version: 1,
      readers: 1,
    },
    {
      id: 'issue-sent',
      subject: 'The next course begins in March',
      text: 'Places are open. **Write to us** until the end of the month.',
      topic_id: null,
      post_id: null,
      status: 'sent',
      date: days(31),
      started_at: days(30),
      finished_at: days(30),
      progress: { readers: 3, queued: 3, sent: 2, kept_as_file: 0, failed: 1, refused: 1 },
      version: 2,
      readers: 2,
    },
  ],
});
