import type { Message, MessageDetail, MessageReply } from '@vitrine/contracts';
import { answer, type Called } from './answer.ts';
import { inboxAnswers } from './inbox-answers.ts';
import { message } from './message.ts';

/** Four messages, of which a server gives two at a time; it looks in subjects. */
export function messageAnswers() {
  const stored: MessageDetail[] = [
    message({ id: 'a', name: 'Ada', subject: 'Stock', content: 'Three shops.' }),
    message({ id: 'b', name: 'Ben', subject: 'Bills', type: 'support', status: 'read' }),
    message({ id: 'c', name: 'Cleo', subject: 'Thanks', type: 'feedback', status: 'archived' }),
    message({ id: 'd', name: 'Ops', subject: 'Disk', type: 'internal', isEmail: false }),
  ].map((one) => ({ ...one, replies: [], unsent_files: [], notes: [] }));
  const sent: Called<'admin.messages.reply'>['body'][] = [];
  const require = (id: string) => {
    const found = stored.find((one) => one.id === id);
    if (!found) throw new Error(`There is no message ${id}.`);
    return found;
  };

  function list({ query }: Called<'admin.messages.list'>) {
    const { after, folder, q, state, status, type } = query;
    const found = stored.filter(
      (one) =>
        (folder === 'inbox' || one.status === 'archived') &&
        one.subject.includes(q) &&
        (state ? one.state === state : one.state !== 'spam') &&
        (!type || one.type === type) &&
        (!status || one.status === status),
    );
    const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
    const items: Message[] = found.slice(start, start + 2);
    const next = start + 2 < found.length ? (items.at(-1)?.id ?? null) : null;
    return { items, next, unread: stored.filter((one) => one.status === 'unread').length };
  }

  function reply({ params, body }: Called<'admin.messages.reply'>): MessageReply {
    sent.push(body);
    const { name, replies, unsent_files } = require(params.id);
    const id = body.key ?? String(sent.length);
    const known = replies.find((one) => one.id === id);
    if (known) return known;
    const made: MessageReply = {
      ...{ id, content: body.content.replace('{name}', name), author: 'Admin' },
      ...{ status: 'queued', reason: '' },
      files: unsent_files.filter((file) => body.files?.includes(file.id)),
      kept_as_file: false,
      date: '2026-03-04T11:00:00.000Z',
    };
    replies.push(made);
    require(params.id).unsent_files = [];
    return made;
  }

  const handlers = [
    answer('admin.messages.list', list),
    answer('admin.messages.get', ({ params }) => require(params.id)),
    answer('admin.messages.update', ({ params, body }) => {
      const one = require(params.id);
      if (body.seen !== undefined && one.status !== 'archived')
        one.status = body.seen ? 'read' : 'unread';
      return Object.assign(one, { seen: true, ...body });
    }),
    answer('admin.messages.reply', reply),
    answer('admin.messages.files.add', ({ params }) => {
      const { unsent_files } = require(params.id);
      const names = ['offer.pdf', 'plan.pdf'];
      const [id, name = ''] = [`f${unsent_files.length + 1}`, names[unsent_files.length]];
      unsent_files.push({ id, name, size_bytes: 2_048 });
      return { id, name, size_bytes: 2_048 };
    }),
    answer('admin.inbox.files.delete', ({ params }) => {
      for (const one of stored)
        one.unsent_files = one.unsent_files.filter(({ id }) => id !== params.id);
      return undefined;
    }),
    answer('admin.messages.delete', ({ params }) => {
      stored.splice(stored.indexOf(require(params.id)), 1);
      return undefined;
    }),
    ...inboxAnswers(),
    answer('admin.applications.counts', { new: 2, shortlisted: 4, accepted: 0, declined: 0 }),
  ];
  return { stored, sent, handlers, require };
}
