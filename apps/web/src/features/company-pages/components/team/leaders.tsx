import type { Leader, PageContent } from '@vitrine/contracts';
import { Stack } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { SocialLinks } from '../../../../components/layout/social-links.tsx';
import { Prose } from '../../../../components/ui/prose.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './leaders.module.css';
import { Portrait } from './portrait.tsx';

interface LeadersProps {
  content: PageContent<'team'>['leadershipSection'];
  leaders: readonly Leader[];
}

const ID = 'leadership';

/** The leaders at length: portrait and story, from one side and then from the other. */
export function Leaders({ content, leaders }: LeadersProps) {
  return (
    <Section labelledBy={ID}>
      <h2 id={ID}>{content.title}</h2>
      <p
        className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 30, above: 2 })}
      >
        {content.description}
      </p>
      <Stack as="ul" above={6} className={styles.list}>
        {leaders.map((leader) => (
          <Stack as="li" gap={3} key={leader.id} className={styles.leader}>
            <Portrait
              name={leader.name}
              src={leader.image}
              sizes="(max-width: 48rem) 94vw, 34rem"
              className={styles.portrait}
            />
            <Stack gap={1} align="start" className={styles.words}>
              <h3 className={textStyle({ size: 2 })}>{leader.name}</h3>
              <p className={textStyle({ tone: 'second' })}>{leader.role}</p>
              <Prose text={leader.bio} className={styles.bio} />
              <SocialLinks social={leader.social} name={leader.name} />
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
