import { EXIT_UNAVAILABLE, StartRefusedError } from '../lib/start-refused.ts';

/**
 * Why requests cannot be heard, for anyone who starts the program; what else went wrong is left as it is.
 * @param host where it should listen; '' for everywhere
 */
export function refusedListening(error: NodeJS.ErrnoException, port: number, host = ''): Error {
  const { code } = error;
  if (code === 'EADDRINUSE') {
    return new StartRefusedError(`Cannot start: port ${port} is in use. Set PORT.`);
  }
  if (code === 'EACCES') {
    return new StartRefusedError(
      `Cannot start: this user may not listen at port ${port}. Set PORT to one from 1024 on.`,
    );
  }
  if (!host) return error;
  // the network may only be slower to start
  const sentence = `Cannot start: this machine has no address ${host} (${code}). Set HOST.`;
  return new StartRefusedError(sentence, EXIT_UNAVAILABLE);
}
