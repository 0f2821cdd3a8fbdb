import { mailLink, phoneLink, whatsappLink } from '#lib/contact-links.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { isServerBuild } from '../../env.ts';
import { Cluster } from '../layout/primitives.tsx';
import styles from './without-script.module.css';

/**
 * Says of a form that it takes nothing where no script runs. Not where one is slow to come: with it
 * the form works. React leaves alone what the server wrote here, and browsers load no word of it.
 */
export function WithoutScript({ toCompany }: { toCompany?: boolean | undefined }) {
  return (
    <noscript className={styles.words}>
      {isServerBuild ? (
        <>
          <p>{m.public_form_needs_script()}</p>
          {toCompany ? <OtherWays /> : null}
        </>
      ) : null}
    </noscript>
  );
}

/** The ways to the company that it has. */
function OtherWays() {
  const { email = '', phone = '', whatsapp = '' } = useEndpoint('pages.company.get').data ?? {};
  if (!(email || phone || whatsapp)) return null;
  return (
    <>
      <p>{m.public_form_reach_instead()}</p>
      <Cluster gap={2}>
        {email ? <a href={mailLink(email)}>{email}</a> : null}
        {phone ? <a href={phoneLink(phone)}>{phone}</a> : null}
        {whatsapp ? <a href={whatsappLink(whatsapp)}>{m.public_form_reach_whatsapp()}</a> : null}
      </Cluster>
    </>
  );
}
