import { type PortfolioTheme, portfolioThemes } from '@vitrine/contracts';
import { useId } from 'react';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { lookOf } from '#components/portfolio-view/theme-look.ts';
import { textStyle } from '#components/ui/text-style.ts';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { lookClasses } from '#lib/page-look.ts';
import { m } from '#messages';
import { themeName } from '../state/portfolio-fields.ts';
import { usePortfolioEditor, usePortfolioEdits } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import styles from './theme-section.module.css';

const hints: Record<PortfolioTheme, () => string> = {
  basalt: m.portfolio_theme_basalt_hint,
  daylight: m.portfolio_theme_daylight_hint,
  paper: m.portfolio_theme_paper_hint,
};

/** How the page looks: one of a few, each with its picture. */
export function ThemeSection() {
  const { draft } = usePortfolioEditor();
  const { changeParts } = usePortfolioEdits();
  const group = useId();
  const chosen = draft.theme;
  return (
    <EditorSection id="theme" title={m.portfolio_theme()} hint={m.portfolio_theme_hint()}>
      <fieldset className={styles.themes}>
        <VisuallyHidden as="legend">{m.portfolio_theme()}</VisuallyHidden>
        {portfolioThemes.map((theme) => (
          <label key={theme} className={styles.theme}>
            <span className={lookClasses[lookOf({ theme })]}>
              <ThemePicture theme={theme} />
            </span>
            <span className={styles.words}>
              <input
                type="radio"
                name={group}
                value={theme}
                checked={theme === chosen}
                aria-labelledby={`${group}-${theme}-name`}
                aria-describedby={`${group}-${theme}`}
                onChange={() => changeParts({ theme })}
              />
              <span id={`${group}-${theme}-name`} className={textStyle({ weight: 'medium' })}>
                {themeName(theme)}
              </span>
            </span>
            <span
              id={`${group}-${theme}`}
              className={textStyle({ tone: 'muted', size: 'tiny', leading: 'snug' })}
            >
              {hints[theme]()}
            </span>
          </label>
        ))}
      </fieldset>
      <CheckboxField
        name="onePageCv"
        label={
          <Stack as="span">
            {m.portfolio_one_page_cv()}
            <span className={textStyle({ tone: 'muted', size: 'small' })}>
              {m.portfolio_one_page_cv_hint()}
            </span>
          </Stack>
        }
        checked={draft.onePageCv}
        onChange={(onePageCv) => changeParts({ onePageCv })}
      />
    </EditorSection>
  );
}

/** A page of the theme, drawn in its colours. */
function ThemePicture({ theme }: { theme: PortfolioTheme }) {
  const isPaper = theme === 'paper';
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true" className={styles.picture}>
      <rect width="160" height="100" fill="var(--ground)" />
      {isPaper ? null : (
        <g fill="none" stroke="var(--second)" opacity="0.55">
          <path d="M96 8c22-12 52-4 64 14M92 20c26-18 56-8 68 10M98 62c20 14 44 10 62-6M94 52c22 22 50 16 66-2" />
        </g>
      )}
      {isPaper ? (
        <circle cx="116" cy="22" r="10" fill="var(--muted)" />
      ) : (
        <rect x="112" y="12" width="34" height="42" rx="6" fill="var(--second)" />
      )}
      <g transform={isPaper ? 'translate(22)' : undefined}>
        <rect x="12" y="14" width="22" height="3" rx="1.5" fill="var(--accent)" />
        <rect x="12" y="22" width="64" height="9" rx="2" fill="var(--text)" />
        <rect x="12" y="37" width="52" height="4" rx="2" fill="var(--muted)" />
        <rect x="12" y="66" width="30" height="5" rx="2" fill="var(--text)" />
        <rect
          x={isPaper ? 12 : 60}
          y={isPaper ? 75 : 66}
          width="82"
          height="3"
          rx="1.5"
          fill="var(--muted)"
        />
        <rect
          x={isPaper ? 12 : 60}
          y={isPaper ? 82 : 73}
          width="74"
          height="3"
          rx="1.5"
          fill="var(--muted)"
        />
        <rect
          x={isPaper ? 12 : 60}
          y={isPaper ? 89 : 80}
          width="58"
          height="3"
          rx="1.5"
          fill="var(--muted)"
        />
      </g>
      {isPaper ? null : <rect x="12" y="50" width="34" height="9" rx="4.5" fill="var(--accent)" />}
    </svg>
  );
}
