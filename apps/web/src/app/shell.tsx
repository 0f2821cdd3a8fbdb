import { m } from '#messages';
import { ErrorState } from '../components/feedback/error-state.tsx';
import { LoadingState, Screenful } from '../components/feedback/loading-state.tsx';
import { buttonClass } from '../components/ui/button.tsx';

/** An empty address is that of the page it stands on, with its query. */
const HERE = '';

/**
 * What stands in a page of a signed-in area until the browser fills it. The words for the case that
 * its code does not come are here already, and a link that needs no code: it leads to the address that it stands at, whatever its query is.
 */
export function Shell() {
  return (
    <>
      <LoadingState />
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
    </>
  );
}
