import { useIsMutating } from '@tanstack/react-query';
import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { reasonOf } from '../api/failure.ts';
import { listChangeKey } from '../api/portfolio-cache.ts';
import { SaveFailure, useSavePortfolio } from '../api/save-portfolio.ts';
import { hasUnsavedEdits } from '../state/editor-state.ts';
import { useEditorState, useEditorStore } from '../state/editor-store.ts';
import { BasicsSection } from './basics-section.tsx';
import { EditorContext } from './editor-context.ts';
import { FailureAlert } from './failure-alert.tsx';
import {
  EducationSection,
  ExperienceSection,
  LinkSection,
  ProjectSection,
} from './item-sections.tsx';
import { MediaSection } from './media-section.tsx';
import styles from './portfolio-editor.module.css';
import { SaveBar } from './save-bar.tsx';
import { SkillsSection } from './skills-section.tsx';

interface PortfolioEditorProps {
  draft: Portfolio;
  saved: Portfolio;
}

/** Edit mode. What is added or deleted is saved at once, everything else with 'Save Changes'. */
export function PortfolioEditor({ draft, saved }: PortfolioEditorProps) {
  const store = useEditorStore();
  const state = useEditorState();
  const toast = useToast();
  const save = useSavePortfolio();
  const listChanging = useIsMutating({ mutationKey: listChangeKey }) > 0;
  const page = useRef<HTMLDivElement>(null);
  const { error } = save;

  useEffect(() => {
    if (!error) return;
    const wrong = page.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? page.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [error]);

  const submit = () =>
    save.mutate(draft, {
      onSuccess: () => {
        store.dispatch({ type: 'saved' });
        window.scrollTo({ top: 0 });
        toast({ message: m.portfolio_saved() });
      },
    });
  return (
    <EditorContext
      value={{
        draft,
        errors: error instanceof SaveFailure ? error.fields : {},
        change: (patch) => store.dispatch({ type: 'changed', patch }),
        changeItem: (list, id, patch) => store.dispatch({ type: 'item changed', list, id, patch }),
      }}
    >
      <PageHeader title={m.portfolio_title()} description={m.portfolio_edit_hint()} />
      <div ref={page}>
        {/* While it is being saved nothing may change: the answer replaces what is here. */}
        <fieldset disabled={save.isPending} className={styles.sections}>
          <BasicsSection />
          <ExperienceSection />
          <EducationSection />
          <SkillsSection />
          <ProjectSection />
          <LinkSection />
          <MediaSection />
        </fieldset>
        <SaveBar
          unsaved={hasUnsavedEdits(state, saved)}
          saving={save.isPending}
          waiting={listChanging}
          onSave={submit}
          onCancel={() => store.dispatch({ type: 'cancelled' })}
        >
          {error ? (
            <FailureAlert title={m.portfolio_failed_save()} reason={reasonOf(error)} />
          ) : null}
        </SaveBar>
      </div>
    </EditorContext>
  );
}
