import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { siteHandlers } from '#testing/site-answers.ts';
import { Page } from './solutions.page.tsx';

beforeEach(() => server.use(...siteHandlers()));

describe.each(['internship', 'training'])('Apply for %s', (kind) => {
  it('opens the dialog of its own programme', async () => {
    const { user } = renderWithProviders(<Page />, { path: '/solutions' });
    await user.click(await screen.findByRole('button', { name: `Apply for ${kind}` }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = new RegExp(`^${kind} application$`, 'i');
    expect(dialog.getByRole('form', { name })).toBeTruthy();
  });
});
