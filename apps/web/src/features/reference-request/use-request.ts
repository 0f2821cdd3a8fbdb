import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReferenceRequest } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { endpointKey, endpointQuery } from '#lib/endpoint-query.ts';

/**
 * The token of the link. It stays in the address, where no server sees it, so that a reload comes
 * back to the request. Null when the address has none; undefined until the browser has looked.
 */
export function useRequestToken(): string | null | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(new URLSearchParams(hash.slice(1)).get('token')), [hash]);
  return token;
}

/** The request behind a link, and how to put in its place what a change answered. */
export function useRequest(token: string) {
  const queries = useQueryClient();
  const input = { params: { token } };
  const { data, error, refetch } = useQuery({
    ...endpointQuery(useApi(), 'referenceRequests.get', input),
    // what another tab did is seen when one comes back to this one
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  return {
    request: data,
    error,
    refetch,
    replace: (request: ReferenceRequest) =>
      queries.setQueryData(endpointKey('referenceRequests.get', input), request),
  };
}

/** Why there is nothing to see behind a link: it ended, leads nowhere, or the line is bad. */
export function problemOf(error: Error): 'ended' | 'unknown' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'gone') return 'ended';
  return error.code === 'not-found' || error.code === 'invalid' ? 'unknown' : 'failed';
}
