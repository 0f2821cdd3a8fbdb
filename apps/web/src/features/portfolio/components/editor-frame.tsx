import { type Locale, type Portfolio, portfolioIn } from '@vitrine/contracts';
import {
  memo,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { cx } from '#components/cx.ts';
import { Grid, Row } from '#components/layout/primitives.tsx';
import { PortfolioView } from '#components/portfolio-view/portfolio-view.tsx';
import { lookOf } from '#components/portfolio-view/theme-look.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { lookClasses } from '#lib/page-look.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { type Owner, ownPage } from '../api/own-portfolio.ts';
import { useShownReferences } from '../api/shown-references.ts';
import styles from './editor.module.css';

interface EditorFrameProps {
  draft: Portfolio;
  owner: Owner;
  /** The one that is edited, in which the page is shown. */
  language: Locale;
  children: ReactNode;
}

/** The form with the page it makes beside it; where there is no room, behind a tab. */
export function EditorFrame({ children, ...shown }: EditorFrameProps) {
  const wide = useWideScreen();
  if (!wide) {
    return <PreviewTabs preview={<LivePreview {...shown} />}>{children}</PreviewTabs>;
  }
  return (
    <Grid gap={4} className={styles.columns}>
      <div>{children}</div>
      <div>
        <LivePreview {...shown} beside />
      </div>
    </Grid>
  );
}

function PreviewTabs({ children, preview }: { children: ReactNode; preview: ReactNode }) {
  const [tab, setTab] = useState('edit');
  const left = useRef(0);
  const known = useRef(tab);
  // Back at the line one was typing in.
  useLayoutEffect(() => {
    if (known.current === tab) return;
    known.current = tab;
    window.scrollTo({ top: tab === 'edit' ? left.current : 0, behavior: 'instant' });
  }, [tab]);
  const change = (next: string) => {
    if (next === 'preview') left.current = window.scrollY;
    setTab(next);
  };
  return (
    <Tabs
      label={m.portfolio_edit_or_look()}
      value={tab}
      onChange={change}
      tabs={[
        { value: 'edit', label: m.portfolio_tab_edit(), content: children, kept: true },
        { value: 'preview', label: m.portfolio_so_far(), content: preview },
      ]}
    />
  );
}

/** From here on the form and the page it makes stand side by side. */
const WIDE = '(width >= 72rem)';

/** Whether there is room for the preview beside the form. */
function useWideScreen(): boolean {
  const [query] = useState(() => window.matchMedia(WIDE));
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}

interface LivePreviewProps extends Omit<EditorFrameProps, 'children'> {
  /** Small, beside the form. */
  beside?: boolean | undefined;
}

const Drawn = memo(function Drawn({ draft, owner, language }: Omit<LivePreviewProps, 'beside'>) {
  const references = useShownReferences();
  const page = portfolioIn(draft, language, [draft.language, language]);
  return <PortfolioView portfolio={{ ...ownPage(page, owner), references }} nameAs="h2" />;
});

/**
 * The page as it comes to be, unsaved words included; typing goes before drawing it. What visitors
 * get, saved and with all that can be pressed, is the preview, to which it leads.
 */
function LivePreview({ draft, owner, language, beside }: LivePreviewProps) {
  const shown = useDeferredValue(draft);
  return (
    <div className={cx(styles.pane, beside && styles.beside)}>
      <Row gap={2} align="center" justify="between">
        <p className={textStyle({ tone: 'muted', size: 'small' })}>{m.portfolio_so_far_hint()}</p>
        <ButtonLink to={paths.userPreview.to()} variant="secondary" size="small">
          {m.portfolio_so_far_preview()}
        </ButtonLink>
      </Row>
      <section
        aria-label={m.portfolio_so_far_label()}
        // Beside the form it scrolls by itself, and so by the keyboard, too.
        tabIndex={beside ? 0 : undefined}
        className={styles.frame}
      >
        {/* To be looked at: its links would lead away from what is being typed. */}
        <div inert className={cx(lookClasses[lookOf(shown)], styles.page)}>
          <Drawn draft={shown} owner={owner} language={language} />
        </div>
      </section>
    </div>
  );
}
