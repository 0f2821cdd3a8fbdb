import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { ListPart } from '../../lib/reply.ts';
import type { Deps } from '../deps.ts';
import { createBounces } from './bounces.service.ts';
import { createIssuesRoom } from './issues-room.ts';
import { createNewsletterService } from './newsletter.service.ts';
import { createPostMailing } from './post-mailing.service.ts';
import { previewIssue, testIssue } from './preview-issue.ts';
import { retryIssue, sendIssue } from './send-issue.ts';
import { createSubscribersService } from './subscribers.service.ts';
import {
  createIssue,
  createIssueFromPost,
  deleteIssue,
  getIssue,
  listIssues,
  updateIssue,
} from './write-issue.ts';

type Endpoints = EndpointsOf<'newsletter' | 'subscribers' | 'topics' | 'issues'> | 'posts.announce';

export function newsletterHandlers(deps: Deps): Handlers<Endpoints> {
  const newsletter = createNewsletterService(deps);
  const subscribers = createSubscribersService(deps);
  const issues = createIssuesRoom(deps);
  const bounces = createBounces(deps);
  const mailing = createPostMailing(deps);
  return {
    'newsletter.subscribe': async ({ input, say }) => {
      await newsletter.subscribe(input.body);
      return { message: say('newsletterAsked') };
    },
    'newsletter.confirm': async ({ input, say }) => {
      const choose = await newsletter.confirm(input.params.token);
      return { message: say('newsletterConfirmed'), choose };
    },
    'newsletter.unsubscribe': async ({ input, say }) => {
      await newsletter.unsubscribe(input.params.token);
      return { message: say('newsletterLeft') };
    },
    'newsletter.bounce': async ({ actor, file }) => ({ outcome: await bounces.take(actor, file) }),
    'newsletter.preferences': ({ input }) => newsletter.preferences(input.params.token),
    'newsletter.choose': ({ input }) => newsletter.choose(input.params.token, input.body.topics),
    'subscribers.list': ({ input }) => subscribers.list(input.query),
    'subscribers.export': ({ input }) => subscribers.export(input.query),
    'subscribers.update': ({ actor, input }) =>
      subscribers.change(actor, input.params.id, input.body),
    'subscribers.delete': ({ actor, input }) => subscribers.delete(actor, input.params.id),
    'topics.list': ({ input }) => subscribers.listTopics(input.query),
    'topics.save': async ({ actor, input }) =>
      new ListPart(await subscribers.saveTopics(actor, input.body)),
    'posts.announce': async ({ actor, input, say }) => {
      const recipients = await mailing.announce(actor, input.params.id);
      return { message: say('postAnnounced'), recipients };
    },
    'issues.list': ({ input }) => listIssues(issues, input.query),
    'issues.create': ({ actor, input }) => createIssue(issues, actor, input.body),
    'issues.fromPost': ({ actor, input }) =>
      createIssueFromPost(issues, actor, input.params.id, input.body.key),
    'issues.get': ({ input }) => getIssue(issues, input.params.id),
    'issues.update': ({ actor, input, ifMatch }) =>
      updateIssue(issues, actor, input.params.id, input.body, ifMatch),
    'issues.delete': ({ actor, input }) => deleteIssue(issues, actor, input.params.id),
    'issues.preview': ({ input }) => previewIssue(issues, input.params.id),
    'issues.test': async ({ actor, input, say }) => ({
      message: say(await testIssue(issues, actor, input.params.id)),
    }),
    'issues.retry': ({ actor, input }) => retryIssue(issues, actor, input.params.id),
    'issues.send': ({ actor, input }) => sendIssue(issues, actor, input.params.id, input.body.seen),
  };
}
