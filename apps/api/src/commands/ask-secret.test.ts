import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askSecret, chooseSecret } from './ask-secret.ts';
import { CommandError } from './command.ts';

/** A terminal at which someone types. */
let terminal: PassThrough & { isTTY: true };
let shown: string[];

beforeEach(() => {
  terminal = Object.assign(new PassThrough(), { isTTY: true as const });
  shown = [];
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as unknown as typeof process.stdin);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
});

afterEach(() => void vi.restoreAllMocks());

describe('a secret that is typed', () => {
  it('is asked for and not shown', async () => {
    const asked = askSecret('Passphrase');
    terminal.write('boats on the Wouri\r');
    expect(await asked).toBe('boats on the Wouri');
    expect(shown.join('')).toBe('Passphrase: \n');
  });

  it.each([
    ['Ctrl+C', '\x03'],
    ['Ctrl+D', '\x04'],
  ])('is not waited for after %s, which is said in a sentence', async (_what, key) => {
    const asked = chooseSecret('Passphrase');
    terminal.write(key);
    await expect(asked).rejects.toThrow(CommandError);
    await expect(asked).rejects.toThrow('nothing was done');
  });
});
