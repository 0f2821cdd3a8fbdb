import { useIsMutating } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldKinds, KindsProvider } from '#components/editing/kinds.ts';
import { LoadedConflict } from '#components/editing/loaded-conflict.tsx';
import { SaveBar } from '#components/editing/save-bar.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Row } from '#components/layout/primitives.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import type { Choices, Diverged } from '#lib/editing/merge.ts';
import { SaveConflict } from '#lib/editing/save-over.ts';
import { paths } from '#lib/paths.ts';
import { isUnderWay } from '#lib/uploads/upload-queue.ts';
import { m } from '#messages';
import { SaveFailure } from '../api/failure.ts';
import { useMediaQueue, useMediaUploads, usePhotoUpload } from '../api/media-queue.ts';
import type { Owner } from '../api/own-portfolio.ts';
import { listChangeKey } from '../api/portfolio-cache.ts';
import { useSaveDraft } from '../api/save-draft.ts';
import { type EditorState, hasUnsavedEdits } from '../state/editor-state.ts';
import { useEditorState, useEditorStore } from '../state/editor-store.ts';
import { type FieldErrors, standingErrors } from '../state/field-errors.ts';
import { mergePortfolios, PICTURE } from '../state/portfolio-fields.ts';
import styles from './editor.module.css';
import { EditorContext } from './editor-context.ts';
import { EditorFrame } from './editor-frame.tsx';
import { EditorSections } from './editor-sections.tsx';
import { RetryAlert } from './failure-alert.tsx';
import { NewerElsewhere } from './newer-elsewhere.tsx';
import { undoOf } from './undo.tsx';

interface PortfolioEditorProps {
  base: Portfolio;
  draft: Portfolio;
  owner: Owner;
}

const none: FieldErrors = {};

type Conflict = SaveConflict<Portfolio, Portfolio>;
const isConflict = (error: unknown): error is Conflict => error instanceof SaveConflict;

const kinds: FieldKinds = {
  [PICTURE]: {
    content: (src: string) => (
      <Picture src={src} alt="" sizes="96px" ratio={1} portrait className={styles.picture} />
    ),
  },
};

