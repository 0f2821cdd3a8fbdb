import type { PageContent } from '@vitrine/contracts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { learningLinks } from '#components/layout/public-links.ts';
import { Section } from '#components/layout/section.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { mailLink } from '#lib/contact-links.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import styles from './careers-page.module.css';
import { PageHero, SideSection } from './shared-sections.tsx';

interface PositionProps {
  position: PageContent<'careers'>['positions'][number];
  email: string;
}

/** One open position: the facts at the left, the work and what it asks for at the right. */
function Position({ position, email }: PositionProps) {
  return (
    <Stack as="article" gap={3} columns="5-7">
      <header>
        <h3 className={textStyle({ size: 2 })}>{position.title}</h3>
        <Stack
          as="ul"
          gap={0.5}
          above={2}
          className={textStyle({ tone: 'muted', size: 'small', leading: 1.5 })}
        >
          <li className={textStyle({ tone: 'second', weight: 'medium' })}>{position.department}</li>
          <li>{position.location}</li>
          <li>{position.terms}</li>
        </Stack>
      </header>
      <Stack gap={3}>
        <p className={textStyle({ size: 'lead', leading: 1.5, measure: 28 })}>
          {position.description}
        </p>
        <div>
          <h4>{m.company_position_asks()}</h4>
          <Stack
            as="ul"
            divided
            pad={1.5}
            above={1}
            className={textStyle({ tone: 'muted', leading: 1.5, measure: 38 })}
          >
            {position.requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </Stack>
        </div>
        <p>
          <ButtonLink to={mailLink(email, position.title)} variant="secondary">
            {m.company_apply_by_mail()}
          </ButtonLink>
        </p>
      </Stack>
    </Stack>
  );
}

interface PositionsProps {
  positions: PageContent<'careers'>['positions'];
  email: string;
}

function Positions({ positions, email }: PositionsProps) {
  return (
    <Section labelledBy="positions" space="small">
      <VisuallyHidden>
        <h2 id="positions">{m.page_open_positions()}</h2>
      </VisuallyHidden>
      {positions.length === 0 ? (
        <p className={textStyle({ size: 'lead', within: 4 })}>{m.company_careers_none()}</p>
      ) : (
        <Stack as="ul" divided className={styles.positions}>
          {positions.map((position) => (
            <li key={position.title}>
              <Position position={position} email={email} />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}

/** For who is not there yet: to learn with the company comes before working for it. */
function Learning() {
  return (
    <SideSection title={m.company_learn_title()}>
      <p className={textStyle({ size: 'lead', leading: 1.5, measure: 34 })}>
        {m.company_learn_text()}
      </p>
      <Cluster gap={1.5} above={4}>
        {learningLinks().map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </Cluster>
    </SideSection>
  );
}

export function CareersPage() {
  const content = useEndpoint('pages.careers.get');
  const company = useEndpoint('pages.company.get');
  return (
    <Loaded of={{ content, company }}>
      {({ content, company }) => (
        <>
          <PageHero eyebrow={m.page_careers()} content={content} />
          <Positions positions={content.positions} email={company.email} />
          <Learning />
          <SideSection title={content.howToApply.title} tone="light">
            <Prose text={content.howToApply.description} />
            <p className={textStyle({ above: 4 })}>
              <ButtonLink to={mailLink(company.email)}>{m.company_apply_by_mail()}</ButtonLink>
            </p>
          </SideSection>
        </>
      )}
    </Loaded>
  );
}
