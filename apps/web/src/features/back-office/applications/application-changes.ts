import type { QueryClient } from '@tanstack/react-query';
import type { Application, ApplicationKind, ApplicationStatus } from '@vitrine/contracts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { listCache } from '#lib/list-query.ts';
import { useRowChange } from '#lib/row-change.ts';
import { m } from '#messages';
import type { StatusLooks } from '../components/status-badge.tsx';

const kindWords: Record<ApplicationKind, () => string> = {
  internship: m.admin_applications_internship,
  training: m.admin_applications_training,
};

export const applicationStatus: StatusLooks<ApplicationStatus> = {
  new: { label: m.admin_applications_status_new, tone: 'accent' },
  shortlisted: { label: m.admin_applications_status_shortlisted, tone: 'info' },
  accepted: { label: m.admin_applications_status_accepted, tone: 'success' },
  declined: { label: m.admin_applications_status_declined, tone: 'neutral' },
};

export const kindLabel = (kind: ApplicationKind): string => kindWords[kind]();

/** What somebody applied for: the program where there is a choice of them. */
export const appliedFor = ({ kind, program }: Application): string => program || kindLabel(kind);

const applicationKey = (id: string) => endpointKey('admin.applications.get', { params: { id } });

export const applicationCache = (queries: QueryClient) =>
  listCache(queries, 'admin.applications.list', applicationKey);

/** Everything that is shown of applications comes from the server again. */
export const refreshApplications = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    figuresChanged(queries),
    applicationCache(queries).refresh(),
    queries.invalidateQueries({ queryKey: ['admin.applications.get'] }),
  ]);

/** The figures count anew at once; the lists only when they are left for and come back to. */
export const figuresChanged = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['admin.applications.counts'] }),
    queries.invalidateQueries({ queryKey: ['admin.overview'] }),
    applicationCache(queries).markStale(),
  ]);

/** What can be changed of an application, as it is shown meanwhile. */
type ShownChange = Partial<Pick<Application, 'status' | 'assigneeId' | 'seen'>>;

/** Saves what changes of an application; it shows at once, and is taken back when that fails. */
export const useChange = (id: string) =>
  useRowChange({
    id,
    cache: applicationCache,
    send: (api, body: ShownChange, options) =>
      api.call('admin.applications.update', { params: { id }, body }, options),
    onSettled: (queries) =>
      Promise.all([
        figuresChanged(queries),
        queries.invalidateQueries({ queryKey: applicationKey(id) }),
      ]),
  });