/** Edit mode. What is added or deleted is saved at once, words with 'Save Changes'. */
export function PortfolioEditor({ base, draft, owner }: PortfolioEditorProps) {
  const store = useEditorStore();
  const toast = useToast();
  const state = useEditorState();
  const { save, submit, decide } = useSaveDraft(base, draft);
  const photo = usePhotoUpload();
  const media = useMediaQueue();
  const { waits, press } = useSaveInTurn(submit);
  const files = useFilesUnderWay();
  const page = useRef<HTMLDivElement>(null);
  const edited = hasUnsavedEdits(state);
  const { error } = save;
  const conflict = isConflict(error) ? error : undefined;
  // with the conflict that kept it from being saved, if that is what is chosen about
  const [deciding, setDeciding] = useState<{ sides: Diverged<Portfolio>; over?: Conflict }>();

  useEffect(() => {
    if (!error) return;
    const wrong = page.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const alert = page.current?.querySelector<HTMLElement>('[role="alert"]');
    // The dialog gives the focus back to what has it now, and the button that saves was disabled.
    if (wrong && !isConflict(error)) wrong.focus();
    else alert?.focus({ preventScroll: true });
    if (isConflict(error)) setDeciding({ sides: error.sides, over: error });
  }, [error]);

  const found = error instanceof SaveFailure ? error.fields : none;
  const errors = standingErrors(found, save.variables?.values, draft);
  const editor = useMemo(() => ({ draft, errors }), [draft, errors]);
  const take = (sides: Diverged<Portfolio>, choices: Choices) =>
    store.merge(sides.theirs, mergePortfolios(sides, choices).portfolio);
  const cancel = () => {
    const { draftsOff: _here, ...edits } = store.get();
    store.cancel();
    const chooseAgain = media.leaveForm();
    const sendAgain = photo.drop();
    if (!(edited || chooseAgain || sendAgain)) return;
    const undo = () => {
      // over what is typed by then it would lose that
      if (!hasUnsavedEdits(store.get())) store.restore(edits);
      chooseAgain?.();
      sendAgain?.();
    };
    toast({ message: m.portfolio_cancelled(), action: undoOf(undo) });
  };
  return (
    <EditorContext value={editor}>
      <PageHeader
        title={m.account_portfolio()}
        description={m.portfolio_edit_hint()}
        actions={
          <ButtonLink to={paths.userImport.to()} variant="secondary">
            {m.import_link()}
          </ButtonLink>
        }
      />
      <div ref={page}>
        <EditorFrame draft={draft} owner={owner}>
          {/* While it is being saved nothing may change: the answer replaces what is here. */}
          <EditorSections draft={draft} disabled={save.isPending} />
        </EditorFrame>
        {/* Always within reach of the thumb. */}
        <SaveBar>
          {/* What failed first: where there is little room, the rest is scrolled to. */}
          <RetryAlert
            title={m.portfolio_failed_save()}
            error={error}
            busy={save.isPending || waits}
            onRetry={press}
            action={
              conflict ? (
                <Button
                  size="small"
                  variant="secondary"
                  onClick={() => setDeciding({ sides: conflict.sides, over: conflict })}
                >
                  {m.portfolio_conflict_choose()}
                </Button>
              ) : undefined
            }
          />
          {edited && !(save.isPending || conflict) && (
            <NewerElsewhere
              {...{ base, draft }}
              onTake={(sides) => take(sides, {})}
              onCompare={(sides) => setDeciding({ sides })}
            />
          )}
          <Row gap={1} align="center" className={styles.row}>
            <p
              aria-live="polite"
              className={textStyle({ tone: 'muted', size: 'small' }, styles.state)}
            >
              {waits
                ? m.portfolio_save_waits()
                : [saveState(state), files].filter(Boolean).join('. ')}
            </p>
            <Button variant="secondary" disabled={save.isPending || waits} onClick={cancel}>
              {m.ui_cancel()}
            </Button>
            <Button busy={save.isPending || waits} onClick={press}>
              {save.isPending ? m.form_saving() : m.area_save_changes()}
            </Button>
          </Row>
        </SaveBar>
      </div>
      {deciding && deciding.over === conflict ? (
        <KindsProvider value={kinds}>
          <LoadedConflict
            own
            name={m.account_portfolio()}
            // What was typed after the choice was put off counts, too.
            conflict={{
              differences: mergePortfolios({ ...deciding.sides, yours: draft }).conflicts,
            }}
            decision={conflict ? undefined : m.editing_conflict_keep()}
            onDecided={(choices) => {
              setDeciding(undefined);
              const sides = { ...deciding.sides, yours: draft };
              if (conflict) decide(sides, choices);
              else take(sides, choices);
            }}
            onClose={() => setDeciding(undefined)}
          />
        </KindsProvider>
      ) : null}
    </EditorContext>
  );
}

/**
 * 'Save Changes' can always be pressed. While an item is being added or deleted the save waits for
 * that, which takes a moment and is said: sent before, it would undo it.
 */
function useSaveInTurn(submit: () => void) {
  const changing = useIsMutating({ mutationKey: listChangeKey }) > 0;
  const [pressed, setPressed] = useState(false);
  const send = useEffectEvent(submit);
  useEffect(() => {
    if (!pressed || changing) return;
    setPressed(false);
    send();
  }, [pressed, changing]);
  return { waits: pressed && changing, press: () => (changing ? setPressed(true) : submit()) };
}

/** What is to be known of files while one saves the rest, which need not wait for them. */
function useFilesUnderWay(): string {
  const { photo, busy } = usePhotoUpload();
  const { list } = useMediaUploads();
  const all = photo ? [photo, ...list] : list;
  if (all.some(({ problem }) => problem)) return m.portfolio_file_not_saved();
  return busy || list.some(isUnderWay) ? m.portfolio_file_under_way() : '';
}

function saveState(state: EditorState): string {
  if (!hasUnsavedEdits(state)) return m.portfolio_nothing_unsaved();
  return state.draftsOff ? m.portfolio_unsaved_drafts_off() : m.portfolio_unsaved();
}
