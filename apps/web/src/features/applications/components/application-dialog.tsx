import type { EndpointInput, FormGuards } from '@vitrine/contracts';
import { useRef } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { type FormValues, PublicForm } from '#components/form/public-form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import type { ApiClient } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { getLocale } from '#lib/locale.ts';
import { m } from '#messages';
import {
  ApplicationFields,
  type ApplicationKind,
  applicationWords,
} from './application-fields.tsx';

export interface ApplicationDialogProps {
  kind: ApplicationKind;
  /** What was typed before the dialog was closed. */
  draft: FormValues;
  onDraft: (draft: FormValues) => void;
  onClose: () => void;
}

/** Applying for one of the two programmes (APP). */
export function ApplicationDialog({ kind, draft, onDraft, onClose }: ApplicationDialogProps) {
  const api = useApi();
  const toast = useToast();
  const { title, lead, thanks } = applicationWords[kind];
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
