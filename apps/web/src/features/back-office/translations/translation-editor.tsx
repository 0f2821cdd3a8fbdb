import { useQueryClient } from '@tanstack/react-query';
import type { Locale, TranslatedRecord, Translation } from '@vitrine/contracts';
import { useState } from 'react';
import { Loaded } from '#components/feedback/loaded.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { ApiError } from '#lib/api-error.ts';
import { endpointKey, useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useUnsavedWarning } from '#lib/use-unsaved-warning.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import { TextRows } from './text-rows.tsx';
import { besideSource, withTexts } from './texts.ts';
import { titleOf } from './translation-words.ts';

interface TranslationEditorProps {
  record: TranslatedRecord;
  locale: Locale;
  onClose: () => void;
}

/** A page or an entry beside what it says in another language. */
export function TranslationEditor({ record, locale, onClose }: TranslationEditorProps) {
  const [unsaved, setUnsaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const kind = record.kind as Exclude<TranslatedRecord['kind'], 'post'>;
  const input = { params: { kind, id: record.id }, query: { locale } };
  const translation = useEndpoint('translations.get', input);
  useUnsavedWarning(unsaved);
  const close = () => (unsaved ? setAsking(true) : onClose());
  return (
    <Dialog open size="large" onOpenChange={close} title={titleOf(record)}>
      <Loaded of={{ translation }}>
        {({ translation: known }) => (
          <Editor
            input={input}
            known={known}
            onUnsaved={setUnsaved}
            onCancel={close}
            onClose={onClose}
          />
        )}
      </Loaded>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_translations_discard_title()}
        confirmLabel={m.admin_translations_discard()}
        question={m.admin_translations_discard_question()}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

interface EditorProps {
  input: {
    params: { kind: Exclude<TranslatedRecord['kind'], 'post'>; id: string };
    query: { locale: Locale };
  };
  known: Translation;
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
  onClose: () => void;
}

function Editor({ input, known, onUnsaved, onCancel, onClose }: EditorProps) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const texts = besideSource(known.source, known.was, known.content);
  const saving = useAction({
    send: (api) => {
      const all = Object.fromEntries(
        texts.map(({ path, translated }) => [path, typed[path] ?? translated]),
      );
      const content = withTexts(known.source, all) as Record<string, unknown>;
      return api.call(
        'translations.save',
        { ...input, body: { content } },
        { ifMatch: known.version },
      );
    },
    done: () => m.admin_translations_saved(),
    onDone: () => {
      onUnsaved(false);
      onClose();
      return queries.invalidateQueries();
    },
  });
  const { error } = saving;
  // what was typed stays, beside what the source says now
  const showNewer = () =>
    queries.invalidateQueries({ queryKey: endpointKey('translations.get', [input]) });
  const isNewer = error instanceof ApiError && error.status === 409;
  const onType = (path: string, text: string) => {
    setTyped({ ...typed, [path]: text });
    onUnsaved(true);
  };
  const isUntouched = Object.keys(typed).length === 0 && known.content !== null;
  return (
    <Stack gap={3}>
      <TextRows locale={input.query.locale} texts={texts} typed={typed} onType={onType} />
      {error ? (
        <p role="alert">
          {failureReason(error)}{' '}
          {isNewer ? (
            <Button variant="secondary" size="small" onClick={showNewer}>
              {m.admin_translations_show_newer()}
            </Button>
          ) : null}
        </p>
      ) : null}
      <Row gap={2} justify="end">
        <Button variant="secondary" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
        <Button busy={saving.isPending} onClick={() => saving.mutate()}>
          {isUntouched ? m.admin_translations_still_correct() : m.admin_translations_save()}
        </Button>
      </Row>
    </Stack>
  );
}
