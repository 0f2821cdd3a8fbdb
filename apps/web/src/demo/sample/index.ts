import { blankRecords } from '../answers/account-records.ts';
import type { DemoData } from '../demo-data.ts';
import { DEMO_PROFESSIONAL, sampleAccounts } from './accounts.ts';
import { sampleApplications } from './applications.ts';
import { sampleMessages, sampleReplyFile } from './messages.ts';
import { momentsBefore } from './moments.ts';
import { sampleNewsletter } from './newsletter.ts';
import {
  sampleAudit,
  sampleInbox,
  sampleLibrary,
  sampleOutbox,
  sampleSettings,
  sampleWebhooks,
} from './office.ts';
import { sampleProfessional } from './portfolio.ts';
import { sampleContent, samplePages, samplePosts } from './website.ts';

/** What the demo begins with: a company in the middle of its work. */
export function makeSample(now: Date): DemoData {
  const moments = momentsBefore(now);
  const accounts = sampleAccounts(moments);
  const blank = accounts.map(({ id, createdAt }) => [id, blankRecords(createdAt)] as const);
  return {
    accounts,
    own: { ...Object.fromEntries(blank), [DEMO_PROFESSIONAL.id]: sampleProfessional(moments) },
    messages: sampleMessages(moments),
    applications: sampleApplications(moments),
    inbox: sampleInbox(),
    replyFiles: { [sampleReplyFile.id]: sampleReplyFile },
    posts: samplePosts(moments),
    content: sampleContent(),
    pages: samplePages(),
    settings: sampleSettings(),
    library: sampleLibrary(moments),
    trash: [],
    outbox: sampleOutbox(moments),
    webhooks: sampleWebhooks(moments),
    ...sampleNewsletter(moments),
    audit: sampleAudit(moments),
  };
}
