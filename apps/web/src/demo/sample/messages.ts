import type { DemoMessage } from '../demo-data.ts';
import type { Moments } from './moments.ts';

/** What went with an answer. */
export const sampleReplyFile = { id: 'reply-programme', name: 'programme.pdf', size_bytes: 269 };

/** A message of every type, of every status, and one that did not come by mail; newest first. */
export const sampleMessages = ({ hours, days }: Moments): DemoMessage[] => [
  {
    id: 'message-orders',
    type: 'contact-form',
    name: 'Ayuk Tambe',
    email: 'ayuk@example.com',
    subject: 'Orders for three shops',
    content:
      'We sell building material in Buea, Limbe and Tiko, and every evening somebody carries the order books to my house. Could we have a system that the three shops share, even when the line is down?\n\nI am free to talk on any weekday after four.',
    status: 'unread',
    state: 'open',
    assigneeId: null,
    seen: false,
    date: hours(3),
    isEmail: true,
    notes: [],
    replies: [],
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
    state: 'open',
    assigneeId: null,
    seen: false,
    date: hours(9),
    isEmail: true,
    notes: [],
    replies: [],
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
    state: 'open',
    assigneeId: null,
    seen: true,
    date: days(1),
    isEmail: false,
    notes: [],
    replies: [],
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
    state: 'open',
    assigneeId: null,
    seen: true,
    date: days(3),
    isEmail: true,
    notes: [],
    replies: [
      {
        id: 'reply-feedback',
        content: 'Thank you, Brenda. We pinned this to the wall.',
        author: 'Adjoa Mbella',
        date: days(2),
        status: 'sent',
        kept_as_file: true,
        reason: '',
        files: [sampleReplyFile],
      },
    ],
  },
  {
    id: 'message-course',
    type: 'contact-form',
    name: 'Nfor Grace',
    email: 'grace@example.com',
    subject: 'Evening course in September',
    content: 'Is there still a place in the backend course? I work until five and live in Mile 4.',
    status: 'archived',
    state: 'open',
    assigneeId: null,
    seen: true,
    date: days(20),
    isEmail: true,
    notes: [],
    replies: [],
  },
];
