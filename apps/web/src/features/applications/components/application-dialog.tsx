import { type EndpointInput, type FormGuards, trainingPrograms } from '@vitrine/contracts';
import { useRef } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { type FormValues, PublicForm } from '#components/form/public-form.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { SenderFields } from '#components/form/sender-fields.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { getLocale } from '#lib/locale.ts';
import { m } from '#messages';

export interface ApplicationDialogProps {
  kind: ApplicationKind;
  /** What was typed before the dialog was closed. */
  draft: FormValues;
  onDraft: (draft: FormValues) => void;
  onClose: () => void;
}

const words = {
  internship: {
    title: m.application_internship_title,
    lead: m.application_internship_lead,
    thanks: m.application_internship_thanks,
  },
  training: {
    title: m.application_training_title,
    lead: m.application_training_lead,
    thanks: m.application_training_thanks,
  },
};

/** Applying for one of the two programmes (APP). */
export function ApplicationDialog({ kind, draft, onDraft, onClose }: ApplicationDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { title, lead, thanks } = words[kind];
  const typed = useRef(draft);
  return (
    <Dialog open onOpenChange={onClose} title={title()} description={lead()}>
      <PublicForm
        label={title()}
        defaults={draft}
        onEdit={(values) => {
          typed.current = values;
          onDraft(values);
        }}
        onSubmit={async (values, guards) => {
          const sent = typed.current;
          await sendApplication(api, kind, values, guards);
          // what was typed in the meantime waits for another time
          if (typed.current === sent) onDraft({});
          toast({ message: thanks() });
          onClose();
          return undefined;
        }}
      >
        <ApplicationFields kind={kind} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <SubmitButton label={m.application_send()} busyLabel={m.public_form_sending()} />
        </DialogActions>
      </PublicForm>
    </Dialog>
  );
}

const programs = trainingPrograms.map((program) => ({ value: program, label: program }));

/** What each of the two programmes asks for (APP-02). */
export function ApplicationFields({ kind }: { kind: ApplicationKind }) {
  const internship = kind === 'internship';
  return (
    <>
      <SenderFields />
      <TextField name="phone" label={m.field_phone()} type="tel" autoComplete="tel" optional />
      {internship ? null : (
        <SelectField
          name="program"
          label={m.application_program()}
          placeholder={m.application_program_choose()}
          options={programs}
          required
        />
      )}
      <TextArea
        name="education"
        label={m.field_education()}
        rows={3}
        required={internship}
        optional={!internship}
      />
      {internship ? (
        <TextArea name="interests" label={m.field_interests()} rows={3} required />
      ) : null}
      <TextArea name="message" label={m.field_message()} rows={4} required />
    </>
  );
}

export type ApplicationKind = 'internship' | 'training';

type ApplicationBody = EndpointInput<'applications.send'>['body'];

/** Sends an application; a field that its dialog does not have is empty. */
export async function sendApplication(
  api: ApiClient,
  kind: ApplicationKind,
  values: FormValues,
  guards: FormGuards,
): Promise<void> {
  const empty = { phone: '', education: '', interests: '', program: '' };
  // The server checks which programs there are.
  const body = { ...empty, ...values, ...guards, locale: getLocale(), kind } as ApplicationBody;
  await api.call('applications.send', { body });
}
