import { type ComponentType, useRef, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import type { FormValues } from '#components/form/public-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { renewPage } from '#lib/renew-page.ts';
import { m } from '#messages';
import type { ApplicationDialogProps } from './application-dialog.tsx';
import type { ApplicationKind } from './application-fields.tsx';
import { ApplyWithoutScript, applyLabels } from './apply-without-script.tsx';

interface Opened {
  Dialog: ComponentType<ApplicationDialogProps>;
  draft: FormValues;
}

const loadDialog = () => import('./application-dialog.tsx');

/** Loads the dialog before the click; a failure is shown after the click. */
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
      <Button className="with-script" onClick={open} onPointerEnter={preload} onFocus={preload}>
        {applyLabels[kind]()}
      </Button>
      <ApplyWithoutScript kind={kind} />
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
