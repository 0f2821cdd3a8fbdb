import { type Passkey, passkeyNameSchema } from '@vitrine/contracts';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { m } from '#messages';

interface AddPasskeyProps {
  onClose: () => void;
  /** With the recovery codes, where these were made with it. */
  onDone: (recoveryCodes: string[]) => Promise<void>;
}

/** Asks what a passkey is to be called, and then the browser for one. */
export function AddPasskey({ onClose, onDone }: AddPasskeyProps) {
  const api = useApi();
  const add = async (name: string) => {
    const { addPasskey } = await import('#lib/passkeys.ts');
    await onDone(await addPasskey(api, name));
  };
  return (
    <NameDialog
      title={m.two_step_passkey_title()}
      text={m.two_step_passkey_text()}
      name=""
      label={m.two_step_add_passkey()}
      onName={add}
      onClose={onClose}
    />
  );
}

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export function RenamePasskey({ passkey, onClose, onDone }: RenamePasskeyProps) {
  const api = useApi();
  const rename = async (name: string) => {
    const params = { id: passkey.id };
    await api.call('secondFactor.renamePasskey', { params, body: { name } });
    await onDone();
  };
  return (
    <NameDialog
      title={m.two_step_rename_named({ name: passkey.name })}
      name={passkey.name}
      label={m.two_step_rename()}
      onName={rename}
      onClose={onClose}
    />
  );
}

interface NameDialogProps {
  title: string;
  text?: string | undefined;
  name: string;
  label: string;
  onName: (name: string) => Promise<void>;
  onClose: () => void;
}

function NameDialog({ title, text, name, label, onName, onClose }: NameDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} size="small" title={title} description={text}>
      <Form
        schema={passkeyNameSchema}
        defaultValues={{ name }}
        onSubmit={(typed) => onName(typed.name)}
      >
        <TextField
          name="name"
          label={m.two_step_passkey_name()}
          hint={m.two_step_passkey_name_hint()}
          autoComplete="off"
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {m.ui_cancel()}
          </Button>
          <SubmitButton label={label} busyLabel={label} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
