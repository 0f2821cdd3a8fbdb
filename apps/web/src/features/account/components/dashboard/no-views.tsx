import { m } from '#messages';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { paths } from '../../../../lib/paths.ts';
import styles from './no-views.module.css';

interface NoViewsProps {
  published: boolean;
  /** Somebody came, but not lately. */
  ever: boolean;
}

/** In place of an empty chart: how people come to the page. */
export function NoViews({ published, ever }: NoViewsProps) {
  if (!published) {
    return (
      <div className={styles.none}>
        <p className={styles.title}>{m.account_views_draft()}</p>
        <p className={styles.hint}>{m.account_views_draft_hint()}</p>
        <ButtonLink to={paths.userPortfolio.to()} variant="secondary" size="small">
          {m.account_views_to_publish()}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.none}>
      <p className={styles.title}>
        {ever ? m.account_views_none_lately() : m.account_views_none()}
      </p>
      <p className={styles.hint}>{m.account_views_none_hint()}</p>
      <p className={styles.hint}>{m.account_views_how()}</p>
    </div>
  );
}
