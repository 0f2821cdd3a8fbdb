import type { ComponentPropsWithRef, ElementType } from 'react';
import { cx } from '../cx.ts';
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

function primitive(kind: LayoutKind) {
  return function Primitive<T extends Tag = 'div'>(props: PrimitiveProps<T>) {
    const { gap, rowGap, align, justify, above, below, list, divided, ...others } =
      props as PrimitiveProps<'div'>;
    const { as = 'div', ruled, pad, columns, fill, className, ...rest } = others;
    const Element = as as ElementType;
    const own = layoutClass(kind, {
      ...{ gap, rowGap, align, justify, above, below, divided, ruled, pad, columns, fill },
      list: list ?? (Element === 'ul' || Element === 'ol'),
    });
    return <Element {...rest} className={cx(own, className)} />;
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
