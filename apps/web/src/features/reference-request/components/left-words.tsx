import { useId } from 'react';
import { Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { Button } from '#components/ui/button.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useCopy } from '#lib/use-copy.ts';
import { m } from '#messages';
import styles from './reference-request.module.css';

/** What was typed and not sent, once it cannot be sent any more. */
export function LeftWords({ text }: { text: string }) {
  const [copied, copy] = useCopy(text);
  const heading = useId();
  return (
    <Section space="small" labelledBy={heading}>
      <Stack gap={2} className={styles.column}>
        <h2 id={heading} className={textStyle({ size: 3 })}>
          {m.reference_write_left()}
        </h2>
        <p className={textStyle({ tone: 'muted' })}>{m.reference_write_left_text()}</p>
        <blockquote className={styles.quote}>
          <Prose text={text} />
        </blockquote>
        <div>
          <Button variant="secondary" onClick={() => void copy()}>
            {copied ? m.reference_write_copied() : m.reference_write_copy()}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
