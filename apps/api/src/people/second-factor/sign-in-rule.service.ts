import type { SignInRule } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import { createSessionsRepository } from '../accounts/sessions.repository.ts';
import type { Deps } from '../deps.ts';
import { readSignInRule, storeSignInRule } from './sign-in-rule.repository.ts';

const ABOUT = { subject: 'settings', id: 'sign-in', name: 'Sign-in' } as const;

/** Whether administrators must sign in with two steps, as administrators set it. */
export function createSignInRule(deps: Deps) {
  const { database, audit, clock, logger } = deps;
  const recentSignIn = createRecentSignIn(deps);
  const sessions = createSessionsRepository(database.tables);
  return {
    read: () => readSignInRule(database.read, database.tables),

    /** @throws {ProblemError} `conflict` for someone who would lock themselves out with it */
    async save(actor: Account, rule: SignInRule): Promise<SignInRule> {
      await database.write(async (tx) => {
        await recentSignIn.require(tx, actor);
        const session = await sessions.get(tx, actor.sessionId);
        if (rule.administratorsNeedSecondStep && !session?.secondFactor)
          throw new ProblemError('conflict', 'ownSecondStepFirst');
        const before = await readSignInRule(tx, database.tables);
        await storeSignInRule(tx, database.tables, rule, clock.now());
        await audit.record(tx, actor, 'changed', ABOUT, before, rule);
      });
      logger.info({ event: 'sign-in-rule-changed', ...rule, userId: actor.userId }, 'rule changed');
      return rule;
    },
  };
}
