import { newReferenceSchema } from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import { FieldRow } from '#components/form/field-shell.tsx';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { useAdditionDraft } from '#lib/use-addition-draft.ts';
import { m } from '#messages';
import { useReferencesChanged } from './use-reference-change.ts';

/** What is typed into the form, as it is kept in the browser. */
export const ASK_DRAFT = 'reference:new';

const blank = { name: '', email: '', relation: '', note: '' };

/** Asks whom, where they worked together, and for a personal line. */
export function AskForReference({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const changed = useReferencesChanged();
  const draft = useAdditionDraft(ASK_DRAFT, blank);
  const close = () => {
    draft.drop();
    onClose();
  };
  return (
    <Card as="section" aria-labelledby="ask-for-reference" padding="large">
      <Stack gap={3}>
        <h2 id="ask-for-reference" className={textStyle({ size: 3 })}>
          {m.reference_ask_open()}
        </h2>
        <Form
          schema={newReferenceSchema}
          label={m.reference_ask_open()}
          defaultValues={draft.start}
          onEdit={draft.keep}
          onSubmit={async (body) => {
            const idempotencyKey = draft.keyOf(body);
            await api.call('references.ask', { body }, { idempotencyKey });
            toast({ message: m.reference_asked({ name: body.name }), tone: 'success' });
            await changed();
            close();
          }}
        >
          <FieldRow>
            <TextField name="name" label={m.reference_ask_name()} autoComplete="off" />
            <TextField
              name="email"
              type="email"
              label={m.reference_ask_email()}
              hint={m.reference_ask_email_hint()}
              autoComplete="off"
            />
          </FieldRow>
          <TextField
            name="relation"
            label={m.reference_ask_relation()}
            hint={m.reference_ask_relation_hint()}
            autoComplete="off"
          />
          <TextArea
            name="note"
            label={m.reference_ask_note()}
            hint={m.reference_ask_note_hint()}
            rows={3}
            optional
          />
          <Cluster gap={1}>
            <SubmitButton label={m.reference_ask_send()} busyLabel={m.reference_ask_send()} />
            <Button variant="secondary" onClick={close}>
              {m.ui_cancel()}
            </Button>
          </Cluster>
        </Form>
      </Stack>
    </Card>
  );
}
