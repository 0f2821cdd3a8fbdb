import { problemTexts, TOKEN_USUAL_DAYS } from '@vitrine/contracts';
import type { DemoAnswers } from '../demo-call.ts';
import { DemoProblem } from '../demo-problem.ts';
import { ownOf } from './account-records.ts';
import { wholeOrPart } from './list-part.ts';
import { utcDay } from './utc-day.ts';

const DAY_MS = 86_400_000;

/** Personal access tokens; those of the demo open nothing. */
export const tokenAnswers: DemoAnswers = {
  'personalTokens.list': (call) => wholeOrPart(ownOf(call).tokens, call.query),
  'personalTokens.create': (call) => {
    const { name, scopes, endsOn } = call.body;
    const usual = utcDay(new Date(call.now().getTime() + TOKEN_USUAL_DAYS * DAY_MS));
    const made = {
      ...{ id: call.newId(), name, scopes, createdAt: call.now().toISOString() },
      ...{ endsOn: endsOn === undefined ? usual : endsOn, ended: false },
      ...{ lastUsedOn: null, lastUsedFrom: '' },
    };
    ownOf(call).tokens.unshift(made);
    return { ...made, token: `vit_demo_${call.newId()}` };
  },
  'personalTokens.revoke': (call) => {
    const own = ownOf(call);
    if (!own.tokens.some(({ id }) => id === call.params.id)) {
      throw new DemoProblem('not-found', problemTexts.nothingHere);
    }
    own.tokens = own.tokens.filter(({ id }) => id !== call.params.id);
    return undefined;
  },
};
