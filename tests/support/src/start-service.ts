import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findService } from '../../../tools/bootstrap/services.mjs';

const START_MS = 20_000;
const LOOK_EVERY_MS = 20;

/**
 * Starts a server program and waits until it takes connections.
 * @param name as `tools/bootstrap/services.mjs` knows it
 * @param port that it listens on, on this machine's own address
 */
export async function startService(
  name: Parameters<typeof findService>[0],
  args: string[],
  port: number,
): Promise<ChildProcess> {
  const program = findService(name);
  if (!program) throw new Error(`${name} is not installed: npm test installs it, or says how.`);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  // a real program, which starts in real time
  const deadline = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${name} did not start: ${output}`);
    }
    await pause(LOOK_EVERY_MS);
  }
  return child;
}

/** Resolves once it has ended. */
export async function stopService(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
