import { createInvoke } from './http/invoke.ts';
import { createRenderCache } from './lib/render-cache.ts';
import {
  createArrivalDigests,
  createKeptReplyFiles,
  createNewsletterRoom,
  createRetentionService,
  createTrashErasure,
  framedIssue,
  office,
  queueDueIssues,
} from './office/index.ts';
import {
  createOperatorAccounts,
  createPersonErasure,
  createSecondFactorReset,
  createTokenSignIn,
  createUsersRepository,
  people,
} from './people/index.ts';
import type { Platform } from './platform.ts';
import { createReferencePurge, createReferencesRoom, portfolio } from './portfolio/index.ts';
import {
  createKeptCalls,
  createVisitMarks,
  createWebhookDeliveries,
  service,
} from './service/index.ts';
import { site } from './site/index.ts';
import {
  createPostsRoom,
  createReads,
  createSyndication,
  publishDuePosts,
  writing,
} from './writing/index.ts';

export type Dependencies = ReturnType<typeof createDependencies>;

/** Puts the houses on top of each other; the only place that knows all of them. */
export function createDependencies(platform: Platform) {
  const deps = office.create(site.create(people.create(service.create(platform))));
  for (const house of [site, writing, portfolio, office]) house.follow(deps);
  const { mediaFiles: media } = deps;
  const rendered = createRenderCache();
  const reads = createReads(platform);
  const marks = createVisitMarks(platform);
  const issues = createNewsletterRoom(deps);
  const postWriting = createPostsRoom(deps);
  const invoke = createInvoke({
    ...service.handlers(deps),
    ...people.handlers(deps),
    ...site.handlers(deps),
    ...writing.handlers(deps),
    ...portfolio.handlers(deps),
    ...office.handlers(deps),
  });
  return {
    platform,
    invoke,
    sessions: deps.sessions,
    tokenSignIn: createTokenSignIn(platform),
    afterwards: deps.afterwards,
    outbox: deps.outbox,
    webhooks: createWebhookDeliveries(deps),
    events: deps.events,
    announcements: deps.announcements,
    liveEvents: deps.liveEvents,
    backups: deps.backups,
    media,
    rendered,
    keptCalls: createKeptCalls(platform),
    users: createUsersRepository(platform.database.tables),
    forgetPastDays: async (): Promise<void> => {
      await reads.forgetOld();
      await marks.forgetPastDays();
    },
    retention: createRetentionService(deps),
    trash: createTrashErasure(deps),
    references: createReferencePurge(createReferencesRoom(deps)),
    replyFiles: createKeptReplyFiles(deps),
    resetSecondFactor: createSecondFactorReset(deps).byOperator,
    erasePerson: createPersonErasure(deps).eraseByOperator,
    operatorAccounts: createOperatorAccounts(deps),
    issuePreview: (token: string) => framedIssue(issues, token),
    queueIssues: () => queueDueIssues(issues),
    queueDigests: createArrivalDigests(deps).queueDue,
    publishDue: () => publishDuePosts(postWriting),
    publicTexts: createSyndication(platform),
  };
}
