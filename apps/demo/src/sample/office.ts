import { type EndpointName, writePicture } from '@vitrine/contracts';
import { DEMO_ADMIN } from '@vitrine/web/demo';
import { ADMIN_ID } from './accounts.ts';
import type { Filling } from './filling.ts';
import { REPLY_MAIL } from './messages.ts';

/** What is in the back-office: mails that went nowhere, pictures, and who did what. */
export async function addOffice(filling: Filling): Promise<void> {
  await addMails(filling);
  await addPictures(filling);
  await addActs(filling);
  await filling.tx.insert(filling.tables.settings).values({
    key: 'main',
    content: {
      mailSender: { name: 'Etinde Works', address: 'hello@etindeworks.example', language: 'en' },
      revenue: { amount: '48.5 M', currency: 'XAF' },
      retention: { messagesMonths: null, applicationsMonths: 24 },
    },
    updatedAt: filling.days(90),
  });
}

async function addMails({ tx, tables, days }: Filling): Promise<void> {
  const mail = (id: string, subject: string, attempts: number) => ({
    ...{
      id,
      recipient: 'brenda@example.com',
      subject,
      body: '',
      status: 'sent' as const,
      attempts,
    },
    ...{ createdAt: days(2), sentAt: days(2), nextAttemptAt: days(2), keptAsFile: true },
  });
  await tx
    .insert(tables.outbox)
    .values([
      mail('mail-invitation', 'Your invitation', 1),
      mail(REPLY_MAIL, 'Re: The SMS answers', 2),
    ]);
}

/** Pictures of the website's own library. */
async function addPictures({ tx, tables, days }: Filling): Promise<void> {
  const pictures = ['gigbridge', 'alert237', 'maitre'].map((name, place) => ({
    id: `library-${name}`,
    title: name,
    alt: `The case study ${name}, drawn as contour lines`,
    url: writePicture({ src: `/art/project-${name}/1280x960.webp` }),
    fileName: `${name}.webp`,
    sizeBytes: 96_000,
    createdAt: days(30 + place),
    tags: '\ncase study\n',
  }));
  await tx.insert(tables.libraryItems).values(pictures);
}

async function addActs({ tx, tables, newId, hours, days }: Filling): Promise<void> {
  type Row = typeof tables.auditLog.$inferInsert;
  const act = (about: Pick<Row, 'action' | 'subject' | 'subjectId' | 'name' | 'createdAt'>) => ({
    ...{ id: newId(), actorId: ADMIN_ID, actor: DEMO_ADMIN.email, ...about },
  });
  await tx.insert(tables.auditLog).values([
    act({
      ...{ createdAt: days(9), action: 'changed', subject: 'page' },
      ...{ subjectId: 'team', name: 'team' },
    }),
    act({
      ...{ createdAt: days(2), action: 'sent', subject: 'message' },
      ...{ subjectId: 'message-feedback', name: 'Brenda Achu' },
    }),
    act({
      ...{ createdAt: days(2), action: 'created', subject: 'account' },
      ...{ subjectId: 'account-brenda', name: 'Brenda Achu' },
    }),
    act({
      ...{ createdAt: hours(2), action: 'signed-in', subject: 'session' },
      ...{ subjectId: ADMIN_ID, name: 'Adjoa Mbella' },
    }),
  ]);
}

/** What an administrator has set; nothing is ever sent to the endpoint of the other program. */
export async function setUpOffice(
  call: (name: EndpointName, body: object) => Promise<unknown>,
): Promise<void> {
  await call('admin.inbox.replies.save', {
    items: [
      {
        title: 'We call you back',
        content: 'Dear {name},\n\nthank you for writing to {company}. We will call you this week.',
      },
    ],
  });
  await call('webhooks.create', {
    ...{ url: 'https://chat.example.com/hooks', description: "The team's chat" },
    ...{ events: ['message.created', 'post.published'] },
  });
}
