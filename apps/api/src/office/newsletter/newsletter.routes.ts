import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import { ListPart } from '../../lib/reply.ts';
import type { Deps } from '../deps.ts';
import { takeBounce } from './bounces.ts';
import { previewIssue, testIssue } from './preview-issue.ts';
import { createNewsletterRoom } from './room.ts';
import { announcePost, retryIssue, sendIssue } from './send-issue.ts';
import {
  choosePreferences,
  confirmSubscription,
  readPreferences,
  subscribe,
  unsubscribe,
} from './subscribe.ts';
import {
  changeSubscriber,
  deleteSubscriber,
  exportSubscribers,
  listSubscribers,
  listTopics,
  saveTopics,
} from './subscribers.ts';
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
  const room = createNewsletterRoom(deps);
  return {
    'newsletter.subscribe': async ({ input, say }) => {
      await subscribe(room, input.body);
      return { message: say('newsletterAsked') };
    },
    'newsletter.confirm': async ({ input, say }) => {
      const choose = await confirmSubscription(room, input.params.token);
      return { message: say('newsletterConfirmed'), choose };
    },
    'newsletter.unsubscribe': async ({ input, say }) => {
      await unsubscribe(room, input.params.token);
      return { message: say('newsletterLeft') };
    },
    'newsletter.bounce': async ({ actor, file }) => ({
      outcome: await takeBounce(room, actor, file),
    }),
    'newsletter.preferences': ({ input }) => readPreferences(room, input.params.token),
    'newsletter.choose': ({ input }) =>
      choosePreferences(room, input.params.token, input.body.topics),
    'subscribers.list': ({ input }) => listSubscribers(room, input.query),
    'subscribers.export': ({ input, words }) =>
      exportSubscribers(room, input.query, words().tables),
    'subscribers.update': ({ actor, input }) =>
      changeSubscriber(room, actor, input.params.id, input.body),
    'subscribers.delete': ({ actor, input }) => deleteSubscriber(room, actor, input.params.id),
    'topics.list': ({ input }) => listTopics(room, input.query),
    'topics.save': async ({ actor, input }) =>
      new ListPart(await saveTopics(room, actor, input.body)),
    'posts.announce': async ({ actor, input, say }) => {
      const recipients = await announcePost(room, actor, input.params.id);
      return { message: say('postAnnounced'), recipients };
    },
    'issues.list': ({ input }) => listIssues(room, input.query),
    'issues.create': ({ actor, input }) => createIssue(room, actor, input.body),
    'issues.fromPost': ({ actor, input }) =>
      createIssueFromPost(room, actor, input.params.id, input.body.key),
    'issues.get': ({ input }) => getIssue(room, input.params.id),
    'issues.update': ({ actor, input, ifMatch }) =>
      updateIssue(room, actor, input.params.id, input.body, ifMatch),
    'issues.delete': ({ actor, input }) => deleteIssue(room, actor, input.params.id),
    'issues.preview': ({ input }) => previewIssue(room, input.params.id),
    'issues.test': async ({ actor, input, say }) => ({
      message: say(await testIssue(room, actor, input.params.id)),
    }),
    'issues.retry': ({ actor, input }) => retryIssue(room, actor, input.params.id),
    'issues.send': ({ actor, input }) => sendIssue(room, actor, input.params.id, input.body.seen),
  };
}
