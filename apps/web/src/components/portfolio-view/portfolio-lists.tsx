import type {
  Experience,
  Locale,
  MediaItem,
  Portfolio,
  PortfolioLink,
  ShownReference,
} from '@vitrine/contracts';
import { ArrowUpRight, Download, FileText } from 'lucide-react';
import { m } from '#messages';
import { fileAddress } from '../../lib/site-address.ts';
import { cx } from '../cx.ts';
import { layoutClass } from '../layout/layout-class.ts';
import { Cluster, Grid, Stack } from '../layout/primitives.tsx';
import { Prose } from '../ui/prose.tsx';
import { textStyle } from '../ui/text-style.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './portfolio-lists.module.css';
import {
  linkHost,
  readableTitle,
  spokenAddress,
  textBlocks,
  writtenDescription,
} from './shown-words.ts';

interface WrittenTextProps {
  text: string;
  lang?: Locale | undefined;
  className?: string | undefined;
}

/** Plain text as its owner typed it; points that they marked with dashes are a list. */
export function WrittenText({ text, lang, className }: WrittenTextProps) {
  const blocks = textBlocks(text).map((block, position) => ({ ...block, position }));
  return (
    <div lang={lang} className={textStyle({ measure: 'text' }, styles.text, className)}>
      {blocks.map(({ isList, lines, position }) =>
        isList ? (
          <ul key={position} className={styles.points}>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : (
          <Prose key={position} text={lines.join('\n')} />
        ),
      )}
    </div>
  );
}

/** The letters after the last dot, as people know them: 'PDF'. */
const kindOf = (file: string) => /\.([a-z0-9]{1,5})$/i.exec(file)?.[1]?.toUpperCase();

interface ListProps<Item> {
  items: readonly Item[];
}

/** Files to download, one row each. */
export function DocumentList({ items }: ListProps<MediaItem>) {
  return (
    <Stack as="ul" gap={1}>
      {items.map((item) => (
        <li key={item.id}>
          <a
            href={fileAddress(item.url)}
            download={item.file || true}
            className={layoutClass(
              'row',
              { gap: 2, align: 'center' },
              'plain rounded',
              styles.document,
            )}
          >
            <FileText size={24} aria-hidden="true" className={textStyle({ tone: 'second' })} />
            <VisuallyHidden>{m.portfolio_view_download()}</VisuallyHidden>{' '}
            <Stack as="span" fill="grow" lang={item.locale}>
              <span className={textStyle({ weight: 'strong', leading: 'snug' })}>
                {readableTitle(item)}
              </span>{' '}
              <span className={textStyle({ tone: 'muted', size: 'small' })}>
                {[kindOf(item.file), writtenDescription(item)].filter(Boolean).join(' · ')}
              </span>
            </Stack>
            <Download size={20} aria-hidden="true" className={textStyle({ tone: 'accent' })} />
          </a>
        </li>
      ))}
    </Stack>
  );
}

/** What has a name, was given or shown somewhere, and a date at the side. */
export interface DatedEntry {
  id: string;
  /** The language of its words, where that is not the one of the page. */
  locale?: Locale | undefined;
  title: string;
  place: string;
  date: string;
  url?: string | undefined;
}

/** Degrees, certificates or publications, with the date at the side. */
export function DatedList({ items }: ListProps<DatedEntry>) {
  return (
    <Stack as="ul" gap={3} divided className={styles.educations}>
      {items.map(({ id, locale, title, place, date, url }) => (
        <Grid as="li" align="baseline" key={id} lang={locale}>
          <h3>{title}</h3>
          {date ? (
            <p className={textStyle({ tone: 'muted', numeric: true }, styles.year)}>{date}</p>
          ) : null}
          {place ? (
            <p className={textStyle({ tone: 'muted' }, styles.institution)}>{place}</p>
          ) : null}
          {url ? (
            <p>
              <EntryAddress url={url} />
            </p>
          ) : null}
        </Grid>
      ))}
    </Stack>
  );
}

/** Where there is more of an entry; the address itself, as it is on paper, too. */
export function EntryAddress({ url, className }: { url: string; className?: string | undefined }) {
  return (
    <a href={url} rel="nofollow noopener" className={cx(styles.address, className)}>
      {spokenAddress(url)} <ArrowUpRight size={16} aria-hidden="true" className="screen-only" />
    </a>
  );
}

/** Positions along a line, in the owner's order. */
export function PositionTimeline({ items }: ListProps<Experience>) {
  return (
    <Stack as="ol" className={styles.timeline}>
      {items.map(({ id, locale, period, title, company, description }) => (
        <li key={id} lang={locale}>
          <h3>{title}</h3>
          {period ? (
            <p
              className={textStyle({ tone: 'muted', size: 'small', numeric: true }, styles.period)}
            >
              {period}
            </p>
          ) : null}
          <p className={textStyle({ tone: 'accent', weight: 'medium' }, styles.company)}>
            {company}
          </p>
          {description ? <WrittenText text={description} /> : null}
        </li>
      ))}
    </Stack>
  );
}

/** Links, each with its host; on paper they are under the name. */
export function LinkList({ items }: ListProps<PortfolioLink>) {
  return (
    <Stack
      as="ul"
      divided
      aria-label={m.portfolio_view_links()}
      className={cx('screen-only', styles.links)}
    >
      {items.map((link) => (
        <li key={link.id}>
          <a
            href={link.url}
            rel="nofollow noopener"
            className={layoutClass('row', { gap: 2, align: 'center', justify: 'between' }, 'plain')}
          >
            <Stack as="span" fill="shrink">
              <span className={textStyle({ weight: 'strong', leading: 'snug' }, styles.linkName)}>
                {link.name}
              </span>
              <span className={textStyle({ tone: 'second', size: 'small' })}>
                {linkHost(link.url)}
              </span>
            </Stack>
            <ArrowUpRight size={20} aria-hidden="true" className="screen-only" />
          </a>
        </li>
      ))}
    </Stack>
  );
}

/** Services or products with their prices. */
export function OfferList({ items }: ListProps<Portfolio['services'][number]>) {
  return (
    <Grid as="ul" gap={5} rowGap={4} className={styles.offers}>
      {items.map(({ id, locale, name, price, description }) => (
        <Grid as="li" gap={2} rowGap={1} key={id} lang={locale}>
          <h3>{name}</h3>
          {price ? (
            <p
              className={textStyle(
                { tone: 'accent', weight: 'strong', numeric: true },
                styles.price,
              )}
            >
              {price}
            </p>
          ) : null}
          {description ? <WrittenText text={description} /> : null}
        </Grid>
      ))}
    </Grid>
  );
}

/** What others wrote, each in their own words and under their name. */
export function ReferenceList({ items }: ListProps<ShownReference>) {
  return (
    <Grid as="ul" gap={5} rowGap={4} className={styles.references}>
      {items.map(({ id, name, role, text }) => (
        <li key={id}>
          <figure>
            <blockquote>
              <WrittenText text={text} />
            </blockquote>
            <figcaption>
              <span className={textStyle({ weight: 'strong' })}>{name}</span>
              {role ? (
                <span className={textStyle({ tone: 'muted' }, styles.role)}>{role}</span>
              ) : null}
            </figcaption>
          </figure>
        </li>
      ))}
    </Grid>
  );
}

export interface Skill {
  text: string;
  /** The language of its words, where that is not the one of the page. */
  locale?: Locale | undefined;
}

interface SkillPillsProps extends ListProps<Skill> {
  label: string;
  large?: boolean | undefined;
}

/** Skills or technologies as pills, each once. */
export function SkillPills({ label, items, large }: SkillPillsProps) {
  const distinct = [...new Map(items.map((item) => [item.text, item])).values()];
  if (distinct.length === 0) return null;
  return (
    <Cluster as="ul" aria-label={label} className={cx(styles.pills, large && styles.large)}>
      {distinct.map(({ text, locale }) => (
        <li key={text} lang={locale}>
          {text}
        </li>
      ))}
    </Cluster>
  );
}
