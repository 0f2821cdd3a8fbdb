import type { LAYOUT, OptionsOf } from '../../styles/shared-classes.ts';
import { type ClassName, cx } from '../cx.ts';

export type LayoutKind = 'stack' | 'cluster' | 'row' | 'grid';

/** What each option does is in styles/shared-classes.ts; `align` of a stack is sideways. */
export interface LayoutProps extends Omit<OptionsOf<typeof LAYOUT>, 'place'> {
  /** A list without bullets; `ul` and `ol` are. */
  list?: boolean | undefined;
  /** A line between each two children; `ruled` has one above the first, too. */
  divided?: boolean | undefined;
  ruled?: boolean | undefined;
  /** The space of the children to such lines. */
  pad?: 1.5 | 3 | 4 | undefined;
  /** Beside each other where there is room: two alike, or as parts of twelve. */
  columns?: '1-1' | '4-8' | '5-7' | undefined;
}

/** The class of an option and its value: `gap-0-5`, and `divided` of one that is on or off. */
export const classOf = (option: string, value: string | number | boolean | undefined) => {
  if (value === undefined || typeof value === 'boolean') return value && option;
  return `${option === 'rowGap' ? 'row-gap' : option}-${value}`.replace('.', '-');
};

/** The classes of a layout primitive, for what is not a plain element (a link, a label). */
export function layoutClass(
  kind: LayoutKind,
  { align, ...rest }: LayoutProps = {},
  ...others: readonly ClassName[]
): string {
  const options = { ...rest, [kind === 'stack' ? 'place' : 'align']: align };
  return cx(kind, ...Object.entries(options).map((option) => classOf(...option)), ...others);
}
