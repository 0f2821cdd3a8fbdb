import { freePort } from './free-port.ts';
import { startService, stopService } from './start-service.ts';

/** A real Valkey, or a Redis, that keeps nothing on a disk. */
export interface Valkey {
  url: string;
  /** It takes connections and answers nothing, as one that hangs. */
  hang(): void;
  goOn(): void;
  stop(): Promise<void>;
}

export async function startValkey(): Promise<Valkey> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = await startService('valkey', args, port);
  return {
    url: `valkey://127.0.0.1:${port}`,
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    stop: () => stopService(child),
  };
}
