import type { Application } from '@vitrine/contracts';
import type { LinkProps } from 'react-router-dom';
import { m } from '#messages';
import { Prose } from '../../../components/ui/prose.tsx';
import { ApplicationActions } from './application-actions.tsx';
import styles from './application-detail.module.css';
import { ApplicationSteps } from './application-steps.tsx';
import { DeleteApplication } from './delete-application.tsx';
import { StatusChoice } from './status-choice.tsx';

interface ApplicationDetailProps {
  application: Application;
  among: readonly Application[];
  to: (id: string) => LinkProps['to'];
  onDeleted: () => void;
}

/** Everything that an applicant wrote, and where the application stands. */
export function ApplicationDetail({ application, among, to, onDeleted }: ApplicationDetailProps) {
  const { education, interests, message } = application;
  const answers = [
    { term: m.admin_applications_message(), text: message },
    { term: m.admin_applications_education(), text: education },
    { term: m.admin_applications_interests(), text: interests },
  ].filter(({ text }) => text.trim());
  return (
    <div className={styles.detail}>
      {/* The focus starts here and not on a status, where an arrow key would change it. */}
      <div data-initial-focus="" tabIndex={-1} className={styles.facts}>
        <StatusChoice application={application} />
        <ApplicationActions application={application} />
      </div>
      <dl className={styles.answers}>
        {answers.map(({ term, text }) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd>
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.end}>
        <DeleteApplication application={application} onDeleted={onDeleted} />
        <ApplicationSteps id={application.id} among={among} to={to} />
      </div>
    </div>
  );
}
