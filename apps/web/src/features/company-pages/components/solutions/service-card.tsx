import type { Service } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import { Cluster, Stack } from '../../../../components/layout/primitives.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { paths } from '../../../../lib/paths.ts';
import { anchor } from '../../../../lib/text-parts.ts';
import { ContentIcon } from '../shared/content-icon.tsx';
import styles from './service-card.module.css';

/** What one gets, with the work in which it can be seen. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <Stack as="article" gap={1.5} className={styles.card} data-color={service.color}>
      <span className={styles.icon}>
        <ContentIcon name={service.icon} size={26} />
      </span>
      <h3>{service.title}</h3>
      <p className={textStyle({ tone: 'muted', measure: 28 })}>{service.description}</p>
      <Stack as="ul" className={styles.features}>
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Stack>
      {service.projects.length > 0 ? (
        <Cluster
          as="p"
          gap={1.5}
          rowGap={0}
          above={1}
          className={cx(textStyle({ tone: 'muted', size: 'small' }), styles.projects)}
        >
          <span>{m.company_seen_in()}</span>
          {service.projects.map((project) => (
            <Link key={project} to={{ pathname: paths.projects.to(), hash: anchor(project) }}>
              {project}
            </Link>
          ))}
        </Cluster>
      ) : null}
    </Stack>
  );
}
