import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Answered } from '../../../features/back-office/components/answered.tsx';
import { TableSkeleton } from '../../../features/back-office/components/table-skeleton.tsx';
import { Messages } from '../../../features/back-office/messages/messages.tsx';
import { RefreshMessages } from '../../../features/back-office/messages/refresh-messages.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('admin.messages.list')];

export const head: PageHead = () => ({ title: m.admin_messages_title(), robots: 'noindex' });

export function Page() {
  const messages = useEndpoint('admin.messages.list');
  return (
    <>
      <PageHeader title={m.admin_messages_title()} actions={<RefreshMessages query={messages} />} />
      <Answered query={messages} skeleton={<TableSkeleton />}>
        {(found) => <Messages messages={found} />}
      </Answered>
    </>
  );
}
