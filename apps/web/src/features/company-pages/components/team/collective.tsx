import type { Department, PageContent, TeamMember } from '@vitrine/contracts';
import { Cluster, Grid } from '../../../../components/layout/primitives.tsx';
import { Section } from '../../../../components/layout/section.tsx';
import { textStyle } from '../../../../components/ui/text-style.ts';
import styles from './collective.module.css';
import { Portrait } from './portrait.tsx';

interface CollectiveProps {
  content: PageContent<'team'>['collectiveSection'];
  members: readonly TeamMember[];
  departments: readonly Department[];
}

const ID = 'collective';

/** Everyone else, with the department they sit in. */
export function Collective({ content, members, departments }: CollectiveProps) {
  const departmentNames = new Map(departments.map(({ id, name }) => [id, name]));
  return (
    <Section labelledBy={ID} tone="sunken">
      <Cluster gap={4} rowGap={2} align="end" justify="between" below={5}>
        <h2 id={ID}>{content.title}</h2>
        <p className={textStyle({ tone: 'muted', measure: 28 })}>{content.description}</p>
      </Cluster>
      <Grid as="ul" gap={2} rowGap={4} className={styles.members}>
        {members.map((member) => (
          <li key={member.id}>
            <Member {...member} department={departmentNames.get(member.department_id ?? '')} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}

interface MemberProps extends Pick<TeamMember, 'name' | 'role' | 'image'> {
  department: string | undefined;
}

function Member({ name, role, image, department }: MemberProps) {
  return (
    <>
      <Portrait name={name} src={image} sizes="(max-width: 64rem) 46vw, 18rem" />
      <h3 className={textStyle({ size: 3, above: 2 })}>{name}</h3>
      <p className={textStyle({ leading: 'snug', above: 0.5 })}>{role}</p>
      {department ? (
        <p className={textStyle({ tone: 'second', size: 'small' })}>{department}</p>
      ) : null}
    </>
  );
}
