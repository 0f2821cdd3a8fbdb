import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { AdminEvent, AdminOverview } from '@vitrine/contracts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { endpointKey, endpointQuery } from '#lib/endpoint-query.ts';
import { useHolds } from '#lib/office-pages.ts';

export const overviewKey = endpointKey('admin.overview');

function useOverviewQuery() {
  const api = useApi();
  const signedIn = useHolds('office');
  return useQuery({ ...endpointQuery(api, 'admin.overview'), enabled: signedIn });
}

/** The figures that every screen shows some of; undefined until they are known. */
export const useOverview = (): AdminOverview | undefined => useOverviewQuery().data;

/** Whether the back-office opens only once this administrator has set up two-step sign-in. */
export function useLacksSecondStep(): boolean {
  const { error } = useOverviewQuery();
  return error instanceof ApiError && error.code === 'second-step-required';
}

/** What waits, as an event tells it. */
export function showCounts(
  queries: QueryClient,
  { unread = 0, newApplications = 0 }: Pick<AdminEvent, 'unread' | 'newApplications'>,
): void {
  changeOverview(queries, (before) => {
    const arrived = unread - (before.unread ?? 0) + newApplications - (before.newApplications ?? 0);
    return { ...before, unread, newApplications, ...pendingAfter(before, arrived) };
  });
}

/** Counts a message that was read or marked as unread before the server has said so. */
export function showUnreadChange(queries: QueryClient, change: number): void {
  changeOverview(queries, (before) => ({
    ...before,
    unread: Math.max(0, (before.unread ?? 0) + change),
    ...pendingAfter(before, change),
  }));
}

/** The figures come from the server again, where they are shown. */
export const refreshOverview = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: overviewKey });

/** Only where they are counted at all. */
const pendingAfter = ({ pendingTasks }: AdminOverview, change: number) =>
  pendingTasks === undefined ? {} : { pendingTasks: Math.max(0, pendingTasks + change) };

function changeOverview(queries: QueryClient, change: (before: AdminOverview) => AdminOverview) {
  queries.setQueryData<AdminOverview>(overviewKey, (before) => before && change(before));
}
