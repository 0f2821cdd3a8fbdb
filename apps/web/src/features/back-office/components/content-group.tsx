import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/ui/card.tsx';
import { textStyle } from '../../../components/ui/text-style.ts';

interface ContentGroupProps {
  title: string;
  children: ReactNode;
}

/** Some stored values under a heading. */
export function ContentGroup({ title, children }: ContentGroupProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <h2 id={id} className={textStyle({ size: 4, below: 2 })}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
