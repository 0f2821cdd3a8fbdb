import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { EndpointOutput } from '@vitrine/contracts';
import { m } from '#messages';
import type { ApiClient } from './api-client.ts';
import { SaidError } from './api-error.ts';

// Loaded by `import()` with the first passkey that is asked for.

/** The browser gave no passkey: the person would not, has none, or it cannot. */
export class NoPasskeyError extends SaidError {
  override name = 'NoPasskeyError';
}

/** Asks the browser, and says in words for people why nothing came of it. */
async function ask<T>(question: () => Promise<T>): Promise<T> {
  if (!browserSupportsWebAuthn()) throw new NoPasskeyError(m.passkey_unsupported());
  try {
    return await question();
  } catch (error) {
    throw new NoPasskeyError(reason(error), { cause: error });
  }
}

function reason(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  if (error instanceof WebAuthnError && code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return m.passkey_twice();
  if (name === 'NotAllowedError' || name === 'AbortError') return m.passkey_none_given();
  return m.passkey_failed();
}

/** Signs in with a passkey; after a right password with the token that it brought. */
export async function signInWithPasskey(
  api: ApiClient,
  { token, remember }: { token?: string | undefined; remember?: boolean | undefined },
): Promise<EndpointOutput<'secondFactor.passkey'>> {
  const body = token ? { token } : {};
  const optionsJSON = await api.call('secondFactor.passkeyOptions', { body });
  const credential = await ask(() => startAuthentication({ optionsJSON }));
  const sent = { ...body, remember: remember ?? false, credential };
  return api.call('secondFactor.passkey', { body: sent });
}

/** Adds a passkey of this device, or of one beside it. */
export async function addPasskey(api: ApiClient, name: string): Promise<string[]> {
  const optionsJSON = await api.call('secondFactor.passkeyCreation');
  const credential = await ask(() => startRegistration({ optionsJSON }));
  const body = { name, credential };
  return (await api.call('secondFactor.addPasskey', { body })).recoveryCodes;
}
