import { Alert } from '#components/feedback/alert.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

/** Whether mails become files, which reach nobody; not while that is not known. */
export const useLacksMail = (): boolean => useEndpoint('admin.overview').data?.mail === 'folder';

/** Where mail is not set up: why readers are sent nothing now, and the way to what to do about it. */
export function NoMail() {
  if (!useLacksMail()) return null;
  return (
    <Alert
      action={
        <ButtonLink to={paths.adminSystem.to()} variant="secondary" size="small">
          {m.admin_mail_banner_link()}
        </ButtonLink>
      }
    >
      {m.admin_newsletter_no_mail()}
    </Alert>
  );
}
