import { describe, expect, it } from 'vitest';
import { refusedListening } from './refused-listening.ts';

const failed = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

describe('a port that cannot be had', () => {
  it.each([
    ['EADDRINUSE', 'Cannot start: port 80 is in use. Set PORT.'],
    ['EACCES', 'Cannot start: this user may not listen at port 80. Set PORT to one from 1024 on.'],
  ])('is explained in a sentence when the system says %s', (code, message) => {
    expect(refusedListening(failed(code), 80)).toMatchObject({ message, exitCode: 78 });
  });

  it('leaves what nobody can set right as it is', () => {
    const error = failed('EMFILE');
    expect(refusedListening(error, 80)).toBe(error);
  });
});
