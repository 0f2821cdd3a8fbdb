import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useEndpoint } from '../../../../lib/endpoint-query.ts';
import { Answered } from '../../components/answered.tsx';

/** By which server mails leave, or in which folder they stay. */
export function MailRoute() {
  return (
    <Answered
      query={useEndpoint('outbox.route')}
      failed={m.admin_mail_route_failed()}
      skeleton={<Skeleton shape="text" count={2} />}
    >
      {({ mode, place, from }) =>
        mode === 'smtp' ? (
          <p>{m.admin_mail_smtp({ place, from })}</p>
        ) : (
          <Alert title={m.admin_mail_folder_title()}>{m.admin_mail_folder({ place, from })}</Alert>
        )
      }
    </Answered>
  );
}
