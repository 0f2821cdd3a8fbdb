import { ADMIN_ID } from './accounts.ts';
import type { Filling } from './filling.ts';

/** A message of every type, of every status, and one that did not come by mail; newest first. */
export async function addMessages(filling: Filling): Promise<void> {
  const { tx, tables, newId, days } = filling;
  const rows = sampleMessages(filling);
  await tx.insert(tables.messages).values(rows);
  await tx.insert(tables.conversations).values(rows.map(({ id }) => ({ id, messageId: id })));
  const opened = rows.filter(({ status }) => status !== 'unread');
  await tx
    .insert(tables.readings)
    .values(
      opened.map(({ id }) => ({ id: newId(), conversationId: id, userId: ADMIN_ID, seen: true })),
    );
  await tx.insert(tables.replies).values({
    ...{
      id: newId(),
      conversationId: 'message-feedback',
      mailId: REPLY_MAIL,
      author: 'Adjoa Mbella',
    },
    ...{ content: 'Thank you, Brenda. We pinned this to the wall.', createdAt: days(2) },
  });
}

/** The mail of the one reply. */
export const REPLY_MAIL = 'mail-reply';

type Row = Filling['tables']['messages']['$inferInsert'];

const sampleMessages = ({ hours, days }: Filling): Row[] => [
  {
    id: 'message-orders',
    type: 'contact-form',
    name: 'Ayuk Tambe',
    email: 'ayuk@example.com',
    subject: 'Orders for three shops',
    content:
      'We sell building material in Buea, Limbe and Tiko, and every evening someone carries the order books to my house. Could we have a system that the three shops share, even when the line is down?\n\nI am free to talk on any weekday after four.',
    status: 'unread',
    createdAt: hours(3),
    isEmail: true,
  },
  {
    id: 'message-support',
    type: 'support',
    name: 'Mireille Tchana',
    email: 'mireille@example.com',
    subject: 'Bills after the power cut',
    content:
      'Since the power cut on Saturday, the printer in the kitchen prints every order twice. The screen shows it once. What should I tell the chef before tonight?',
    status: 'unread',
    createdAt: hours(9),
    isEmail: true,
  },
  {
    id: 'message-internal',
    type: 'internal',
    name: 'Tabe Enow',
    email: 'tabe@etindeworks.example',
    subject: 'Backup was tried out',
    content:
      'This month I restored the backup on the spare machine. It took eleven minutes; all pictures were there. Next turn is Kum.',
    status: 'read',
    createdAt: days(1),
    isEmail: false,
  },
  {
    id: 'message-feedback',
    type: 'feedback',
    name: 'Brenda Achu',
    email: 'brenda@example.com',
    subject: 'The SMS answers',
    content:
      'Our members ask me to thank you. Most of them take work by SMS now, and nobody waits at the roadside before six any more.',
    status: 'read',
    createdAt: days(3),
    isEmail: true,
  },
  {
    id: 'message-course',
    type: 'contact-form',
    name: 'Nfor Grace',
    email: 'grace@example.com',
    subject: 'Evening course in September',
    content: 'Is there still a place in the backend course? I work until five and live in Mile 4.',
    status: 'archived',
    createdAt: days(20),
    isEmail: true,
  },
];
