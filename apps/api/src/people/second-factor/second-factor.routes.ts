import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { confirmApp, removeApp, startApp } from './own-app.ts';
import { addPasskey, passkeyCreation, removePasskey, renamePasskey } from './own-passkeys.ts';
import { getOwnSecondFactor, renewRecoveryCodes } from './own-second-factor.ts';
import { createSecondFactorReset } from './reset-second-factor.service.ts';
import { createSecondFactorRoom } from './room.ts';
import { signInByCode } from './sign-in-by-code.ts';
import { passkeySignInOptions, signInByPasskey } from './sign-in-by-passkey.ts';
import { createSignInRule } from './sign-in-rule.service.ts';

/** Two-step sign-in: the steps, the own factors, and what administrators do about it. */
export function secondFactorHandlers(deps: Deps): Handlers<EndpointsOf<'secondFactor'>> {
  const room = createSecondFactorRoom(deps);
  const reset = createSecondFactorReset(deps);
  const rule = createSignInRule(deps);
  return {
    'secondFactor.code': ({ input, client }) => signInByCode(room, input.body, client.userAgent),
    'secondFactor.passkeyOptions': ({ input }) => passkeySignInOptions(room, input.body.token),
    'secondFactor.passkey': ({ input, client }) =>
      signInByPasskey(room, input.body, client.userAgent),
    'secondFactor.get': ({ actor }) => getOwnSecondFactor(room, actor),
    'secondFactor.startApp': ({ actor }) => startApp(room, actor),
    'secondFactor.confirmApp': ({ actor, input }) => confirmApp(room, actor, input.body.code),
    'secondFactor.removeApp': ({ actor }) => removeApp(room, actor),
    'secondFactor.passkeyCreation': ({ actor }) => passkeyCreation(room, actor),
    'secondFactor.addPasskey': ({ actor, input: { body } }) =>
      addPasskey(room, actor, body.name, body.credential),
    'secondFactor.renamePasskey': ({ actor, input }) =>
      renamePasskey(room, actor, input.params.id, input.body.name),
    'secondFactor.removePasskey': ({ actor, input }) => removePasskey(room, actor, input.params.id),
    'secondFactor.makeCodes': ({ actor }) => renewRecoveryCodes(room, actor),
    'secondFactor.reset': ({ actor, input }) => reset.byAdministrator(deps, actor, input.params.id),
    'secondFactor.rule': () => rule.read(),
    'secondFactor.saveRule': ({ actor, input }) => rule.save(actor, input.body),
  };
}
