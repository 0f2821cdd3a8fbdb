import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program folder's server, started as someone who has unpacked it does. */
export interface StartedProgram {
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Calls with a JSON body, by POST unless `init` says otherwise. */
  send(path: string, body: object, init?: RequestInit): Promise<Response>;
  /** Runs one of its commands with the same settings; resolves with the exit code. */
  run(words: string[]): Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * Starts `vitrine.mjs` with nothing of this environment, not even a PATH.
 * @throws with what it said, when it ends instead of getting ready
 */
export async function startProgram(
  folder: string,
  settings: Record<string, string>,
): Promise<StartedProgram> {
  const env = { PATH: '', PORT: '0', PASSWORD_HASH_COST: '4', ...settings };
  const start = (words: string[]) =>
    spawn(process.execPath, ['vitrine.mjs', ...words], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const server = start([]);
  const base = await addressOf(server);
  const call = (path: string, init?: RequestInit) => fetch(new URL(path, base), init);
  return {
    call,
    send: (path, body, init = {}) => {
      const headers = { 'Content-Type': 'application/json', ...init.headers };
      return call(path, { method: 'POST', ...init, headers, body: JSON.stringify(body) });
    },
    run: async (words) => {
      const [code] = await once(start(words), 'exit');
      return code as number | null;
    },
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      const address = /Vitrine is ready at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
}
