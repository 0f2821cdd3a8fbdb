import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { m } from '#messages';
import { useToast } from '../components/feedback/toast-context.ts';
import { accountMenuItem } from '../components/layout/account-menu.tsx';
import { useApi } from '../lib/api-context.ts';
import type { LogoutQuestion } from './logout-question.tsx';
import type * as Steps from './logout-steps.ts';

/**
 * Signs out from the header of the public pages, as the areas do. What it takes comes with the
 * press: most visitors are not signed in.
 */
export function HeaderSignOut() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [Question, setQuestion] = useState<typeof LogoutQuestion>();
  const [isBusy, setBusy] = useState(false);
  /** Does what is asked with the code that it takes, or says why not. */
  const withSteps = (work: (steps: typeof Steps) => Promise<void>) => () => {
    setBusy(true);
    void import('./logout-steps.ts')
      .then(work)
      .catch(() => toast({ message: m.ui_missing_code_message(), tone: 'danger' }))
      .finally(() => setBusy(false));
  };
  const leave = (steps: typeof Steps) => steps.leave(api, queries, navigate);
  const ask = async (steps: typeof Steps) => {
    const question = await steps.loadQuestion();
    if (!question) return leave(steps);
    setQuestion(() => question);
  };
  return (
    <>
      <button type="button" className={accountMenuItem} disabled={isBusy} onClick={withSteps(ask)}>
        {m.layout_sign_out()}
      </button>
      {Question ? (
        <Question
          open
          onOpenChange={() => setQuestion(undefined)}
          onConfirm={withSteps(leave)}
          busy={isBusy}
        />
      ) : null}
    </>
  );
}
