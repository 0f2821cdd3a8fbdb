import type { Meanings } from './table.ts';

/** What those who work the inbox together have beside the messages. */
export const inbox: Meanings = {
  MessageNote: {
    '': 'A note of an administrator about a message or an application.',
    content: 'What it says.',
    author: "Who wrote it; '' once that account is erased.",
    own: 'Whose it is.',
    date: 'When it was written.',
  },
  MessageNoteInput: { '': 'A note, as it is written.' },
  MessagesChange: {
    '': 'One change of several messages.',
    ids: 'Which messages.',
    change: 'What changes of each.',
  },
  MessagesDeletion: { '': 'Several messages to be deleted.', ids: 'Which messages.' },
  'admin.messages.bulk.change': { changed: 'How many were there.' },
  'admin.messages.bulk.delete': {
    changed: 'How many were there.',
    ids: 'Which of them were there, and are deleted now.',
  },
  'admin.applications.bulk.change': { changed: 'How many were there.' },
  'admin.applications.bulk.delete': {
    changed: 'How many were there.',
    ids: 'Which of them were there, and are deleted now.',
  },
  ApplicationsChange: {
    '': 'One change of several applications.',
    ids: 'Which applications.',
    change: 'What changes of each.',
  },
  ApplicationsDeletion: { '': 'Several applications to be deleted.', ids: 'Which applications.' },
  ForwardInput: {
    '': 'A message or an application to be passed on.',
    to: 'Where it goes.',
    content: 'What stands above it.',
  },
  StaffMember: { '': 'An active administrator.', name: 'First and last name, or the e-mail.' },
  InboxSettings: {
    '': 'How an administrator works the inbox.',
    signature: 'The last lines of a reply.',
    notify: 'Whether mails tell of messages and applications: never, at once or once a day.',
  },
  InboxSettingsInput: { '': 'How an administrator wants to work the inbox; what is absent stays.' },
  ReplyFile: {
    '': 'A file that goes, or went, with an answer.',
    name: 'What it is called, with the ending of what it is.',
    size_bytes: 'How many bytes it has.',
  },
  SavedReply: {
    '': 'A reply that is written often.',
    title: 'What it is chosen by.',
    content: 'What it says; {name}, {subject}, {company} and {me} stand for what they say.',
  },
  SavedReplies: { '': 'The replies that are written often.', items: 'In their order.' },
};
