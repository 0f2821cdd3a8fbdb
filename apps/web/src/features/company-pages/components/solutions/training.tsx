import type { PageContent } from '@vitrine/contracts';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import { Cluster, Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import { paths } from '../../../../lib/paths.ts';
import styles from './training.module.css';

type TrainingContent = PageContent<'solutions'>['training'];

export type ProgrammeKind = TrainingContent['programmes'][number]['kind'];

interface TrainingProps {
  content: TrainingContent;
  /** The button that opens the application for a programme. */
  apply: (kind: ProgrammeKind) => ReactNode;
}

const ID = 'training';

/** The two ways to learn with the company. */
export function Training({ content, apply }: TrainingProps) {
  return (
    <Section labelledBy={ID} tone="sunken">
      <Stack className={styles.grid}>
        <Stack gap={2} below={3} className={styles.head}>
          <h2 id={ID}>{content.title}</h2>
          <p className={textStyle({ tone: 'muted', measure: 26 })}>{content.description}</p>
        </Stack>
        {content.programmes.map((programme, index) => (
          <Programme key={programme.title} programme={programme} inverse={index === 0}>
            {apply(programme.kind)}
          </Programme>
        ))}
      </Stack>
    </Section>
  );
}

interface ProgrammeProps {
  programme: TrainingContent['programmes'][number];
  inverse: boolean;
  children: ReactNode;
}

function Programme({ programme, inverse, children }: ProgrammeProps) {
  return (
    <Card
      as="article"
      tone={inverse ? 'inverse' : 'raised'}
      padding="large"
      className={styles.programme}
    >
      <p className={textStyle({ tone: 'accent', size: 'small', weight: 'medium' })}>
        {programme.duration}
      </p>
      <h3 className={styles.title}>{programme.title}</h3>
      <p className={textStyle({ measure: 30 })}>{programme.description}</p>
      <Stack as="ul" className={styles.details}>
        {programme.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </Stack>
      {/* Public pages are dark: a card in the other theme has the other theme's buttons. */}
      <Cluster as="p" gap={1.5} className={cx(inverse && 'light')}>
        {children}
        <ButtonLink
          to={paths.contact.to(programme.title)}
          variant="secondary"
          className={styles.ask}
        >
          {m.company_ask_about()}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
