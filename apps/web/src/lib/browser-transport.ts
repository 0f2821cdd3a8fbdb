import type { EndpointName, ProblemCode } from '@vitrine/contracts';
import { type Answer, type CallOptions, createApiClient, type Transport } from './api-client.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { endpointOf } from './endpoint-of.ts';
import { httpRequest, sendRequest } from './http-request.ts';
import type { SessionStore } from './session.ts';
import { SessionRenewal } from './session-renewal.ts';

interface Wiring {
  /** Scheme and host of the API; empty for the site's own. */
  baseUrl: string;
  session: SessionStore;
  /**
   * Asks the signed-in person to prove who they are, where the server wants a recent sign-in; false
   * when they would rather not. What it throws is taken for a failed download.
   */
  confirmSignIn?: () => Promise<boolean>;
}

/** Calls over HTTP with the signed-in person's bearer, renewed when the server refuses it. */
export function createBrowserTransport({ baseUrl, session, confirmSignIn }: Wiring): Transport {
  const sendAs = async (
    bearer: string | undefined,
    name: EndpointName,
    input: unknown,
    options: CallOptions,
  ) => {
    const endpoint = await endpointOf(name);
    const request = httpRequest(endpoint, input as object, { ...options, baseUrl, bearer });
    return sendRequest(request, options);
  };

  const renewal = new SessionRenewal(session, async (body) => {
    const anonymous = createApiClient((...call) => sendAs(undefined, ...call));
    return anonymous.call('auth.refresh', { body }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return undefined;
      throw error;
    });
  });

  const sendSignedIn: Transport = async (name, input, options) => {
    const { access } = await endpointOf(name);
    if (access === 'anyone') return sendAs(undefined, name, input, options);
    if (options.bearer) return sendAs(options.bearer, name, input, options);
    const bearer = await renewal.bearer();
    const answer = await sendAs(bearer, name, input, options);
    if (answer.status !== 401 || !bearer) return answer;
    const next = await renewal.after(bearer);
    // Once the session is over, public content can still be read without a token.
    if (!next && access !== 'optional') return answer;
    return sendAs(next, name, input, options);
  };

  let confirming: Promise<boolean> | undefined;
  /** One dialog, however many calls wait for it. */
  const confirm = (): Promise<boolean> => {
    confirming ??= (confirmSignIn?.() ?? Promise.resolve(false))
      .catch((error: unknown) => {
        throw new NetworkError(error);
      })
      .finally(() => {
        confirming = undefined;
      });
    return confirming;
  };

  return async (...call) => {
    const answer = await sendSignedIn(...call);
    if (!needsRecentSignIn(answer) || !(await confirm())) return answer;
    return sendSignedIn(...call);
  };
}

const needsRecentSignIn = ({ status, body }: Answer): boolean =>
  status === 403 && Object(body).code === ('recent-sign-in-required' satisfies ProblemCode);
