import type { SecondFactor } from '@vitrine/contracts';
import type { RequestHandler } from 'msw';
import { answer } from './answer.ts';

/** An account whose password alone signs it in. */
export const noSecondFactor: SecondFactor = {
  passkeys: [],
  app: null,
  recoveryCodesLeft: 0,
  required: false,
};

/** What the settings ask about two-step sign-in, where it is off and nobody needs it. */
export const secondFactorOff = (): RequestHandler[] => [
  answer('secondFactor.get', noSecondFactor),
  answer('secondFactor.rule', { administratorsNeedSecondStep: false }),
];
