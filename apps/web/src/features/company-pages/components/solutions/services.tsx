import type { PageContent, Service } from '@vitrine/contracts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
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
      <Stack gap={2} below={6}>
        <h2 id={ID}>{content.title}</h2>
        <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 30 })}>
          {content.description}
        </p>
      </Stack>
      <Stack as="ul" className={styles.list}>
        {services.map((service) => (
          <Stack as="li" key={service.id} className={styles.item}>
            <ServiceCard service={service} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
