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

/** What the settings ask of an account that signs in with its password alone, and has no tokens. */
export const passwordAlone = (): RequestHandler[] => [
  answer('secondFactor.get', noSecondFactor),
  answer('secondFactor.rule', { administratorsNeedSecondStep: false }),
  answer('personalTokens.list', []),
];
