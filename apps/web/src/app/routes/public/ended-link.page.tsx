import { Eyebrow } from '#components/layout/eyebrow.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Container } from '#components/layout/section.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { PageHead } from '#lib/page.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './not-found.module.css';

export const head: PageHead = () => ({ title: m.app_ended_link_title(), robots: 'noindex' });

/** Says neither whose page it was nor where that is: the person who sent the link knows. */
export function Page() {
  return (
    <Stack as="section" className={styles.section}>
      <Container className={layoutClass('grid', { gap: 3 })}>
        <Eyebrow>{m.app_ended_link_eyebrow()}</Eyebrow>
        <h1>{m.app_ended_link_title()}</h1>
        <p className={textStyle({ tone: 'muted' }, styles.text)}>{m.app_ended_link_text()}</p>
        <p>
          <ButtonLink to={paths.home.to()}>{m.app_not_found_home()}</ButtonLink>
        </p>
      </Container>
    </Stack>
  );
}
