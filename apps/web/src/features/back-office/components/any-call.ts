import type { ApiClient, CallOptions } from '#lib/api-client.ts';

type AnyCall = <T extends object>(name: string, input: object, options?: CallOptions) => Promise<T>;

/** Calls an endpoint whose name is put together: types differ, what is done with them does not. */
export const anyCall = (api: ApiClient) => api.call as unknown as AnyCall;
