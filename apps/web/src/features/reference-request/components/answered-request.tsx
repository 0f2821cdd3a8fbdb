import { useMutation } from '@tanstack/react-query';
import type { ReferenceRequest } from '@vitrine/contracts';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { m } from '#messages';
import styles from './reference-request.module.css';

interface AnsweredRequestProps {
  token: string;
  request: ReferenceRequest;
  replace: (request: ReferenceRequest) => void;
  onWrite: () => void;
}

/** What was written by the link, with the ways to correct it and to take it back. */
export function AnsweredRequest({ token, request, replace, onWrite }: AnsweredRequestProps) {
  const api = useApi();
  const { written, shown } = request;
  const words = { owner: request.owner.name };
  const takeBack = useMutation({
    mutationFn: () => api.call('referenceRequests.takeBack', { params: { token } }),
    onSuccess: replace,
  });
  if (!written) {
    return (
      <Section space="small">
        <Button variant="secondary" onClick={onWrite}>
          {m.reference_write_after_all()}
        </Button>
      </Section>
    );
  }
  return (
    <Section space="small">
      <Stack gap={3} className={styles.column}>
        <WrittenWords written={written} />
        <p>{shown ? m.reference_write_shown(words) : m.reference_write_not_shown(words)}</p>
        <Cluster gap={1}>
          <Button variant="secondary" onClick={onWrite}>
            {m.reference_write_correct()}
          </Button>
          <ConfirmButton
            action={takeBack}
            button={{ variant: 'ghost' }}
            title={m.reference_write_take_back_title()}
            question={m.reference_write_take_back_question(words)}
            confirmLabel={m.reference_write_take_back()}
            failed={m.reference_change_failed()}
          >
            {m.reference_write_take_back()}
          </ConfirmButton>
        </Cluster>
      </Stack>
    </Section>
  );
}

/** A reference as it was sent. */
export function WrittenWords({ written }: { written: NonNullable<ReferenceRequest['written']> }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <Prose text={written.text} />
      </blockquote>
      <figcaption className={textStyle({ tone: 'muted', size: 'small', above: 1 })}>
        {[written.name, written.role].filter(Boolean).join(', ')}
      </figcaption>
    </figure>
  );
}
