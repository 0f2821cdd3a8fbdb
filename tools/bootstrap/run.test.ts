import { describe, expect, it } from 'vitest';
import { run, runQuietly, Stopped } from './run.mjs';

const node = (script: string) => run(process.execPath, ['-e', script], { stdio: 'ignore' });

describe('run', () => {
  it('answers the exit code', async () => {
    expect(await node('process.exit(7)')).toBe(7);
  });

  it('answers as a shell does when a signal ended the command', async () => {
    expect(await node("process.kill(process.pid, 'SIGKILL')")).toBe(137);
  });

  it('rejects when the command does not exist', async () => {
    await expect(run('no-such-command', [])).rejects.toThrow(/ENOENT/);
  });

  it('passes a signal on and leaves no listener behind', async () => {
    const before = process.listenerCount('SIGTERM');
    const ended = node('setInterval(() => {}, 1000)');
    process.emit('SIGTERM');
    expect(await ended).toBe(143);
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });
});

describe('runQuietly', () => {
  const quietly = (script: string, onLine: (line: string) => void) =>
    runQuietly(process.execPath, ['-e', script], { onLine });

  it('hands over every line of both streams, and answers the exit code', async () => {
    const lines: string[] = [];
    const script = `console.log('one'); console.error('two'); process.exitCode = 3;`;
    expect(await quietly(script, (line) => lines.push(line))).toBe(3);
    expect(lines.toSorted()).toEqual(['one', 'two']);
  });

  it('tells being asked to stop from a failure', async () => {
    const ended = quietly('setInterval(() => {}, 1000)', () => {});
    process.emit('SIGTERM');
    await expect(ended).rejects.toBeInstanceOf(Stopped);
    await expect(ended).rejects.toMatchObject({ code: 143 });
  });
});
