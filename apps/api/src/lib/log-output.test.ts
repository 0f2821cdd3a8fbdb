import { expect, it } from 'vitest';
import { createLogOutput, type WriteBytes } from './log-output.ts';

/** A disk that can be full: then a write fails, or takes only a few bytes. */
function createOutput() {
  const disk = { text: '', error: '', room: Number.POSITIVE_INFINITY };
  const write: WriteBytes = (bytes) => {
    if (disk.error !== '' || disk.room === 0) {
      throw Object.assign(new Error('no'), { code: disk.error || 'ENOSPC' });
    }
    const taken = bytes.subarray(0, disk.room);
    disk.room -= taken.length;
    disk.text += Buffer.from(taken).toString();
    return taken.length;
  };
  return { disk, log: createLogOutput(write) };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

it.each(['ENOSPC', 'EPIPE', 'EIO', 'EAGAIN'])('drops and counts lines on %s', (error) => {
  const { disk, log } = createOutput();
  log.write('first\n');
  disk.error = error;
  for (let line = 0; line < 3; line += 1) log.write('lost\n');
  disk.error = '';
  log.write('next\n');
  log.write('last\n');
  const [first, report = '', ...rest] = linesOf(disk.text);
  expect(first).toBe('first');
  expect(JSON.parse(report)).toMatchObject({ level: 40, dropped: 3 });
  expect(rest).toEqual(['next', 'last']);
});

it('begins a new line after one that was cut when the disk was full', () => {
  const { disk, log } = createOutput();
  disk.room = 3;
  log.write('0123456789\n');
  disk.room = Number.POSITIVE_INFINITY;
  log.write('next\n');
  const [cut, report = '', next] = linesOf(disk.text);
  expect([cut, next]).toEqual(['012', 'next']);
  expect(JSON.parse(report).dropped).toBe(1);
});

it('waits for a reader that is only slow', () => {
  const { disk } = createOutput();
  let refusals = 3;
  const log = createLogOutput((bytes) => {
    refusals -= 1;
    if (refusals >= 0) throw Object.assign(new Error('later'), { code: 'EAGAIN' });
    disk.text += Buffer.from(bytes).toString();
    return bytes.length;
  });
  log.write('line\n');
  expect(disk.text).toBe('line\n');
});
