import type { PageContent } from '@vitrine/contracts';
import { Loaded } from '#components/feedback/loaded.tsx';
import { ClosingCall } from '#components/layout/closing-call.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Grid, Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { useWrittenLang } from '#lib/written-in.ts';
import { m } from '#messages';
import { PageHero, SideSection } from './shared-sections.tsx';
import styles from './vision-page.module.css';

function MissionPoints({ points }: { points: PageContent<'vision-mission'>['mission']['points'] }) {
  return (
    <Stack as="ol" divided pad={3} className={styles.points}>
      {points.map((point) => (
        <Grid as="li" gap={1} key={point.title}>
          <h3>{point.title}</h3>
          <p className={textStyle({ tone: 'muted', measure: 'text' })}>{point.description}</p>
        </Grid>
      ))}
    </Stack>
  );
}

const VISION_STATEMENT_ID = 'vision';

/** One sentence in large type. */
function VisionStatement({ content }: { content: PageContent<'vision-mission'>['vision'] }) {
  return (
    <Section lang={useWrittenLang()} labelledBy={VISION_STATEMENT_ID}>
      <h2 id={VISION_STATEMENT_ID} className={textStyle({ tone: 'accent', size: 3 })}>
        {content.title}
      </h2>
      <p className={textStyle({ face: 'heading', above: 3 }, styles.statement)}>
        {content.description}
      </p>
    </Section>
  );
}

/** The values as cards of different sizes; the first is in the other theme. */
function Values({ content }: { content: PageContent<'vision-mission'>['values'] }) {
  return (
    <Section
      lang={useWrittenLang()}
      labelledBy="values"
      title={content.title}
      beside={content.description}
      tone="light"
    >
      <Stack as="ul" gap="cards" className={styles.cards}>
        {content.items.map((item, index) => (
          <Card
            key={item.title}
            as="li"
            tone={index === 0 ? 'inverse' : 'raised'}
            padding="large"
            className={layoutClass('grid', { gap: 4, pack: 'space-between' }, styles.card)}
          >
            <h3 className={textStyle({ size: 'title' }, styles.title)}>{item.title}</h3>
            <p className={textStyle({ tone: 'muted', measure: 30 })}>{item.description}</p>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}

export function VisionPage() {
  const content = useEndpoint('pages.vision-mission.get');
  return (
    <Loaded of={{ content }}>
      {({ content }) => (
        <>
          <PageHero eyebrow={m.layout_vision()} content={content} terrain="vision" />
          <VisionStatement content={content.vision} />
          <SideSection
            title={content.mission.title}
            description={content.mission.description}
            tone="sunken"
          >
            <MissionPoints points={content.mission.points} />
          </SideSection>
          <Values content={content.values} />
          <ClosingCall {...content.closing} to={paths.contact.to()} />
        </>
      )}
    </Loaded>
  );
}
