import { SECOND_MS } from '../../lib/clock.ts';
import type { Resolve } from '../../lib/post.ts';
import type { Platform } from '../../platform.ts';
import type { DomainEvents } from '../domain-events/domain-events.ts';
import { createDeliveriesRepository, createWebhooksRepository } from './webhooks.repository.ts';

const LIMITS = {
  connectMs: 5 * SECOND_MS,
  wholeMs: 10 * SECOND_MS,
  answerBytes: 64 * 1024,
};

export interface DeliveryDeps
  extends Pick<
    Platform,
    'database' | 'clock' | 'logger' | 'secret' | 'network' | 'privateTargets'
  > {
  events: DomainEvents;
  limits?: typeof LIMITS;
  resolve?: Resolve;
  /** From 0 to 1. */
  random?: () => number;
}

/** What sending to webhooks shares. */
export const createDeliveriesRoom = (deps: DeliveryDeps) => ({
  limits: LIMITS,
  random: Math.random,
  ...deps,
  webhooks: createWebhooksRepository(deps.database.tables),
  deliveries: createDeliveriesRepository(deps.database),
  stopping: new AbortController(),
  /** The attempts that are running, by their webhook. */
  underWay: new Map<string, Set<Promise<void>>>(),
});

export type DeliveriesRoom = ReturnType<typeof createDeliveriesRoom>;
