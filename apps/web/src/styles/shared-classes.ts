import { POSITION_STEP } from './position-step.ts';

type Name = string | number;

/** What the class of each value says, by its value. */
const each = <const N extends Name>(values: readonly N[], says: (value: N) => string) =>
  Object.fromEntries(values.map((value) => [value, says(value)])) as Record<N, string>;

/** Distances are steps of the 8 px grid. */
const space = (step: Name): string =>
  ({ 0: '0', 0.5: 'var(--space-half)', 1.5: '0.75rem', cards: '1.125rem' })[step] ??
  `var(--space-${step})`;

const positions = Array.from({ length: 100 / POSITION_STEP + 1 }, (_, at) => at * POSITION_STEP);

/** Where a picture is in a room that it covers: no style may be in the markup, so each step is a class. */
export const POSITION = {
  'position-x': each(positions, (x) => `--position-x: ${x}%`),
  'position-y': each(positions, (y) => `--position-y: ${y}%`),
};

/** The options of the layout primitives. */
export const LAYOUT = {
  /** Between the children. */
  gap: each([0, 0.5, 1, 1.5, 2, 'cards', 3, 4, 5, 6], (step) => `gap: ${space(step)}`),
  /** Between lines, where it is not the same as between what is in one. */
  rowGap: each([0, 0.5, 1, 2, 3, 4], (step) => `row-gap: ${space(step)}`),
  /** Across the direction they run in: up and down. */
  align: each(['start', 'center', 'end', 'baseline'], (value) => `align-items: ${value}`),
  /** The same of a stack: sideways. */
  place: each(['start', 'center', 'end'], (value) => `justify-items: ${value}`),
  /** Along the line, of a cluster or row. */
  justify: {
    between: 'justify-content: space-between',
    center: 'justify-content: center',
    end: 'justify-content: flex-end',
  },
  /** Of what is higher than its content: where that is, or that its parts spread. */
  pack: each(['start', 'center', 'space-between'], (value) => `align-content: ${value}`),
  /** Free space before and after the whole. */
  above: each([0.5, 1, 2, 3, 4, 6], (step) => `margin-block-start: ${space(step)}`),
  below: each([0.5, 1, 2, 3, 4, 5, 6], (step) => `margin-block-end: ${space(step)}`),
  /** The same inside of it. */
  within: each([1, 2, 3, 4], (step) => `padding-block: ${space(step)}`),
  /** A line along its edge. */
  line: {
    above: 'border-block-start: 1px solid var(--line)',
    below: 'border-block-end: 1px solid var(--line)',
  },
  /** In a row itself: takes the rest of it, keeps its width, or may become narrower than its words. */
  fill: {
    grow: 'flex: 1; min-inline-size: 0',
    rigid: 'flex: none',
    shrink: 'min-inline-size: 0',
  },
};

/** The options of `textStyle`; it has those of `Placed` as well. */
export const TEXT = {
  tone: each(
    ['text', 'muted', 'accent', 'second', 'danger', 'tint'],
    (ink) => `color: var(--${ink})`,
  ),
  size: each(['tiny', 'small', 'base', 'lead', 'title', 2, 3, 4], (size) =>
    size === 'base' ? 'font-size: 1rem' : `font-size: var(--size-${size})`,
  ),
  weight: each(['text', 'medium', 'strong'], (weight) => `font-weight: var(--weight-${weight})`),
  leading: each(['snug', 1.45, 1.5], (height) =>
    height === 'snug' ? 'line-height: var(--leading-snug)' : `line-height: ${height}`,
  ),
  /** How far its letters stand apart, where that is not as its face has it. */
  tracking: { none: 'letter-spacing: 0', display: 'letter-spacing: var(--tracking-display)' },
  /**
   * Of what is too long: breaks within a word, does so only where a line of its own is too short, does
   * not break, or ends in dots.
   */
  wrap: {
    anywhere: 'overflow-wrap: anywhere',
    // the line below a link does not reach into it by itself
    whole: 'display: inline-block; text-decoration: inherit',
    never: 'white-space: nowrap',
    cut: 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap',
  },
  /** How wide a line may be, in letters' heights; `text` for running text. */
  measure: each([26, 28, 30, 34, 38, 'text'], (width) =>
    width === 'text' ? 'max-inline-size: var(--measure)' : `max-inline-size: ${width}em`,
  ),
  /** A heading that is no more than a label, or a label that looks like a heading. */
  face: {
    text: 'font-family: var(--font-text); letter-spacing: 0',
    heading:
      'font-family: var(--font-heading); font-weight: var(--weight-strong); letter-spacing: var(--tracking-heading)',
  },
};

/** Options of the layout that a text, an icon or a link may have, too. */
export type Placed = Pick<typeof LAYOUT, 'above' | 'below' | 'within' | 'line' | 'fill'>;

/** What the options may be, for the props of what takes them. */
export type OptionsOf<T> = { [K in keyof T]?: keyof T[K] | undefined };
