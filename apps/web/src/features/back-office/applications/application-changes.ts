import type { QueryClient } from '@tanstack/react-query';
import {
  type Application,
  type ApplicationKind,
  type ApplicationStatus,
  applicationStatuses,
} from '@vitrine/contracts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { listCache, useRowChange } from '#lib/list-query.ts';
import { m } from '#messages';

const kindWords: Record<ApplicationKind, () => string> = {
  internship: m.admin_applications_internship,
  training: m.admin_applications_training,
};

const statusWords: Record<ApplicationStatus, () => string> = {
  new: m.admin_applications_status_new,
  shortlisted: m.admin_applications_status_shortlisted,
  accepted: m.admin_applications_status_accepted,
  declined: m.admin_applications_status_declined,
};

export const kindLabel = (kind: ApplicationKind): string => kindWords[kind]();
export const statusLabel = (status: ApplicationStatus): string => statusWords[status]();

export const statusOptions = () =>
  applicationStatuses.map((value) => ({ value, label: statusLabel(value) }));

/** What somebody applied for: the program where there is a choice of them. */
export const aimOf = ({ kind, program }: Application): string => program || kindLabel(kind);

const applicationKey = (id: string) => endpointKey('admin.applications.get', { params: { id } });

export const applicationCache = (queries: QueryClient) =>
  listCache(queries, 'admin.applications.list', applicationKey);

/** The figures count anew at once; the lists only when they are left for and come back to. */
export const figuresChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['admin.applications.counts'] }),
    queries.invalidateQueries({ queryKey: ['admin.overview'] }),
    applicationCache(queries).markStale(),
  ]);

/** Saves where an application stands; it shows at once, and is taken back when that fails. */
export const useSetStatus = (id: string) =>
  useRowChange({
    id,
    cache: applicationCache,
    send: (api, body: { status: ApplicationStatus }) =>
      api.call('admin.applications.update', { params: { id }, body }),
    onSettled: (queries) =>
      Promise.all([
        figuresChanged(queries),
        queries.invalidateQueries({ queryKey: applicationKey(id) }),
      ]),
  });
