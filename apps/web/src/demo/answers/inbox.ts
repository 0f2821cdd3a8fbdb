import { holds } from '@vitrine/contracts';
import type { DemoAnswers } from '../demo-call.ts';
import { requireVersion } from '../demo-problem.ts';
import { fullName } from './account-records.ts';
import { readFile } from './reply-files.ts';

/** What those who work the inbox together have beside the messages. */
export const inboxAnswers: DemoAnswers = {
  'admin.inbox.staff': ({ data }) =>
    data.accounts
      .filter(({ role, status }) => holds(role, 'inbox') && status === 'active')
      .map((account) => ({ id: account.id, name: fullName(account) })),
  'admin.inbox.get': ({ data }) => data.inbox.settings,
  'admin.inbox.save': ({ data, body }) => {
    const { signature, notify = data.inbox.settings.notify } = body;
    data.inbox.settings = { signature, notify };
    return data.inbox.settings;
  },
  'admin.inbox.files.get': (call) => readFile(call, call.params.id),
  'admin.inbox.files.delete': ({ data, params }) => {
    delete data.replyFiles?.[params.id];
    return undefined;
  },
  'admin.inbox.replies.get': ({ data, tag }) => {
    tag(data.inbox.version);
    return { items: data.inbox.replies };
  },
  'admin.inbox.replies.save': ({ data, body, ifMatch, tag }) => {
    requireVersion(ifMatch, data.inbox.version, { items: data.inbox.replies });
    data.inbox = { ...data.inbox, replies: body.items, version: data.inbox.version + 1 };
    tag(data.inbox.version);
    return { items: body.items };
  },
};
