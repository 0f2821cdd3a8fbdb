import { screen, within } from '@testing-library/react';
import type { SecondFactor } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { noSecondFactor } from '#testing/second-factor-answers.ts';
import { server } from '#testing/server.ts';
import { TwoStep } from './two-step.tsx';

const PHONE = {
  ...{ id: 'p1', name: 'My phone', lastUsedAt: null },
  createdAt: '2026-03-04T10:00:00.000Z',
};
const CODES = Array.from({ length: 10 }, (_, at) => `aaaa-bbbb-cccc-ddd${at}`);

beforeEach(() => {
  session.start({ token: 'token', refreshToken: 'r', role: 'user', email: 'ada@example.com' });
});

const open = (factors: SecondFactor) => {
  server.use(answer('secondFactor.get', factors));
  return renderWithProviders(<TwoStep />);
};

describe('two-step sign-in in the settings', () => {
  it('says that it is off', async () => {
    open(noSecondFactor);
    expect(await screen.findByText('Off: your password alone signs you in.')).toBeTruthy();
  });

  it('leads an administrator who needs it to set it up', async () => {
    open({ ...noSecondFactor, required: true });
    expect(await screen.findByText('Set up two-step sign-in to continue')).toBeTruthy();
  });

  it('sets up an app with its key and a code, and shows the recovery codes once', async () => {
    const setup = {
      secret: 'ABCDEFGHIJKLMNOP',
      uri: 'otpauth://totp/x',
      qr: ['101', '010', '111'],
    };
    const confirmed = answer('secondFactor.confirmApp', { recoveryCodes: CODES });
    server.use(answer('secondFactor.startApp', setup), confirmed);
    const { user } = open(noSecondFactor);
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'QR code of the key below' })).toBeTruthy();
    await user.type(screen.getByLabelText('Code from the app'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    await user.click(within(dialog).getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  });

  it('keeps a wrong code in its dialog', async () => {
    const setup = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/x', qr: ['1'] };
    const errors = [{ path: 'code', message: 'This code is wrong' }];
    const refused = refuse('secondFactor.confirmApp', 'invalid', { errors });
    server.use(answer('secondFactor.startApp', setup), refused);
    const { user } = open(noSecondFactor);
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(await screen.findByLabelText('Code from the app'), '000000');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('This code is wrong')).toBeTruthy();
  });

  it('renames and removes a passkey', async () => {
    const done: string[] = [];
    server.use(
      answer('secondFactor.renamePasskey', ({ body }) => void done.push(`renamed ${body.name}`)),
      answer('secondFactor.removePasskey', ({ params }) => void done.push(`removed ${params.id}`)),
    );
    const { user } = open({ ...noSecondFactor, passkeys: [PHONE], recoveryCodesLeft: 7 });
    expect(await screen.findByText(/7 of 10 left/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Rename My phone' }));
    const name = screen.getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Key ring');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('My phone was removed.')).toBeTruthy();
    expect(done).toEqual(['renamed Key ring', 'removed p1']);
  });

  it('stays with the reason when the last factor may not go', async () => {
    const detail = 'Administrators need two-step sign-in here.';
    server.use(refuse('secondFactor.removePasskey', 'conflict', { detail }));
    const { user } = open({
      ...noSecondFactor,
      passkeys: [PHONE],
      recoveryCodesLeft: 7,
      required: true,
    });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = screen.getByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await within(question).findByText(detail)).toBeTruthy();
  });
});
