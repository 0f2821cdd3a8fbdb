import { cx } from '#components/cx.ts';
import { Eyebrow } from '#components/layout/eyebrow.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Container } from '#components/layout/section.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { PageHead } from '#lib/page.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import styles from './not-found.module.css';

export const head: PageHead = () => ({ title: m.app_not_found_title(), robots: 'noindex' });

export function Page() {
  return (
    <Stack as="section" className={cx('around', styles.section)}>
      <div className={cx('screen-only', styles.contours)} aria-hidden="true" />
      <Container className={layoutClass('grid', { gap: 3 }, 'around')}>
        <Eyebrow>{m.app_not_found_eyebrow()}</Eyebrow>
        <h1>{m.app_not_found_heading()}</h1>
        <p className={textStyle({ tone: 'muted' }, styles.text)}>{m.app_not_found_text()}</p>
        <Cluster as="p" gap={2} above={2}>
          <ButtonLink to={paths.home.to()}>{m.app_not_found_home()}</ButtonLink>
          <ButtonLink to={paths.contact.to()} variant="secondary">
            {m.app_not_found_contact()}
          </ButtonLink>
        </Cluster>
      </Container>
    </Stack>
  );
}
