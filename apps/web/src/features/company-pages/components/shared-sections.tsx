import {
  Brain,
  ChartLine,
  Cloud,
  Code,
  Compass,
  type LucideIcon,
  MapPin,
  Palette,
  Settings,
  ShieldCheck,
  Smartphone,
  Users,
  Utensils,
  Wallet,
  Workflow,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '#components/cx.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import styles from './shared-sections.module.css';

interface SideSectionProps {
  title: string;
  description?: string | undefined;
  tone?: 'ground' | 'sunken' | 'raised' | undefined;
  children: ReactNode;
}

/** The heading stays at the left while its content passes at the right. */
export function SideSection({ title, description, tone, children }: SideSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id} tone={tone}>
      <Stack gap={5} className={styles.grid}>
        <Stack gap={2} className={styles.head}>
          <h2 id={id}>{title}</h2>
          {description ? (
            <p className={textStyle({ tone: 'muted', measure: 26 })}>{description}</p>
          ) : null}
        </Stack>
        <div className={styles.content}>{children}</div>
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
    <ul className={styles.rows}>
      {entries.map(({ title, note, text }) => (
        <Stack as="li" gap={4} rowGap={1} key={title} className={styles.row}>
          <h3 className={styles.title}>{title}</h3>
          <div className={cx(textStyle({ tone: 'second', leading: 'snug' }), styles.note)}>
            {note}
          </div>
          <p className={cx(textStyle({ tone: 'muted', measure: 'text', above: 1 }), styles.text)}>
            {text}
          </p>
        </Stack>
      ))}
    </ul>
  );
}

const ICONS: Record<string, LucideIcon> = {
  brain: Brain,
  cloud: Cloud,
  code: Code,
  compass: Compass,
  'line-chart': ChartLine,
  palette: Palette,
  settings: Settings,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  users: Users,
  utensils: Utensils,
  wallet: Wallet,
  workflow: Workflow,
};

/** The sign that an entry names; a place on the map for names we have no sign for. */
export function ContentIcon({ name, size = 24 }: { name: string; size?: number }) {
  const Icon = ICONS[name.toLowerCase()] ?? MapPin;
  return <Icon size={size} strokeWidth={1.5} aria-hidden="true" />;
}
