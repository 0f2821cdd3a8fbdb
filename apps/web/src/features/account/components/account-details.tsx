import type { Account } from '@vitrine/contracts';
import { m } from '#messages';
import { Card } from '../../../components/ui/card.tsx';
import { DescriptionList } from '../../../components/ui/description-list.tsx';
import styles from './settings.module.css';

/** The account's own values, to read. */
export function AccountDetails({ account }: { account: Account }) {
  const entries = [
    [m.account_first_name(), account.firstName],
    [m.account_last_name(), account.lastName],
    [m.account_email(), account.email],
    [m.account_phone(), account.phone],
    [m.account_profession(), account.profession],
  ] as const;
  return (
    <Card as="section" padding="large" aria-labelledby="profile-information">
      <h2 id="profile-information" className={styles.cardTitle}>
        {m.account_profile_heading()}
      </h2>
      <DescriptionList
        entries={entries.map(([term, value]) => ({
          term,
          value: value || <span className={styles.text}>{m.account_not_given()}</span>,
        }))}
      />
    </Card>
  );
}
