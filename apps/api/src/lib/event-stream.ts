import { PassThrough, type Readable } from 'node:stream';

/** Less than our own server leaves a line silent, and proxies end theirs after a minute. */
export const HEARTBEAT_MS = 10_000;

/** One open connection that is told what happens (server-sent events). */
export interface EventStream {
  readonly content: Readable;
  /** Tells of something; it travels as JSON. */
  send(event: object): void;
  end(): void;
}

/**
 * @param onEnd called once, when either side ends it
 */
export function openEventStream(onEnd: () => void): EventStream {
  const content = new PassThrough();
  const write = (text: string) => {
    // one that is ended lives on until its last bytes are taken
    if (content.writable) content.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  content.once('close', () => {
    clearInterval(heartbeat);
    onEnd();
  });
  // the first bytes say that it is open
  write('retry: 3000\n\n');
  return {
    content,
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    end: () => {
      content.end();
    },
  };
}
