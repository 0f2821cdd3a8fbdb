import { useIsMutating } from '@tanstack/react-query';
import { type Locale, languageWords, locales, type Portfolio } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldKinds, KindsProvider } from '#components/editing/kinds.ts';
import { LoadedConflict } from '#components/editing/loaded-conflict.tsx';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { SaveBar } from '#components/editing/save-bar.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { paths } from '#lib/paths.ts';
import { draftKey, saveDraft } from '#lib/saved-drafts.ts';
import { useSession } from '#lib/session.ts';
import { isUnderWay } from '#lib/uploads/upload-queue.ts';
import { focusFirstProblem } from '#lib/use-attempt.ts';
import { m } from '#messages';
import { type EditedPortfolio, useEditedPortfolio } from '../api/edit-portfolio.ts';
import { useMediaQueue, useMediaUploads, usePhotoUpload } from '../api/media-queue.ts';
import type { Owner } from '../api/own-portfolio.ts';
import { listChangeKey } from '../api/portfolio-cache.ts';
import type { useEditorMode } from '../state/edit-on-arrival.ts';
import { PICTURE } from '../state/portfolio-fields.ts';
import { isUnfinished, PORTFOLIO_DRAFT } from '../state/portfolio-values.ts';
import styles from './editor.module.css';
import { EditorContext, EditsContext } from './editor-context.ts';
import { EditorFrame } from './editor-frame.tsx';
import { EditorSections } from './editor-sections.tsx';
import { RetryAlert } from './failure-alert.tsx';
import { NewerElsewhere } from './newer-elsewhere.tsx';
import { TranslationSections } from './translation-sections.tsx';
import { undoOf } from './undo.tsx';

interface PortfolioEditorProps {
  portfolio: Portfolio;
  owner: Owner;
  mode: ReturnType<typeof useEditorMode>;
}

const kinds: FieldKinds = {
  [PICTURE]: {
    content: (src: string) => (
      <Picture src={src} alt="" sizes="96px" ratio={1} portrait className={styles.picture} />
    ),
  },
};

const languages = locales.map((value) => ({ value, label: languageWords[value].name }));

