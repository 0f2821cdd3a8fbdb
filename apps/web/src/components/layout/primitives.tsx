import type { ComponentPropsWithRef, ElementType } from 'react';
import { type LayoutKind, type LayoutProps, layoutClass } from './layout-class.ts';

type Tag =
  | 'div'
  | 'span'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'figure'
  | 'address'
  | 'label'
  | 'fieldset'
  | 'form'
  | 'blockquote';

type PrimitiveProps<T extends Tag> = { as?: T | undefined } & LayoutProps &
  Omit<ComponentPropsWithRef<T>, keyof LayoutProps>;

const OPTIONS: ReadonlySet<string> = new Set<keyof LayoutProps>([
  ...(['gap', 'rowGap', 'align', 'justify', 'pack', 'above', 'below', 'within', 'line'] as const),
  ...(['divided', 'ruled', 'pad', 'columns', 'fill'] as const),
]);
const LISTS: ReadonlySet<ElementType> = new Set(['ul', 'ol']);

function primitive(kind: LayoutKind) {
  return function Primitive<T extends Tag = 'div'>(props: PrimitiveProps<T>) {
    const {
      as: Element = 'div',
      className,
      list = LISTS.has(Element),
      ...others
    } = props as { as?: ElementType } & Omit<PrimitiveProps<'div'>, 'as'>;
    const named = Object.entries(others);
    const look = Object.fromEntries(named.filter(([name]) => OPTIONS.has(name)));
    const rest = Object.fromEntries(named.filter(([name]) => !OPTIONS.has(name)));
    return <Element {...rest} className={layoutClass(kind, { ...look, list }, className)} />;
  };
}

/** One under the other, as wide as there is room. */
export const Stack = primitive('stack');
/** Side by side, going on in the next line. */
export const Cluster = primitive('cluster');
/** Side by side in one line. */
export const Row = primitive('row');
/** Columns that its own class names; without, as a stack. */
export const Grid = primitive('grid');
