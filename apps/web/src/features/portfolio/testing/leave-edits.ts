import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import * as draftSaver from '#lib/draft-saver.ts';
import { editPortfolio, field, signIn } from './open-portfolio.tsx';
import type { portfolio } from './sample-portfolio.ts';

/** Types into the editor and closes the page, as a flat battery does: nothing is clicked. */
export async function leaveEdits(
  type: (user: UserEvent) => Promise<void> = (user) => user.type(field('Headline'), ' and safe'),
  changed: Partial<typeof portfolio> = {},
) {
  signIn();
  const view = await editPortfolio(changed);
  await type(view.user);
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  view.unmount();
  // As if the page with the editor were closed: in a test it is the same page.
  vi.spyOn(draftSaver, 'openDraftKeys').mockResolvedValue(new Set());
}
