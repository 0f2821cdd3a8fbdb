import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  tone?: 'raised' | 'outline' | 'inverse' | undefined;
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
}

export function Card(props: CardProps) {
  const { as: Element = 'div', tone = 'raised', padding = 'medium', className, ...rest } = props;
  // The element's own ref type does not matter to those who pass none.
  const Tag = Element as 'div';
  return <Tag {...rest} className={cx(styles.card, styles[tone], styles[padding], className)} />;
}
