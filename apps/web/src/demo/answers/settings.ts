import { problemTexts, type Settings, successTexts } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { found, requireVersion } from '../demo-problem.ts';
import { audit } from './activity.ts';
import { partOf } from './list-part.ts';

/** The settings of the installation, and mail, which never goes out. */
export const settingsAnswers: DemoAnswers = {
  'settings.get': (call) => read(call),
  'settings.save': (call) => {
    const { data, ifMatch } = call;
    const before = read(call);
    requireVersion(ifMatch, data.settings.version, before);
    const { company, ...content } = call.body;
    data.settings = { content, version: data.settings.version + 1 };
    data.pages.company = { content: company, version: data.pages.company.version + 1 };
    const about = { subject: 'settings', id: 'settings', name: 'settings' } as const;
    audit(call, 'changed', about, { before, after: call.body });
    return read(call);
  },
  'outbox.route': ({ data }) => {
    const { address } = data.settings.content.mailSender;
    const { email } = data.pages.company.content;
    return { mode: 'folder', from: address || email, place: 'nowhere: this is a demo' };
  },
  'outbox.list': ({ data, query }) =>
    partOf(
      data.outbox.filter(({ status }) => !query.status || status === query.status),
      query,
    ),
  'outbox.retry': (call) => {
    const mail = found(
      call.data.outbox.find(({ id }) => id === call.params.id),
      problemTexts.noMail,
    );
    const at = call.now().toISOString();
    const attempts = mail.attempts + 1;
    return Object.assign(mail, {
      ...{ status: 'sent', sent_at: at, next_attempt_at: null, attempts },
      ...{ kept_as_file: true, can_retry: false },
    });
  },
  'outbox.test': (call) => {
    const { recipient } = call.body;
    const id = call.newId();
    const at = call.now().toISOString();
    call.data.outbox.unshift({
      ...{ id, recipient, subject: 'Test', status: 'sent', attempts: 1, reason: '' },
      ...{ kept_as_file: true, can_retry: false },
      ...{ date: at, sent_at: at, next_attempt_at: null },
    });
    return { message: successTexts.testMailSent(recipient), id };
  },
};

function read({ data, tag }: AnyCall): Settings {
  tag(data.settings.version);
  return { company: data.pages.company.content, ...data.settings.content };
}
