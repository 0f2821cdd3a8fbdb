import { answer } from './answer.ts';

/** What those who work the inbox have beside the messages: colleagues, saved replies, mail. */
export const inboxAnswers = () => [
  answer('admin.inbox.staff', [
    { id: 'ama', name: 'Ama Ndi' },
    { id: 'kofi', name: 'Kofi Eko' },
  ]),
  answer('admin.inbox.get', { signature: '', signatures: {}, notify: 'never' }),
  answer('admin.inbox.replies.get', {
    items: [{ title: 'Thanks', content: 'Thank you, {name}.', language: '' }],
  }),
  answer('outbox.route', { mode: 'smtp', from: 'site@north.example', place: 'mail.example' }),
];
