import { describe, expect, it } from 'vitest';
import { commandFailed, describeSystemError } from './failure.mjs';

const failed = (...lines: string[]) =>
  commandFailed('The packages could not be installed.', { path: '/tmp/install.log', lines });

describe('commandFailed', () => {
  it.each([
    ['npm without a network', 'npm error code ENOTFOUND', /registry cannot be reached/],
    ['a proxy that is not there', '╰─▶ Connection refused (os error 111)', /registry cannot/],
    [
      'pnpm without a network',
      'ERR_PNPM_TARBALL_FETCH_TARBALL: Failed to fetch',
      /registry cannot/,
    ],
    ['a full disk', 'Failed to write: No space left on device (os error 28)', /disk is full/],
    ['a number on the next line', 'Read-only file system (os\n   error 30)', /cannot be written/],
    ['a folder of someone else', 'Error: EACCES: permission denied', /cannot be written/],
    ['too many open files', 'Error: EMFILE: too many open files', /open files/],
    ['a package that was changed', 'npm error code EINTEGRITY', /not the one that was published/],
    ['a platform without a package', 'npm error code ETARGET', /no such package for this system/],
  ])('names the cause: %s', (_name, output, sentence) => {
    expect(failed('first', ...output.split('\n')).message).toMatch(sentence);
  });

  it('shows the last lines of a failure that it does not know', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    const { message, advice } = failed(...lines);
    expect(message.split('\n')).toHaveLength(13);
    expect(message).toContain('line 29');
    expect(advice).toContain('install.log');
  });
});

describe('describeSystemError', () => {
  it('turns what a person can mend into a sentence, and leaves the rest', () => {
    const readOnly = Object.assign(new Error('mkdir'), { code: 'EROFS' });
    expect(describeSystemError(readOnly)).toMatchObject({
      message: expect.stringContaining('cannot be written'),
    });
    const bug = new TypeError('x is not a function');
    expect(describeSystemError(bug)).toBe(bug);
  });
});
