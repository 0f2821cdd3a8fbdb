import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endLater } from './open-things.ts';

const STOP_MS = 12_000;

export interface Program {
  pid: number;
  /** Ends it as an operator does; one that does not end in time is killed. */
  stop(): Promise<void>;
  /** Sends it a signal, to it alone. */
  signal(name: NodeJS.Signals): void;
  /** Resolves when it has ended, no matter who ended it; the code is null after a signal. */
  exited: Promise<number | null>;
  /** Rejects when it ends by itself, with what it has said. */
  ended: Promise<never>;
}

interface Options {
  /** This Node unless it is said. */
  command?: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Where what it prints goes: a pipe would cost this process time while it measures. */
  log: string;
}

/** Starts a program, and ends it and what it has started when the part is over. */
export function startProgram({
  command = process.execPath,
  args,
  cwd,
  env = {},
  log,
}: Options): Program {
  const output = openSync(log, 'w');
  const stdio = ['ignore', output, output] as const;
  // with a process group of its own, which a signal reaches as a whole
  const child = spawn(command, args, {
    env,
    stdio: [...stdio],
    detached: true,
    ...(cwd && { cwd }),
  });
  closeSync(output);
  const stop = endLater(() => end(child));
  let isWanted = true;
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ended = exited.then(() => {
    if (isWanted)
      throw new Error(`${basename(args[0] ?? '')} ended:\n${readFileSync(log, 'utf8')}`);
    return new Promise<never>(() => undefined);
  });
  // who does not wait for it is told by what fails next
  ended.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    signal: (name) => {
      isWanted = false;
      child.kill(name);
    },
    exited,
    ended,
    stop: () => {
      isWanted = false;
      return stop();
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const group = -child.pid;
  const exited = once(child, 'exit');
  process.kill(group, 'SIGTERM');
  const giveUp = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(giveUp);
}

const KILOBYTES_PER_MEGABYTE = 1000 / 1.024;

/**
 * The memory that a process and what it has started hold, in MB (VmRSS).
 * @returns undefined where the system has no /proc
 */
export async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? [];
  if (!kilobytes) return undefined;
  const children = await eachThread(pid, 'children');
  const pids = children.flatMap((line) => line.split(' ').filter(Boolean).map(Number));
  const theirs = await Promise.all(pids.map(memoryOf));
  return theirs.reduce<number>(
    (sum, memory) => sum + (memory ?? 0),
    Number(kilobytes) / KILOBYTES_PER_MEGABYTE,
  );
}

/**
 * How many files and connections a process has open.
 * @returns NaN where the system has no /proc, or the process is gone
 */
export async function descriptorsOf(pid: number): Promise<number> {
  const open = await readdir(`/proc/${pid}/fd`).catch(() => undefined);
  return open?.length ?? Number.NaN;
}

/**
 * The processor time that a process has taken so far on all its threads, in ms.
 * @returns NaN where the system has no /proc
 */
export async function processorTimeOf(pid: number): Promise<number> {
  const threads = await eachThread(pid, 'schedstat');
  if (threads.length === 0) return Number.NaN;
  // the first number is the time on a processor in nanoseconds; a thread that ends takes its own along
  return threads.reduce((sum, line) => sum + Number(line.split(' ')[0]), 0) / 1e6;
}

const WATCH_MS = 250;
/** Of the time it is watched; timers of its own take less. */
const IDLE_SHARE = 0.1;
const GIVE_UP_MS = 60_000;

/** Waits until a process has done what it was asked for by clients that have gone in the meantime. */
export async function untilIdle(pid: number): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS;
  let before = await processorTimeOf(pid);
  for (;;) {
    await pause(WATCH_MS);
    const now = await processorTimeOf(pid);
    // where the system does not tell, this is as long as can be waited
    if (Number.isNaN(now) || now - before < WATCH_MS * IDLE_SHARE) return;
    if (performance.now() > deadline) throw new Error('The server does not come to rest.');
    before = now;
  }
}

async function eachThread(pid: number, file: string): Promise<string[]> {
  const folder = `/proc/${pid}/task`;
  const threads = await readdir(folder).catch(() => []);
  const texts = threads.map((id) => readFile(`${folder}/${id}/${file}`, 'utf8').catch(() => ''));
  return (await Promise.all(texts)).map((text) => text.trim()).filter(Boolean);
}
