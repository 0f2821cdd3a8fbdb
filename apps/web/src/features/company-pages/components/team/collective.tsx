import type { Department, PageContent, TeamMember } from '@vitrine/contracts';
import { Section } from '../../../../components/layout/section.tsx';
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
      <div className={styles.head}>
        <h2 id={ID}>{content.title}</h2>
        <p className={styles.description}>{content.description}</p>
      </div>
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.id}>
            <Member {...member} department={departmentNames.get(member.department_id ?? '')} />
          </li>
        ))}
      </ul>
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
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.role}>{role}</p>
      {department ? <p className={styles.department}>{department}</p> : null}
    </>
  );
}
