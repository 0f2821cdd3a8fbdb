import { type ReactNode, useId } from 'react';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { TerrainHero } from '#components/layout/terrain-hero.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useWrittenLang } from '#lib/written-in.ts';
import styles from './shared-sections.module.css';

interface PageHeroProps {
  eyebrow: string;
  content: { heroTitle: string; heroSubtitle: string };
  /** The name of its terrain strip; contour lines without one. */
  terrain?: 'about' | 'contact' | 'projects' | 'solutions' | 'team' | 'vision' | undefined;
}

/** The opening of a company page. */
export function PageHero({ eyebrow, content, terrain }: PageHeroProps) {
  return (
    <TerrainHero
      eyebrow={eyebrow}
      title={content.heroTitle}
      subtitle={content.heroSubtitle}
      written
      picture={terrain && `/art/terrain-${terrain}/1920x720.webp`}
    />
  );
}

interface SideHeadProps {
  id: string;
  title: string;
  text?: string | undefined;
  className?: string | undefined;
}

/** The heading of a section that is beside its content. */
export function SideHead({ id, title, text, className }: SideHeadProps) {
  return (
    <Stack gap={2} pack="start" className={className}>
      <h2 id={id}>{title}</h2>
      {text ? <p className={textStyle({ tone: 'muted', measure: 26 })}>{text}</p> : null}
    </Stack>
  );
}

interface SideSectionProps {
  title: string;
  description?: string | undefined;
  tone?: 'ground' | 'sunken' | 'raised' | 'light' | undefined;
  children: ReactNode;
}

/** The heading stays at the left while its content passes at the right. */
export function SideSection({ title, description, tone, children }: SideSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id} tone={tone}>
      <Stack gap={5} columns="5-7">
        <SideHead id={id} title={title} text={description} className={styles.head} />
        <div>{children}</div>
      </Stack>
    </Section>
  );
}

interface Entry {
  title: string;
  /** Short, beside the title. */
  note: ReactNode;
  text: string;
}

/** Entries under one another, split by hairlines. */
export function EntryRows({ entries }: { entries: readonly Entry[] }) {
  return (
    <Stack as="ul" lang={useWrittenLang()} ruled pad={4}>
      {entries.map(({ title, note, text }) => (
        <Stack as="li" gap={4} rowGap={1} key={title} className={styles.row}>
          <h3 className={textStyle({ size: 'title' })}>{title}</h3>
          <div className={textStyle({ tone: 'second', leading: 'snug' }, styles.note)}>{note}</div>
          <p className={textStyle({ tone: 'muted', measure: 'text', above: 1 })}>{text}</p>
        </Stack>
      ))}
    </Stack>
  );
}
