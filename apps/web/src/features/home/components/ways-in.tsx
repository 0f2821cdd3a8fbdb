import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { learningLinks } from '#components/layout/public-links.ts';
import { Section } from '#components/layout/section.tsx';
import { ArrowLink } from '#components/ui/arrow-link.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

const WAYS_ID = 'ways-in';
const link = textStyle({ tone: 'second', weight: 'medium' });

/** For visitors who are no clients: professionals who want a page, and those who want to learn. */
export function WaysIn() {
  return (
    <Section labelledBy={WAYS_ID}>
      <Stack gap={6} columns="1-1">
        <Stack gap={2} pack="start">
          <h2 id={WAYS_ID} className={textStyle({ size: 2 })}>
            {m.home_professionals_title()}
          </h2>
          <p className={textStyle({ tone: 'muted', measure: 34 })}>{m.home_professionals_text()}</p>
          <ArrowLink to={paths.professionals.to()} className={link}>
            {m.home_professionals_link()}
          </ArrowLink>
        </Stack>
        <Stack gap={2} pack="start">
          <h2 className={textStyle({ size: 2 })}>{m.home_learn_title()}</h2>
          <p className={textStyle({ tone: 'muted', measure: 34 })}>{m.home_learn_text()}</p>
          <Cluster gap={4} rowGap={0}>
            {learningLinks().map(({ to, label }) => (
              <ArrowLink key={to} to={to} className={link}>
                {label}
              </ArrowLink>
            ))}
          </Cluster>
        </Stack>
      </Stack>
    </Section>
  );
}
