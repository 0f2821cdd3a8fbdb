import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';
import { SECOND_MS } from './clock.ts';

/** A reader that is only slow gets this long before a line is dropped. */
const SLOW_READER_TRIES = 5;
const SLOW_READER_PAUSE_MS = 20;
const REPORT_EVERY_MS = 10 * SECOND_MS;

let droppedInAll = 0;

/** How many lines this process could not write since its start. */
export const droppedLogLines = (): number => droppedInAll;

/** Writes some of the bytes and answers how many; throws when it can write none. */
export type WriteBytes = (bytes: Uint8Array) => number;

const toStandardOutput: WriteBytes = (bytes) => writeSync(process.stdout.fd, bytes);

/**
 * Where the log goes. A line that cannot be written, because the disk is full or nobody reads the
 * output any more, is dropped and counted, and the program goes on; once lines can be written again,
 * one of them says how many are missing.
 */
export function createLogOutput(write: WriteBytes = toStandardOutput): DestinationStream {
  let dropped = 0;
  /** Whether the last line was written in part, so that the next one begins on a line of its own. */
  let isCut = false;
  let timer: NodeJS.Timeout | undefined;

  /** @throws when not all of it could be written */
  const writeWhole = (line: string): void => {
    let rest: Uint8Array = Buffer.from(isCut ? `\n${line}` : line);
    // after a dropped line nobody is waited for, so that a reader that is gone costs no time
    let tries = dropped > 0 ? 1 : SLOW_READER_TRIES;
    while (rest.length > 0) {
      try {
        const count = write(rest);
        rest = rest.subarray(count);
        isCut = rest.length > 0;
      } catch (error) {
        tries -= 1;
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || tries === 0) throw error;
        waitFor(SLOW_READER_PAUSE_MS);
      }
    }
  };

  const report = (): void => {
    if (dropped === 0) return;
    writeWhole(droppedLine(dropped));
    dropped = 0;
    clearInterval(timer);
  };

  const drop = (): void => {
    dropped += 1;
    droppedInAll += 1;
    if (dropped > 1) return;
    timer = setInterval(() => attempt(report), REPORT_EVERY_MS);
    // the program may end while lines are missing
    timer.unref();
  };

  return {
    write: (line) => {
      const isWritten = attempt(() => {
        report();
        writeWhole(line);
      });
      if (!isWritten) drop();
    },
  };
}

function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

const droppedLine = (dropped: number): string => {
  // not of the clock: the lines around it bear the time of the system
  const time = new Date().toISOString();
  const msg = 'log lines were dropped because they could not be written';
  return `${JSON.stringify({ level: 40, time, dropped, msg })}\n`;
};

function waitFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Standard output and error may be on a full disk, or closed: that must not end the process. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
