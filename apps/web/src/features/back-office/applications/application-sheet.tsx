import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application } from '@vitrine/contracts';
import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Sheet } from '../../../components/ui/sheet.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { Answered } from '../components/answered.tsx';
import { Moment } from '../components/moment.tsx';
import { cachedApplication, useRefreshLists } from './application-cache.ts';
import { ApplicationDetail } from './application-detail.tsx';
import { aimOf } from './application-words.ts';

interface ApplicationSheetProps {
  id: string;
  /** The list it was opened from; it is read one after the other. */
  among: readonly Application[];
  to: (id: string) => LinkProps['to'];
}

/** One application over the list. */
export function ApplicationSheet({ id, among, to }: ApplicationSheetProps) {
  const query = useApplication(id);
  const close = useClose(to(''));
  const { data: application, error } = query;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Sheet
      open
      onOpenChange={close}
      title={application?.name ?? m.admin_applications_title()}
      description={
        application ? (
          <>
            {aimOf(application)} · <Moment at={application.date} />
          </>
        ) : undefined
      }
    >
      {isGone ? (
        <EmptyState
          heading="h3"
          title={m.admin_applications_gone_title()}
          hint={m.admin_applications_gone_hint()}
        />
      ) : (
        <Answered
          query={query}
          skeleton={<Skeleton shape="block" count={4} />}
          loading={m.admin_applications_one_loading()}
          failed={m.admin_applications_one_failed()}
        >
          {(found) => (
            <ApplicationDetail
              key={id}
              application={found}
              among={among}
              to={to}
              onDeleted={close}
            />
          )}
        </Answered>
      )}
    </Sheet>
  );
}

/** What the list knows shows at once; the server is asked all the same. */
function useApplication(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useQuery({
    ...endpointQuery(api, 'admin.applications.get', { params: { id } }),
    placeholderData: () => cachedApplication(queries, id),
  });
}

/** Back to the list, by the way one came where there is one; the list is then brought up to date. */
function useClose(list: LinkProps['to']) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const refresh = useRefreshLists();
  return () => {
    if (state?.openedHere) navigate(-1);
    else navigate(list, { replace: true });
    refresh();
  };
}
