import { ClosingCall } from '#components/layout/closing-call.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { PortfolioView } from '#components/portfolio-view/portfolio-view.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { examplePortfolio } from '../example-portfolio.ts';
import styles from './professionals-page.module.css';

/** What an account gives a professional, shown by a page that someone could have made. */
export function ProfessionalsPage() {
  return (
    <>
      <TerrainHero
        eyebrow={m.professionals_title()}
        title={m.professionals_hero_title()}
        subtitle={m.professionals_hero_text()}
      >
        <Cluster gap={1.5} above={2}>
          <ButtonLink to={paths.register.to()} size="large">
            {m.professionals_begin()}
          </ButtonLink>
          <ButtonLink to={`#${EXAMPLE_ID}`} variant="secondary" size="large">
            {m.professionals_to_example()}
          </ButtonLink>
        </Cluster>
      </TerrainHero>
      <Gains />
      <Example />
      <Steps />
      <ClosingCall
        title={m.professionals_closing_title()}
        description={m.professionals_closing_text()}
        action={m.professionals_begin()}
        to={paths.register.to()}
      />
    </>
  );
}

const gains = () => [
  { title: m.professionals_gain_address(), text: m.professionals_gain_address_text() },
  { title: m.professionals_gain_cv(), text: m.professionals_gain_cv_text() },
  { title: m.professionals_gain_contact(), text: m.professionals_gain_contact_text() },
  { title: m.professionals_gain_yours(), text: m.professionals_gain_yours_text() },
];

function Gains() {
  return (
    <Section title={m.professionals_gains_title()}>
      <Stack as="ul" ruled pad={4} columns="1-1" className={styles.gains}>
        {gains().map(({ title, text }) => (
          <Stack as="li" gap={1} pack="start" key={title}>
            <h3 className={textStyle({ size: 'title' })}>{title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 34 })}>{text}</p>
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

const EXAMPLE_ID = 'example';
/** It scrolls by itself, and so by the keyboard, too. */
const SCROLLED_BY_KEYS = 0;

/** The page as visitors get it, a little smaller, to be scrolled through. */
function Example() {
  const portfolio = examplePortfolio();
  const { name } = portfolio;
  return (
    <Section
      id={EXAMPLE_ID}
      title={m.professionals_example_title()}
      lead={m.professionals_example_text()}
      tone="sunken"
    >
      <section
        aria-label={m.professionals_example_label({ name })}
        tabIndex={SCROLLED_BY_KEYS}
        className={styles.window}
      >
        <div className={styles.page}>
          <PortfolioView portfolio={portfolio} nameAs="h3" />
        </div>
      </section>
    </Section>
  );
}

const steps = () => [
  m.professionals_step_account(),
  m.professionals_step_words(),
  m.professionals_step_publish(),
];

function Steps() {
  return (
    <Section title={m.professionals_steps_title()} tone="light">
      <Stack as="ol" ruled pad={3} className={styles.steps}>
        {steps().map((step) => (
          <li key={step} className={textStyle({ size: 'lead', leading: 1.5, measure: 34 })}>
            {step}
          </li>
        ))}
      </Stack>
    </Section>
  );
}
