import { useMutation } from '@tanstack/react-query';
import {
  REFERENCE_NAME_MAX_LENGTH,
  REFERENCE_ROLE_MAX_LENGTH,
  REFERENCE_TEXT_MAX_LENGTH,
  type ReferenceRequest,
  type ReferenceWords,
} from '@vitrine/contracts';
import { useRef, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { FieldRow } from '#components/form/field-shell.tsx';
import { type FormValues, PublicForm } from '#components/form/public-form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { Section } from '#components/layout/section.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { writeDay } from '#lib/written-day.ts';
import { m } from '#messages';
import { decline, isAnsweredElsewhere, sendWords } from '../send-words.ts';
import { useWordsDraft } from '../use-words-draft.ts';
import { WrittenWords } from './answered-request.tsx';
import styles from './reference-request.module.css';

interface OpenRequestProps {
  token: string;
  request: ReferenceRequest;
  replace: (request: ReferenceRequest) => void;
  /** Done, or back to what was sent. */
  onAnswered: () => void;
}

/** Who asks and what for, and the form to write into. */
export function OpenRequest(props: OpenRequestProps) {
  const { token, request, replace, onAnswered } = props;
  const api = useApi();
  const draft = useWordsDraft(request.id);
  // what was known when the writing began; what happens in the meantime is compared with it
  const [known, setKnown] = useState(request);
  const [elsewhere, setElsewhere] = useState<{ latest: ReferenceRequest; here: ReferenceWords }>();
  const [start, setStart] = useState<FormValues>(draft.start ?? startOf(request));
  const [round, setRound] = useState(0);
  const { owner } = request;
  const words = { owner: owner.name };
  const edits = useRef(0);
  const arrived = (latest: ReferenceRequest, sentAt = edits.current) => {
    // what was typed in the meantime is for another time
    if (edits.current === sentAt) draft.drop();
    replace(latest);
    onAnswered();
  };
  const send = async (here: ReferenceWords, over: ReferenceRequest): Promise<undefined> => {
    const sentAt = edits.current;
    try {
      arrived(await sendWords(api, token, here, over), sentAt);
    } catch (error) {
      if (!isAnsweredElsewhere(error)) throw error;
      const { theirs: latest } = error;
      draft.keep(here);
      draft.flush();
      if (latest.state === 'withdrawn') replace(latest);
      else setElsewhere({ latest, here });
      // a form that was sent is emptied: what was not stored is put in again
      setStart(here);
      setRound(round + 1);
    }
  };
  const declining = useMutation({
    mutationFn: () => decline(api, token, known),
    onSuccess: (latest) => arrived(latest),
    onError: (error) => {
      if (isAnsweredElsewhere(error)) replace(error.theirs);
    },
  });
  return (
    <Section space="small">
      <Stack gap={4} columns="4-8">
        <Asked request={request} />
        <Stack gap={4} className={styles.column}>
          {elsewhere ? (
            <SentElsewhere
              {...elsewhere}
              onKeep={() => arrived(elsewhere.latest)}
              onReplace={async () => {
                setKnown(elsewhere.latest);
                await send(elsewhere.here, elsewhere.latest);
              }}
            />
          ) : null}
          <PublicForm
            key={round}
            label={m.reference_write_title()}
            defaults={start}
            onEdit={(values) => {
              edits.current++;
              draft.keep(values);
            }}
            onSubmit={(values) => send(wordsOf(values), known)}
          >
            <TextArea
              name="text"
              label={m.reference_write_text()}
              hint={m.reference_write_text_hint(words)}
              rows={5}
              required
              maxLength={REFERENCE_TEXT_MAX_LENGTH}
            />
            <FieldRow>
              <TextField
                name="name"
                label={m.reference_write_name()}
                autoComplete="name"
                required
                maxLength={REFERENCE_NAME_MAX_LENGTH}
              />
              <TextField
                name="role"
                label={m.reference_write_role()}
                hint={m.reference_write_role_hint()}
                autoComplete="organization-title"
                maxLength={REFERENCE_ROLE_MAX_LENGTH}
                optional
              />
            </FieldRow>
            <Alert title={m.reference_write_public()}>{m.reference_write_public_text(words)}</Alert>
            <Cluster gap={1}>
              <SubmitButton
                label={known.written ? m.reference_write_send_change() : m.reference_write_send()}
                busyLabel={m.public_form_sending()}
              />
              {known.state !== 'asked' ? (
                <Button variant="secondary" onClick={onAnswered}>
                  {m.ui_cancel()}
                </Button>
              ) : (
                <ConfirmButton
                  action={declining}
                  button={{ variant: 'ghost' }}
                  title={m.reference_write_decline_title()}
                  question={m.reference_write_decline_question(words)}
                  confirmLabel={m.reference_write_decline_confirm()}
                  failed={m.reference_change_failed()}
                >
                  {m.reference_write_decline()}
                </ConfirmButton>
              )}
            </Cluster>
            <p className={textStyle({ tone: 'muted', size: 'small' })} aria-live="polite">
              {[
                draft.works ? m.reference_write_kept() : m.reference_write_not_kept(),
                known.written ? '' : m.reference_write_until({ day: writeDay(request.endsAt) }),
              ]
                .filter(Boolean)
                .join(' ')}
            </p>
          </PublicForm>
        </Stack>
      </Stack>
    </Section>
  );
}

/** Where the two worked together, the line of anyone who asks, and the way to their page. */
function Asked({ request: { owner, relation, note } }: { request: ReferenceRequest }) {
  const words = { owner: owner.name };
  return (
    <Stack gap={2} pack="start">
      <dl className={layoutClass('stack', { gap: 2 }, styles.facts)}>
        <div>
          <dt>{m.reference_write_together()}</dt>
          <dd>{relation}</dd>
        </div>
        {note ? (
          <div>
            <dt>{m.reference_write_note(words)}</dt>
            <dd>
              <Prose text={note} />
            </dd>
          </div>
        ) : null}
      </dl>
      {owner.path ? (
        <div>
          <ButtonLink to={owner.path} variant="secondary" size="small" target="_blank">
            {m.reference_write_page(words)}
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  );
}

interface SentElsewhereProps {
  latest: ReferenceRequest;
  here: ReferenceWords;
  onKeep: () => void;
  onReplace: () => Promise<void>;
}

/** Both references side by side, where another was sent by the same link in the meantime. */
function SentElsewhere({ latest, here, onKeep, onReplace }: SentElsewhereProps) {
  const replacing = useMutation({ mutationFn: onReplace });
  return (
    <Alert title={m.reference_write_elsewhere()}>
      <Stack gap={2}>
        <p>{m.reference_write_elsewhere_text()}</p>
        <Grid gap={3} className={styles.both}>
          {latest.written ? (
            <Stack gap={1}>
              <h3 className={textStyle({ size: 'base' })}>{m.reference_write_elsewhere_sent()}</h3>
              <WrittenWords written={latest.written} />
              <div>
                <Button size="small" variant="secondary" onClick={onKeep}>
                  {m.reference_write_keep_sent()}
                </Button>
              </div>
            </Stack>
          ) : null}
          <Stack gap={1}>
            <h3 className={textStyle({ size: 'base' })}>{m.reference_write_elsewhere_here()}</h3>
            <WrittenWords written={here} />
            <div>
              <Button size="small" busy={replacing.isPending} onClick={() => replacing.mutate()}>
                {m.reference_write_take_here()}
              </Button>
            </div>
          </Stack>
        </Grid>
        {replacing.error ? <p role="alert">{failureReason(replacing.error)}</p> : null}
      </Stack>
    </Alert>
  );
}

const startOf = ({ written, name }: ReferenceRequest): FormValues =>
  written ?? { text: '', name, role: '' };

const wordsOf = ({ text = '', name = '', role = '' }: FormValues): ReferenceWords => ({
  text: text.trim(),
  name: name.trim(),
  role: role.trim(),
});
