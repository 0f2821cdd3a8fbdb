import { cx } from '../cx.ts';

/** Distances in steps of the 8 px grid. */
export type Space = 0 | 0.5 | 1 | 1.5 | 2 | 3 | 4 | 5 | 6;

export type LayoutKind = 'stack' | 'cluster' | 'row' | 'grid';

export interface LayoutProps {
  /** Between the children. */
  gap?: Space | undefined;
  /** Between lines, where it is not the same as between what stands in one. */
  rowGap?: Exclude<Space, 1.5 | 5 | 6> | undefined;
  /** Across the direction they run in: of a stack sideways, of the others up and down. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Along the line, of a cluster or row. */
  justify?: 'between' | 'center' | 'end' | undefined;
  /** Free space before and after the whole. */
  above?: Exclude<Space, 0 | 1.5 | 5> | undefined;
  below?: Exclude<Space, 0 | 1.5> | undefined;
  /** A list without bullets; `ul` and `ol` are. */
  list?: boolean | undefined;
  /** In a row itself: takes the rest of it, keeps its width, or may become narrower than its words. */
  fill?: 'grow' | 'rigid' | 'shrink' | undefined;
}

/** The class of one property and its value, in styles/layout.css or styles/text.css: `gap-0-5`. */
export const classOf = (property: string, value: string | number | undefined) =>
  value === undefined ? undefined : `${property}-${value}`.replace('.', '-');

/** The classes of a layout primitive, for what is not a plain element (a link, a label). */
export function layoutClass(kind: LayoutKind, props: LayoutProps = {}): string {
  const { align, rowGap, list, ...others } = props;
  return cx(
    kind,
    classOf(kind === 'stack' ? 'place' : 'align', align),
    classOf('row-gap', rowGap),
    list && 'list',
    ...Object.entries(others).map(([property, value]) => classOf(property, value)),
  );
}
