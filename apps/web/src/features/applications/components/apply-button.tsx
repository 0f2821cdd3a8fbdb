import { type ComponentType, useRef, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import type { FormValues } from '#components/form/public-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { renewPage } from '#lib/renew-page.ts';
import { m } from '#messages';
import type { ApplicationDialogProps, ApplicationKind } from './application-dialog.tsx';

interface Opened {
  Dialog: ComponentType<ApplicationDialogProps>;
  draft: FormValues;
}

const label = {
  internship: m.application_apply_internship,
  training: m.application_apply_training,
};

const loadDialog = () => import('./application-dialog.tsx');

/** Loads the dialog before the click; a failure is told after the click. */
const preload = () => void loadDialog().catch(() => undefined);

/** Opens the dialog of a programme, which is not loaded with the page. */
export function ApplyButton({ kind }: { kind: ApplicationKind }) {
  const toast = useToast();
  const draft = useRef<FormValues>({});
  const [opened, setOpened] = useState<Opened>();
  const open = async () => {
    try {
      const { ApplicationDialog } = await loadDialog();
      setOpened({ Dialog: ApplicationDialog, draft: draft.current });
    } catch {
      if (await renewPage()) return;
      toast({ message: m.application_unavailable(), tone: 'danger' });
    }
  };
  return (
    <>
      <Button onClick={open} onPointerEnter={preload} onFocus={preload}>
        {label[kind]()}
      </Button>
      {opened ? (
        <opened.Dialog
          kind={kind}
          draft={opened.draft}
          onDraft={(values) => {
            draft.current = values;
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
    </>
  );
}
