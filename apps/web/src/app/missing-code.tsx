import { useEffect, useState } from 'react';
import { m } from '#messages';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { LoadingState, Screenful } from '../components/feedback/loading-state.tsx';
import { reloadIfAnswered, renewPage } from '../lib/renew-page.ts';
import type { MissingCodeError } from './lazy-module.ts';

interface MissingCodeProps {
  error: MissingCodeError;
  /** The code has come after all. */
  onArrival: () => void;
}

/** In place of a page whose code did not come: loads the site again once, then says what happened. */
export function MissingCode({ error, onArrival }: MissingCodeProps) {
  const [waiting, setWaiting] = useState(true);
  useEffect(() => {
    let current = true;
    void renewPage().then((renewing) => {
      if (current) setWaiting(renewing);
    });
    return () => {
      current = false;
    };
  }, []);
  const tryAgain = async () => {
    setWaiting(true);
    try {
      await error.again();
      onArrival();
    } catch {
      setWaiting(await reloadIfAnswered());
    }
  };
  return (
    <Screenful>
      {waiting ? (
        <LoadingState />
      ) : (
        <ErrorState
          wholePage
          heading={m.ui_missing_code_heading()}
          message={m.ui_missing_code_message()}
          onRetry={tryAgain}
        />
      )}
    </Screenful>
  );
}
