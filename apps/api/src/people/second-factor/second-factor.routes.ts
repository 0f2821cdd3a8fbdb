import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createOwnSecondFactor } from './own-second-factor.service.ts';
import { createSecondFactorReset } from './reset-second-factor.service.ts';
import { createSecondSteps } from './second-step.service.ts';
import { createSignInRule } from './sign-in-rule.service.ts';

/** Two-step sign-in: the steps, the own factors, and what administrators do about it. */
export function secondFactorHandlers(deps: Deps): Handlers<EndpointsOf<'secondFactor'>> {
  const steps = createSecondSteps(deps);
  const own = createOwnSecondFactor(deps);
  const reset = createSecondFactorReset(deps);
  const rule = createSignInRule(deps);
  return {
    'secondFactor.code': ({ input, client }) => steps.byCode(input.body, client.userAgent),
    'secondFactor.passkeyOptions': ({ input }) => steps.passkeyOptions(input.body.token),
    'secondFactor.passkey': ({ input, client }) => steps.byPasskey(input.body, client.userAgent),
    'secondFactor.get': ({ actor }) => own.get(actor),
    'secondFactor.startApp': ({ actor }) => own.startApp(actor),
    'secondFactor.confirmApp': ({ actor, input }) => own.confirmApp(actor, input.body.code),
    'secondFactor.removeApp': ({ actor }) => own.removeApp(actor),
    'secondFactor.passkeyCreation': ({ actor }) => own.passkeyCreation(actor),
    'secondFactor.addPasskey': ({ actor, input: { body } }) =>
      own.addPasskey(actor, body.name, body.credential),
    'secondFactor.renamePasskey': ({ actor, input }) =>
      own.renamePasskey(actor, input.params.id, input.body.name),
    'secondFactor.removePasskey': ({ actor, input }) => own.removePasskey(actor, input.params.id),
    'secondFactor.makeCodes': ({ actor }) => own.makeCodes(actor),
    'secondFactor.reset': ({ actor, input }) => reset.byAdministrator(deps, actor, input.params.id),
    'secondFactor.rule': () => rule.read(),
    'secondFactor.saveRule': ({ actor, input }) => rule.save(actor, input.body),
  };
}