/** Edit mode. What is added or deleted is saved at once, words with 'Save Changes'. */
export function PortfolioEditor({ portfolio, owner, mode }: PortfolioEditorProps) {
  const toast = useToast();
  const files = useFiles();
  const editor = useEditedPortfolio(portfolio, {
    resumes: mode.resumes,
    onSaved(values, together) {
      const unfinished = isUnfinished(values);
      mode.look(unfinished);
      window.scrollTo({ top: 0 });
      toast({ message: files.savedMessage(unfinished, together) });
    },
  });
  const { values: draft, errors, edits, saving, failure, conflict, unsaved } = editor;
  const { waits, press } = useSaveInTurn(editor.submit);
  const cancel = useCancel(editor, mode);
  const page = useRef<HTMLDivElement>(null);
  const [language = draft.language, setLanguage] = useState<Locale>();

  useEffect(() => {
    if (failure) focusFirstProblem(page.current);
  }, [failure]);

  const context = useMemo(() => ({ draft, errors }), [draft, errors]);
  const isRefused = failure !== undefined && conflict !== undefined;
  return (
    <EditsContext value={edits}>
      <EditorContext value={context}>
        <Stack below={editor.savedDraft ? 3 : undefined}>
          <RestorePrompt name={m.account_portfolio()} editor={{ ...editor, keeps: true }} />
        </Stack>
        <PageHeader
          title={m.account_portfolio()}
          description={m.portfolio_edit_hint()}
          actions={
            <>
              <FilterPills
                label={m.portfolio_written_in_switch()}
                options={languages}
                value={language}
                onChange={setLanguage}
              />
              <ButtonLink to={paths.userImport.to()} variant="secondary">
                {m.import_link()}
              </ButtonLink>
            </>
          }
        />
        <div ref={page}>
          <EditorFrame draft={draft} owner={owner} language={language}>
            {/* While it is being saved nothing may change: the answer replaces what is here. */}
            {language === draft.language ? (
              <EditorSections draft={draft} disabled={saving} />
            ) : (
              <TranslationSections locale={language} disabled={saving} />
            )}
          </EditorFrame>
          {/* Always within reach of the thumb. */}
          <SaveBar>
            {/* What failed first: where there is little room, the rest is scrolled to. */}
            <RetryAlert
              title={m.portfolio_failed_save()}
              error={failure}
              busy={saving || waits}
              onRetry={press}
              {...(isRefused && { reason: m.editing_conflict_said() })}
              action={
                isRefused ? (
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => void editor.compare(true)}
                  >
                    {m.portfolio_conflict_choose()}
                  </Button>
                ) : undefined
              }
            />
            {unsaved && !(saving || isRefused) ? <NewerElsewhere editor={editor} /> : null}
            <Row gap={1} align="center" className={styles.row}>
              <p
                aria-live="polite"
                className={textStyle({ tone: 'muted', size: 'small' }, styles.state)}
              >
                {waits
                  ? m.portfolio_save_waits()
                  : [saveState(editor), files.state].filter(Boolean).join('. ')}
              </p>
              <Button variant="secondary" disabled={saving || waits} onClick={cancel}>
                {m.ui_cancel()}
              </Button>
              <Button busy={saving || waits} onClick={press}>
                {saving ? m.form_saving() : m.area_save_changes()}
              </Button>
            </Row>
          </SaveBar>
        </div>
        {conflict && editor.comparing ? (
          <KindsProvider value={kinds}>
            <LoadedConflict
              own
              name={m.account_portfolio()}
              conflict={conflict}
              decision={isRefused ? undefined : m.editing_conflict_keep()}
              onDecided={(choices) => void editor.settle(choices, isRefused)}
              onClose={() => void editor.compare(false)}
            />
          </KindsProvider>
        ) : null}
      </EditorContext>
    </EditsContext>
  );
}

/** Drops everything unsaved and closes the editor; 'Undo' brings it back. */
function useCancel(
  { draftNow, discard }: Pick<EditedPortfolio, 'draftNow' | 'discard'>,
  mode: ReturnType<typeof useEditorMode>,
) {
  const toast = useToast();
  const owner = useSession()?.email;
  const photo = usePhotoUpload();
  const media = useMediaQueue();
  return () => {
    const content = draftNow();
    discard();
    mode.look();
    const chooseAgain = media.leaveForm();
    const sendAgain = photo.drop();
    if (!(content || chooseAgain || sendAgain)) return;
    const undo = () => {
      if (content && owner) saveDraft(draftKey(owner, PORTFOLIO_DRAFT), content);
      mode.edit(content !== undefined);
      chooseAgain?.();
      sendAgain?.();
    };
    toast({ message: m.portfolio_cancelled(), action: undoOf(undo) });
  };
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

/** What is said of files while one saves the rest, which need not wait for them; and after it. */
function useFiles() {
  const { photo, busy } = usePhotoUpload();
  const { list } = useMediaUploads();
  const isRefused = [...list, photo].some((file) => file?.problem);
  const isOnItsWay = busy || list.some(isUnderWay);
  return {
    state: isRefused
      ? m.portfolio_file_not_saved()
      : isOnItsWay
        ? m.portfolio_file_under_way()
        : '',
    /** 'Saved' without more would be untrue beside what is not. */
    savedMessage(unfinished: boolean, together: boolean): string {
      if (unfinished) return m.portfolio_saved_unfinished();
      if (isRefused) return m.portfolio_saved_words();
      return together ? m.portfolio_saved_together() : m.portfolio_saved();
    },
  };
}

function saveState({ unsaved, keeps }: Pick<EditedPortfolio, 'unsaved' | 'keeps'>): string {
  if (!unsaved) return m.portfolio_nothing_unsaved();
  return keeps ? m.portfolio_unsaved() : m.portfolio_unsaved_drafts_off();
}
