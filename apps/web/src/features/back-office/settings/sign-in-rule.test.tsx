import { screen, waitFor } from '@testing-library/react';
import { words } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { passwordAlone } from '#testing/second-factor-answers.ts';
import { server } from '#testing/server.ts';
import { SignInRule } from './sign-in-rule.tsx';

beforeEach(() => {
  server.use(...passwordAlone());
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
});

async function open() {
  const { user } = renderWithProviders(<SignInRule />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Require two-step sign-in for administrators',
  });
  return { user, box };
}

describe('the rule that administrators sign in with two steps', () => {
  it('counts as soon as the box is ticked', async () => {
    const saved: boolean[] = [];
    server.use(
      answer('secondFactor.saveRule', ({ body }) => {
        saved.push(body.administratorsNeedSecondStep);
        return body;
      }),
    );
    const { user, box } = await open();
    expect(box.checked).toBe(false);
    await user.click(box);
    expect(
      await screen.findByText('Administrators must use two-step sign-in from now on.'),
    ).toBeTruthy();
    expect(box.checked).toBe(true);
    await user.click(box);
    expect(
      await screen.findByText('A password alone is enough for administrators again.'),
    ).toBeTruthy();
    expect(saved).toEqual([true, false]);
  });

  it('stays off, with the reason, for an administrator who has no second step', async () => {
    const detail = words.en.problems.ownSecondStepFirst;
    server.use(refuse('secondFactor.saveRule', 'conflict', { detail }));
    const { user, box } = await open();
    await user.click(box);
    expect((await screen.findByRole('alert')).textContent).toContain(detail);
    await waitFor(() => expect(box.checked).toBe(false));
  });
});
