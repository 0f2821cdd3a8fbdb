import { areaHead } from '#app/area-page.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { InboxNav } from '#features/back-office/applications/inbox-nav.tsx';
import { Messages } from '#features/back-office/messages/messages.tsx';
import { RefreshMessages } from '#features/back-office/messages/refresh-messages.tsx';
import { m } from '#messages';

export const head = areaHead(m.area_messages);

export function Page() {
  return (
    <Messages
      header={
        <PageHeader
          title={m.area_messages()}
          actions={
            <>
              <InboxNav />
              <RefreshMessages />
            </>
          }
        />
      }
    />
  );
}
