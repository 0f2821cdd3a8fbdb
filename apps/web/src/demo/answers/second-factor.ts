import type { DemoAnswers } from '../demo-call.ts';
import { DemoProblem } from '../demo-problem.ts';

/** Codes and passkeys prove something to a server, and there is none. */
const needsServer = () => {
  throw new DemoProblem('forbidden', 'The demo has no two-step sign-in: that needs a server.');
};

/** Two-step sign-in is shown as it is for somebody who has not set it up. */
export const secondFactorAnswers: DemoAnswers = {
  'secondFactor.get': () => ({ passkeys: [], app: null, recoveryCodesLeft: 0, required: false }),
  'secondFactor.rule': () => ({ administratorsNeedSecondStep: false }),
  'secondFactor.code': needsServer,
  'secondFactor.passkeyOptions': needsServer,
  'secondFactor.passkey': needsServer,
  'secondFactor.startApp': needsServer,
  'secondFactor.confirmApp': needsServer,
  'secondFactor.removeApp': needsServer,
  'secondFactor.passkeyCreation': needsServer,
  'secondFactor.addPasskey': needsServer,
  'secondFactor.renamePasskey': needsServer,
  'secondFactor.removePasskey': needsServer,
  'secondFactor.makeCodes': needsServer,
  'secondFactor.reset': needsServer,
  'secondFactor.saveRule': needsServer,
};
