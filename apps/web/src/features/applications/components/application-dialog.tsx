import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { PublicForm } from '../../../components/form/public-form.tsx';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import type { FormValues } from '../../../components/form/use-public-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { useApi } from '../../../lib/api-context.ts';
import { type ApplicationKind, sendApplication } from '../send-application.ts';
import { ApplicationFields } from './application-fields.tsx';

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
  return (
    <Dialog open onOpenChange={onClose} title={title()} description={lead()}>
      <PublicForm
        label={title()}
        defaults={draft}
        onEdit={onDraft}
        onSubmit={async (values, guards) => {
          await sendApplication(api, kind, values, guards);
          onDraft({});
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
