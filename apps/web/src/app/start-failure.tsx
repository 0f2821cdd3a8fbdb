import { m } from '#messages';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { Screenful } from '../components/feedback/loading-state.tsx';
import { buttonClass } from '../components/ui/button.tsx';

/** An empty address is that of the page it is on, with its query. */
const HERE = '';

/**
 * What a page of a signed-in area says in place of itself when its code does not come: in the
 * document already, hidden, with a link that needs no code.
 */
export const StartFailure = () => (
  <main id="start-failure" hidden>
    <Screenful>
      <ErrorState
        wholePage
        heading={m.ui_missing_code_heading()}
        message={m.ui_missing_code_message()}
      />
      <p>
        <a href={HERE} className={buttonClass({ variant: 'secondary' })}>
          {m.ui_try_again()}
        </a>
      </p>
    </Screenful>
  </main>
);
