import { applicationStatuses, auditActions, auditSubjects } from '@vitrine/contracts';
import type { Tables } from '../../schema.ts';
import type { Chance } from './chance.ts';
import { moments } from './moments.ts';
import { heading, paragraph, person, phone, seldom } from './texts.ts';
import { crafts } from './words.ts';

/** How many of the newest messages nobody has read. */
const UNREAD = 400;

type Rows<T extends keyof Tables> = Generator<Tables[T]['$inferInsert']>;

/** One type is rare, and so is what is archived. */
export function* messageRows(chance: Chance, many: number, until: Date): Rows<'messages'> {
  for (const { id, createdAt, number } of moments(chance, many, until)) {
    const { name, email } = person(chance, number);
    const settled = chance.happens(0.01) ? 'archived' : 'read';
    yield {
      ...{ id, name, email, createdAt },
      type: typeOf(chance),
      subject: heading(chance),
      content: `${paragraph(chance, 3)}${seldom(number)} ${name}`,
      status: number >= many - UNREAD ? 'unread' : settled,
      isEmail: chance.happens(0.9),
    };
  }
}

function typeOf(chance: Chance) {
  if (chance.happens(0.7)) return 'contact-form';
  if (chance.happens(0.7)) return 'support';
  return chance.happens(0.98) ? 'feedback' : 'internal';
}

export function* applicationRows(chance: Chance, many: number, until: Date): Rows<'applications'> {
  for (const { id, createdAt, number } of moments(chance, many, until)) {
    const { name, email } = person(chance, number);
    yield {
      ...{ id, name, email, createdAt },
      kind: chance.happens(0.4) ? 'internship' : 'training',
      phone: phone(chance),
      education: chance.pick(['Licence', 'Master', 'BTS', 'A levels', 'HND']),
      interests: chance.pick(crafts),
      program: chance.pick(['Web', 'Data', 'Design', 'Réseaux']),
      message: `${paragraph(chance, 2)}${seldom(number)}`,
      status: chance.happens(0.01) ? 'new' : chance.pick(applicationStatuses),
    };
  }
}

export function* auditRows(chance: Chance, many: number, until: Date): Rows<'auditLog'> {
  for (const { id, createdAt, number } of moments(chance, many, until)) {
    const { email } = person(chance, number % 7);
    const subject = chance.happens(0.001) ? 'settings' : chance.pick(auditSubjects);
    yield {
      ...{ id, createdAt, subject },
      actorId: `administrator-${number % 7}`,
      actor: email,
      action: chance.pick(auditActions),
      subjectId: `${subject}-${number % 5_000}`,
      name: heading(chance),
      before: { title: heading(chance) },
      after: { title: heading(chance) },
    };
  }
}

/** Posts of a few sections; some drafts, a few that wait for their time. */
export function* postRows(chance: Chance, many: number, until: Date): Rows<'blogPosts'> {
  for (const { id, createdAt, number } of moments(chance, many, until)) {
    const isScheduled = number >= many - 5;
    const posts = Array.from({ length: 1 + chance.whole(4) }, () => paragraph(chance, 8));
    yield {
      ...{ id, createdAt, updatedAt: createdAt, posts, sections: posts.length },
      title: `${heading(chance)}${seldom(number * 4)}`,
      description: paragraph(chance, 1),
      icon: chance.pick(['📝', '💡', '🚀', '🔧', '🌐']),
      color: chance.pick(['default-color', 'blue', 'green', 'purple', 'yellow', 'orange']),
      status: isScheduled ? 'scheduled' : chance.happens(0.1) ? 'draft' : 'published',
      publishAt: isScheduled
        ? new Date(until.getTime() + 86_400_000 * (number + 1 - many + 5))
        : null,
    };
  }
}

/** Mails that have gone or failed: none of them is ever sent. */
export function* mailRows(chance: Chance, many: number, until: Date): Rows<'outbox'> {
  for (const { id, createdAt, number } of moments(chance, many, until)) {
    const failed = chance.happens(0.01);
    yield {
      ...{ id, createdAt, nextAttemptAt: createdAt, headers: null, cause: null },
      recipient: person(chance, number).email,
      subject: heading(chance),
      body: paragraph(chance, 2),
      status: failed ? 'failed' : 'sent',
      attempts: failed ? 8 : 1,
      lastError: failed ? 'The mailbox is full.' : null,
      sentAt: failed ? null : createdAt,
    };
  }
}
