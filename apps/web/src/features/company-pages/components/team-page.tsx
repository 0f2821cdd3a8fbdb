import type { Department, Leader, PageContent, TeamMember } from '@vitrine/contracts';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingCall } from '#components/layout/closing-call.tsx';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { SocialLinks } from '#components/layout/social-links.tsx';
import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { ContentIcon, SideSection } from './shared-sections.tsx';
import styles from './team-page.module.css';

interface PortraitProps {
  name: string;
  src: string;
  sizes: string;
  className?: string | undefined;
}

/** A person, or their initials on the same ground. Decoration: the name stands beside it. */
function Portrait({ name, src, sizes, className }: PortraitProps) {
  return (
    <Stack className={cx(styles.portrait, className)}>
      {src ? (
        <Picture src={src} alt="" sizes={sizes} className={styles.picture} />
      ) : (
        <Avatar name={name} size="huge" decorative />
      )}
    </Stack>
  );
}

interface LeadersProps {
  content: PageContent<'team'>['leadershipSection'];
  leaders: readonly Leader[];
}

const LEADERS_ID = 'leadership';

/** The leaders at length: portrait and story, from one side and then from the other. */
function Leaders({ content, leaders }: LeadersProps) {
  return (
    <Section labelledBy={LEADERS_ID}>
      <h2 id={LEADERS_ID}>{content.title}</h2>
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

interface CollectiveProps {
  content: PageContent<'team'>['collectiveSection'];
  members: readonly TeamMember[];
  departments: readonly Department[];
}

const COLLECTIVE_ID = 'collective';

/** Everyone else, with the department they sit in. */
function Collective({ content, members, departments }: CollectiveProps) {
  const departmentNames = new Map(departments.map(({ id, name }) => [id, name]));
  return (
    <Section labelledBy={COLLECTIVE_ID} tone="sunken">
      <Cluster gap={4} rowGap={2} align="end" justify="between" below={5}>
        <h2 id={COLLECTIVE_ID}>{content.title}</h2>
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

/** The departments, with how many people sit in each. */
function Departments({ departments }: { departments: readonly Department[] }) {
  return (
    <ul className={styles.departments}>
      {departments.map(({ id, name, description, icon, count }) => (
        <Grid as="li" gap={2} key={id} className={styles.department}>
          <span className={styles.icon}>
            <ContentIcon name={icon} />
          </span>
          <div>
            <h3>{name}</h3>
            <p className={textStyle({ tone: 'muted', measure: 26, above: 1 })}>{description}</p>
          </div>
          <p className={styles.count}>
            <strong>{count}</strong>{' '}
            <span>{count === 1 ? m.company_person_count() : m.company_people_count()}</span>
          </p>
        </Grid>
      ))}
    </ul>
  );
}

export function TeamPage() {
  const content = useEndpoint('pages.team.get');
  const leaders = useEndpoint('content.leadership.list');
  const members = useEndpoint('content.teamMembers.list');
  const departments = useEndpoint('content.departments.list');
  return (
    <Loaded of={{ content, leaders, members, departments }}>
      {({ content, leaders, members, departments }) => (
        <>
          <TerrainHero
            eyebrow={m.layout_team()}
            title={content.heroTitle}
            subtitle={content.heroSubtitle}
            picture="/art/terrain-team/1920x720.webp"
          />
          <Leaders content={content.leadershipSection} leaders={leaders} />
          <Collective content={content.collectiveSection} {...{ members, departments }} />
          <SideSection
            title={content.departmentsSection.title}
            description={content.departmentsSection.description}
          >
            <Departments departments={departments} />
          </SideSection>
          <ClosingCall {...content.closing} to={paths.careers.to()} />
        </>
      )}
    </Loaded>
  );
}
