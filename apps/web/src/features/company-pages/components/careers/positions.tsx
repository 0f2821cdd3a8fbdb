import type { PageContent } from '@vitrine/contracts';
import { m } from '#messages';
import { Section } from '../../../../components/layout/section.tsx';
import { VisuallyHidden } from '../../../../components/ui/visually-hidden.tsx';
import { Position } from './position.tsx';
import styles from './positions.module.css';

interface PositionsProps {
  positions: PageContent<'careers'>['positions'];
  email: string;
}

const ID = 'positions';

export function Positions({ positions, email }: PositionsProps) {
  return (
    <Section labelledBy={ID} space="small">
      <VisuallyHidden>
        <h2 id={ID}>{m.company_open_positions()}</h2>
      </VisuallyHidden>
      {positions.length === 0 ? (
        <p className={styles.none}>{m.company_careers_none()}</p>
      ) : (
        <ul className={styles.positions}>
          {positions.map((position) => (
            <li key={position.title} className={styles.item}>
              <Position position={position} email={email} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
