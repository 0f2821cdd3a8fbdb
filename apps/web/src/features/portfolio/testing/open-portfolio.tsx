import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Portfolio, Reference } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { useMediaQueue } from '../api/media-queue.ts';
import { editorCode, keptEditsCode, PortfolioScreen } from '../components/portfolio-screen.tsx';
import { uploadsCode } from '../components/uploads-on-overview.tsx';
import { account, portfolio } from './sample-portfolio.ts';

/** The portfolio page over a server that holds the sample. */
export async function openPortfolio(
  changed: Partial<Portfolio> = {},
  references: Reference[] = [],
) {
  // what is typed is kept for someone
  if (!session.get()) signIn();
  // the code that edits is loaded when someone begins to, which few tests are about
  await Promise.all([editorCode.load(), keptEditsCode.load(), uploadsCode.load()]);
  server.use(
    answer('portfolio.get', { ...portfolio, ...changed }),
    answer('account.get', account),
    answer('references.list', references),
  );
  const view = renderWithProviders(<Visit />);
  await screen.findByRole('button', { name: 'Edit Portfolio' });
  return view;
}

export function signIn(): void {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: account.email });
}

/** The same in edit mode. */
export async function editPortfolio(changed: Partial<Portfolio> = {}) {
  const view = await openPortfolio(changed);
  await view.user.click(screen.getByRole('button', { name: 'Edit Portfolio' }));
  return view;
}

/** Unfolds the form for another item, 'Add Link' for one. */
export const unfold = (user: UserEvent, button: string) =>
  user.click(screen.getByRole('button', { name: button }));

/** A text field by its label, within a form or a group by its name. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** The page, and a way to leave it and to come back. What still waits to be sent ends with the test. */
function Visit() {
  const [here, setHere] = useState(true);
  const queue = useMediaQueue();
  useEffect(() => () => queue.close(), [queue]);
  return (
    <>
      {here ? <PortfolioScreen /> : null}
      <button type="button" onClick={() => setHere(!here)}>
        Another page
      </button>
    </>
  );
}
