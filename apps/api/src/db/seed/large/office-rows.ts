import { applicationStatuses, auditActions } from '@vitrine/contracts';
import type { Tables } from '../../schema.ts';
import { moments } from './moments.ts';
import type { SeededRandom } from './seeded-random.ts';
import { heading, paragraph, person, phone, seldom } from './texts.ts';
import { crafts } from './words.ts';

/** What staff change from day to day; the settings once in a thousand times. */
const DAILY = ['message', 'application', 'post', 'picture', 'page', 'account'] as const;

/** How many of the newest messages nobody has read. */
const UNREAD = 400;

type Rows<T extends keyof Tables> = Generator<Tables[T]['$inferInsert']>;

/** One type is rare, and so is what is archived. */
export function* messageRows(random: SeededRandom, many: number, until: Date): Rows<'messages'> {
  for (const { id, createdAt, number } of moments(random, many, until)) {
    const { name, email } = person(random, number);
    const settled = random.happens(0.01) ? 'archived' : 'read';
    yield {
      ...{ id, name, email, createdAt },
      type: typeOf(random),
      subject: heading(random),
      content: `${paragraph(random, 3)}${seldom(number)} ${name}`,
      status: number >= many - UNREAD ? 'unread' : settled,
      isEmail: random.happens(0.9),
    };
  }
}

function typeOf(random: SeededRandom) {
  if (random.happens(0.7)) return 'contact-form';
  if (random.happens(0.7)) return 'support';
  return random.happens(0.98) ? 'feedback' : 'internal';
}

export function* applicationRows(
  random: SeededRandom,
  many: number,
  until: Date,
): Rows<'applications'> {
  for (const { id, createdAt, number } of moments(random, many, until)) {
    const { name, email } = person(random, number);
    yield {
      ...{ id, name, email, createdAt },
      kind: random.happens(0.4) ? 'internship' : 'training',
      phone: phone(random),
      education: random.pick(['Licence', 'Master', 'BTS', 'A levels', 'HND']),
      interests: random.pick(crafts),
      program: random.pick(['Web', 'Data', 'Design', 'Réseaux']),
      message: `${paragraph(random, 2)}${seldom(number)}`,
      status: random.happens(0.01) ? 'new' : random.pick(applicationStatuses),
    };
  }
}

export function* auditRows(random: SeededRandom, many: number, until: Date): Rows<'auditLog'> {
  for (const { id, createdAt, number } of moments(random, many, until)) {
    const { email } = person(random, number % 7);
    const subject = random.happens(0.001) ? 'settings' : random.pick(DAILY);
    yield {
      ...{ id, createdAt, subject },
      actorId: `administrator-${number % 7}`,
      actor: email,
      action: random.pick(auditActions),
      subjectId: `${subject}-${number % 5_000}`,
      name: heading(random),
      before: { title: heading(random) },
      after: { title: heading(random) },
    };
  }
}

/** Posts of a few sections; some drafts, some submitted, a few that wait for their time. */
export function* postRows(random: SeededRandom, many: number, until: Date): Rows<'blogPosts'> {
  for (const { id, createdAt, number } of moments(random, many, until)) {
    const isScheduled = number >= many - 5;
    const sections = Array.from({ length: 1 + random.whole(4) }, () => paragraph(random, 8));
    const unpublished = random.happens(0.2) ? 'submitted' : 'draft';
    yield {
      ...{ id, createdAt, updatedAt: createdAt, sections, sectionCount: sections.length },
      title: `${heading(random)}${seldom(number * 4)}`,
      description: paragraph(random, 1),
      icon: random.pick(['📝', '💡', '🚀', '🔧', '🌐']),
      color: random.pick(['default-color', 'blue', 'green', 'purple', 'yellow', 'orange']),
      status: isScheduled ? 'scheduled' : random.happens(0.1) ? unpublished : 'published',
      publishAt: isScheduled
        ? new Date(until.getTime() + 86_400_000 * (number + 1 - many + 5))
        : null,
    };
  }
}

/** Mails that have gone or failed: none of them is ever sent. */
export function* mailRows(random: SeededRandom, many: number, until: Date): Rows<'outbox'> {
  for (const { id, createdAt, number } of moments(random, many, until)) {
    const failed = random.happens(0.01);
    yield {
      ...{ id, createdAt, nextAttemptAt: createdAt, headers: null, cause: null },
      recipient: person(random, number).email,
      subject: heading(random),
      body: paragraph(random, 2),
      status: failed ? 'failed' : 'sent',
      attempts: failed ? 8 : 1,
      lastError: failed ? 'The mailbox is full.' : null,
      sentAt: failed ? null : createdAt,
    };
  }
}
