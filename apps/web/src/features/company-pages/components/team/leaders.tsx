import type { Leader, PageContent } from '@vitrine/contracts';
import { Section } from '../../../../components/layout/section.tsx';
import { SocialLinks } from '../../../../components/layout/social-links.tsx';
import { Prose } from '../../../../components/ui/prose.tsx';
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
      <p className={styles.description}>{content.description}</p>
      <ul className={styles.list}>
        {leaders.map((leader) => (
          <li key={leader.id} className={styles.leader}>
            <Portrait
              name={leader.name}
              src={leader.image}
              sizes="(max-width: 48rem) 94vw, 34rem"
              className={styles.portrait}
            />
            <div className={styles.words}>
              <h3 className={styles.name}>{leader.name}</h3>
              <p className={styles.role}>{leader.role}</p>
              <Prose text={leader.bio} className={styles.bio} />
              <SocialLinks social={leader.social} name={leader.name} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
