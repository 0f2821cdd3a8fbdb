import type { Reference } from '@vitrine/contracts';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { ApiError } from '#lib/api-error.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { orGone } from '#lib/list-query.ts';
import { m } from '#messages';
import styles from './reference-item.module.css';
import { badgeOf, lineOf } from './reference-words.ts';
import { useReferenceChange } from './use-reference-change.ts';
import { useUndoDeletion } from './use-undo-deletion.tsx';

interface ReferenceItemProps {
  reference: Reference;
  onGone: () => void;
}

/** One request: what came of it, what was written, and what its owner can do about it. */
export function ReferenceItem({ reference, onGone }: ReferenceItemProps) {
  const { name, email, relation, written } = reference;
  const badge = badgeOf(reference);
  return (
    <Card as="li">
      <Stack gap={2}>
        <div>
          <Cluster gap={1} align="center">
            <h2 className={textStyle({ size: 4, wrap: 'anywhere' })}>{name}</h2>
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </Cluster>
          <p className={textStyle({ size: 'small', wrap: 'anywhere', above: 0.5 })}>{relation}</p>
          <p className={textStyle({ tone: 'muted', size: 'small', wrap: 'anywhere' })}>{email}</p>
          <p className={textStyle({ tone: 'muted', size: 'small', above: 1 })}>
            {lineOf(reference)}
          </p>
        </div>
        {written ? (
          <figure className={styles.words}>
            <blockquote>
              <Prose text={written.text} />
            </blockquote>
            <figcaption className={textStyle({ tone: 'muted', size: 'small', above: 1 })}>
              {[written.name, written.role].filter(Boolean).join(', ')}
            </figcaption>
          </figure>
        ) : null}
        <Actions reference={reference} onGone={onGone} />
      </Stack>
    </Card>
  );
}

const isNewer = (error: Error): boolean => error instanceof ApiError && error.code === 'conflict';

function Actions({ reference, onGone }: ReferenceItemProps) {
  const { id, name, state, shown, version, canRemind } = reference;
  const params = { id };
  const show = useReferenceChange(
    // only words that were read here are put on the page; taking them off needs no reading
    (api) =>
      api.call(
        'references.show',
        { params, body: { shown: !shown } },
        shown ? {} : { ifMatch: version },
      ),
    () => (shown ? m.reference_hidden_now({ name }) : m.reference_shown_now({ name })),
  );
  const remind = useReferenceChange(
    (api) => api.call('references.remind', { params }),
    () => m.reference_reminded_now({ name }),
    onGone,
  );
  const withdraw = useReferenceChange(
    (api) => api.call('references.withdraw', { params }),
    () => m.reference_withdrawn_now({ name }),
    onGone,
  );
  const undoing = useUndoDeletion();
  const remove = useReferenceChange(
    // one that is gone in the meantime is no failure
    (api) => orGone(api.call('references.delete', { params })),
    (deleted) => ({
      message: m.reference_deleted_now({ name }),
      action: deleted && undoing(deleted, reference),
    }),
    onGone,
  );
  const question = { failed: m.reference_change_failed() };
  return (
    <>
      {show.error ? (
        <Alert tone="danger" title={m.reference_change_failed()}>
          {isNewer(show.error) ? m.reference_show_newer({ name }) : failureReason(show.error)}
        </Alert>
      ) : null}
      <Cluster gap={1}>
        {state === 'written' ? (
          <Button
            size="small"
            variant={shown ? 'secondary' : 'primary'}
            busy={show.isPending}
            onClick={() => show.mutate()}
          >
            {shown ? m.reference_hide() : m.reference_show()}
          </Button>
        ) : null}
        {canRemind ? (
          <ConfirmButton
            {...question}
            action={remind}
            tone="primary"
            button={{ variant: 'secondary', size: 'small' }}
            title={m.reference_remind_title({ name })}
            question={m.reference_remind_question()}
            confirmLabel={m.reference_remind()}
          >
            {m.reference_remind()}
          </ConfirmButton>
        ) : null}
        {state === 'asked' ? (
          <ConfirmButton
            {...question}
            action={withdraw}
            button={{ variant: 'secondary', size: 'small' }}
            title={m.reference_withdraw_title({ name })}
            question={m.reference_withdraw_question()}
            confirmLabel={m.reference_withdraw()}
          >
            {m.reference_withdraw()}
          </ConfirmButton>
        ) : (
          <ConfirmButton
            {...question}
            action={remove}
            // alone it needs a border to be in line with the words above
            button={{ variant: state === 'written' ? 'ghost' : 'secondary', size: 'small' }}
            title={m.reference_delete_title({ name })}
            question={m.reference_delete_question()}
            confirmLabel={m.area_delete()}
          >
            {m.area_delete()}
          </ConfirmButton>
        )}
      </Cluster>
    </>
  );
}
