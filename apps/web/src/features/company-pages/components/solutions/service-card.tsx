import type { Service } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { paths } from '../../../../lib/paths.ts';
import { anchor } from '../../../../lib/text-parts.ts';
import { ContentIcon } from '../shared/content-icon.tsx';
import styles from './service-card.module.css';

/** What one gets, with the work in which it can be seen. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <article className={styles.card} data-color={service.color}>
      <span className={styles.icon}>
        <ContentIcon name={service.icon} size={26} />
      </span>
      <h3>{service.title}</h3>
      <p className={styles.text}>{service.description}</p>
      <ul className={styles.features}>
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {service.projects.length > 0 ? (
        <p className={styles.projects}>
          <span>{m.company_seen_in()}</span>
          {service.projects.map((project) => (
            <Link key={project} to={{ pathname: paths.projects.to(), hash: anchor(project) }}>
              {project}
            </Link>
          ))}
        </p>
      ) : null}
    </article>
  );
}
