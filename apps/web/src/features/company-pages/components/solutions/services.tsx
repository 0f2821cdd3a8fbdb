import type { PageContent, Service } from '@vitrine/contracts';
import { Section } from '../../../../components/layout/section.tsx';
import { ServiceCard } from './service-card.tsx';
import styles from './services.module.css';

interface ServicesProps {
  content: PageContent<'solutions'>['servicesSection'];
  services: readonly Service[];
}

const ID = 'services';

export function Services({ content, services }: ServicesProps) {
  return (
    <Section labelledBy={ID}>
      <div className={styles.head}>
        <h2 id={ID}>{content.title}</h2>
        <p className={styles.description}>{content.description}</p>
      </div>
      <ul className={styles.list}>
        {services.map((service) => (
          <li key={service.id} className={styles.item}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
