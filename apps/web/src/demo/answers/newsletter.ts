import { type Issue, type IssueInput, problemTexts } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { DemoProblem, found, requireVersion } from '../demo-problem.ts';
import { audit } from './activity.ts';
import { requirePost } from './blog.ts';
import { csvOf } from './csv.ts';
import { partOf, wholeOrPart } from './list-part.ts';
import { putIntoTrash } from './trash.ts';

/** The newsletter in the back-office; nothing of it is sent. */
export const newsletterAnswers: DemoAnswers = {
  'subscribers.list': (call) => ({
    ...partOf(matching(call, call.query), call.query),
    counts: {
      confirmed: matching(call, { q: '', state: 'confirmed' }).length,
      unconfirmed: matching(call, { q: '', state: 'unconfirmed' }).length,
      refused: matching(call, { q: '', state: 'refused' }).length,
    },
  }),
  'subscribers.export': (call) =>
    csvOf(['email', 'state', 'date', 'confirmed_at'], matching(call, call.query)),
  'subscribers.update': ({ data, params: { id }, body, now }) => {
    const { arrives, reason: refusal, since = now().toISOString() } = body;
    const reader = found(
      data.subscribers.find((one) => one.id === id),
      problemTexts.noSubscriber,
    );
    if (arrives === (reader.refused_at === null)) return reader;
    const state = reader.confirmed_at ? 'confirmed' : 'unconfirmed';
    return Object.assign(
      reader,
      arrives
        ? { state, refused_at: null, refusal: '' }
        : { state: 'refused', refused_at: since, refusal },
    );
  },
  'subscribers.delete': ({ data, params: { id } }) => {
    found(
      data.subscribers.find((one) => one.id === id),
      problemTexts.noSubscriber,
    );
    data.subscribers = data.subscribers.filter((one) => one.id !== id);
    return undefined;
  },
  'topics.list': ({ data, query }) => wholeOrPart(data.topics, query),
  'topics.save': (call) => {
    const { seen } = call.body;
    if (seen && JSON.stringify(seen) !== JSON.stringify(call.data.topics)) {
      throw new DemoProblem('conflict', problemTexts.topicsChanged, { current: call.data.topics });
    }
    call.data.topics = call.body.topics.map(({ id = call.newId(), name }) => ({ id, name }));
    return call.data.topics;
  },
  'issues.list': ({ data, query }) => {
    const { items, next } = partOf(data.issues, query);
    return { items: items.map(({ text: _, readers: __, ...summary }) => summary), next };
  },
  'issues.create': (call) => {
    const { key = call.newId(), ...input } = call.body;
    return call.data.issues.find(({ id }) => id === key) ?? begin(call, input, null, key);
  },
  'issues.fromPost': (call) => {
    const { id, title, description } = requirePost(call, call.params.id);
    const { key = call.newId() } = call.body;
    const text = `${description}\n\n[${title}](${call.siteUrl}/blog/${id})`;
    const input = { subject: title, text, topic_id: null };
    return call.data.issues.find((one) => one.id === key) ?? begin(call, input, id, key);
  },
  'issues.get': (call) => requireIssue(call, call.params.id),
  'issues.update': (call) => {
    const issue = requireIssue(call, call.params.id);
    requireVersion(call.ifMatch, issue.version, issue);
    return Object.assign(issue, call.body, { version: issue.version + 1 });
  },
  'issues.delete': (call) => {
    const issue = requireIssue(call, call.params.id);
    const { id, subject: name } = issue;
    putIntoTrash(call, { kind: 'newsletter', id, name, record: issue });
    audit(call, 'deleted', { subject: 'newsletter', id, name });
    call.data.issues = call.data.issues.filter((one) => one !== issue);
    return undefined;
  },
  'issues.preview': (call) => {
    const { subject, text } = requireIssue(call, call.params.id);
    const html = `<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
    // a page of its own, as the server has one, is nowhere to be loaded from here
    return { subject, text, html, frame: '' };
  },
  'issues.test': () => sendsNothing(),
  'issues.send': () => sendsNothing(),
  'issues.retry': () => sendsNothing(),
  'newsletter.bounce': () => ({ outcome: 'no-notice' }),
  'newsletter.preferences': ({ data }) => ({
    topics: data.topics.map((topic) => ({ ...topic, chosen: true })),
  }),
  'newsletter.choose': ({ data, body }) => ({
    topics: data.topics.map((topic) => ({ ...topic, chosen: body.topics.includes(topic.id) })),
  }),
};

const sendsNothing = (): never => {
  throw new DemoProblem('forbidden', 'The demo sends no mails: that needs a server.');
};

const matching = ({ data }: AnyCall, { q, state }: { q: string; state?: string | undefined }) =>
  data.subscribers.filter(
    (one) => one.email.includes(q.toLowerCase()) && (!state || one.state === state),
  );

const requireIssue = ({ data }: AnyCall, id: string): Issue =>
  found(
    data.issues.find((one) => one.id === id),
    problemTexts.noIssue,
  );

function begin(call: AnyCall, input: IssueInput, post_id: string | null, id = call.newId()): Issue {
  const { data, now } = call;
  const issue: Issue = {
    ...input,
    ...{ id, post_id, status: 'draft', version: 1, date: now().toISOString() },
    ...{ started_at: null, finished_at: null },
    progress: { readers: 0, queued: 0, sent: 0, kept_as_file: 0, failed: 0, refused: 0 },
    readers: data.subscribers.filter(({ state }) => state === 'confirmed').length,
  };
  data.issues.unshift(issue);
  audit(call, 'created', { subject: 'newsletter', id: issue.id, name: issue.subject });
  return issue;
}
