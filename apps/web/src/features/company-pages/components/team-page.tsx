import type { Department, Leader, PageContent, PictureRef, TeamMember } from '@vitrine/contracts';
import { cx } from '#components/cx.ts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingNext } from '#components/layout/closing-next.tsx';
import { Grid, Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { SocialLinks } from '#components/layout/social-links.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { ContentIcon } from '#components/ui/content-icon.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { useWrittenLang } from '#lib/written-in.ts';
import { m } from '#messages';
import { PageHero, SideSection } from './shared-sections.tsx';
import styles from './team-page.module.css';

interface PortraitProps {
  name: string;
  src: PictureRef;
  sizes: string;
}

/** A person, or their initials on the same ground. Decoration: the name is beside it. */
function Portrait({ name, src, sizes }: PortraitProps) {
  return (
    <Stack className={cx('rounded', styles.portrait)}>
      {src ? (
        <Picture src={src} alt="" sizes={sizes} ratio={1} portrait className="cover" />
      ) : (
        <Avatar name={name} size="fill" decorative />
      )}
    </Stack>
  );
}

interface LeadersProps {
  content: PageContent<'team'>['leadershipSection'];
  leaders: readonly Leader[];
}

/** The leaders at length: portrait and story, from one side and then from the other. */
function Leaders({ content, leaders }: LeadersProps) {
  return (
    <Section
      lang={useWrittenLang()}
      labelledBy="leadership"
      title={content.title}
      lead={content.description}
    >
      <Stack as="ul" className={styles.leaders}>
        {leaders.map(({ id, name, role, bio, image, social }) => (
          <Stack as="li" gap={3} key={id} className={styles.leader}>
            <Portrait name={name} src={image} sizes="(max-width: 48rem) 94vw, 34rem" />
            <Stack gap={1} align="start" pack="center" className={styles.words}>
              <h3 className={textStyle({ size: 2 })}>{name}</h3>
              <p className={textStyle({ tone: 'second' })}>{role}</p>
              <Prose text={bio} className={textStyle({ tone: 'muted', above: 2, below: 2 })} />
              <SocialLinks social={social} name={name} />
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

/** Everyone else, with the department they sit in. */
function Collective({ content, members, departments }: CollectiveProps) {
  const departmentNames = new Map(departments.map(({ id, name }) => [id, name]));
  return (
    <Section
      labelledBy="collective"
      title={content.title}
      beside={content.description}
      tone="sunken"
    >
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
    <Stack as="ul" ruled pad={3}>
      {departments.map(({ id, name, description, icon, count }) => (
        <Grid as="li" gap={2} key={id} className={styles.department}>
          <ContentIcon name={icon} />
          <div>
            <h3>{name}</h3>
            <p className={textStyle({ tone: 'muted', measure: 26, above: 1 })}>{description}</p>
          </div>
          <p className={textStyle({ tone: 'muted', size: 'small' }, styles.count)}>
            <strong className={textStyle({ face: 'heading', size: 2 })}>{count}</strong>{' '}
            <span>{count === 1 ? m.company_person_count() : m.company_people_count()}</span>
          </p>
        </Grid>
      ))}
    </Stack>
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
          <PageHero eyebrow={m.layout_team()} content={content} terrain="team" />
          <Leaders content={content.leadershipSection} leaders={leaders} />
          <Collective content={content.collectiveSection} {...{ members, departments }} />
          <SideSection
            title={content.departmentsSection.title}
            description={content.departmentsSection.description}
            tone="light"
          >
            <Departments departments={departments} />
          </SideSection>
          <ClosingNext {...content.closing} to={paths.careers.to()} />
        </>
      )}
    </Loaded>
  );
}
