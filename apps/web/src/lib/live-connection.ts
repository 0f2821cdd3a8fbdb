import { createParser } from 'eventsource-parser';
import { ApiError } from './api-error.ts';
import { after, now } from './clock.ts';

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;
/** A connection open for this long counts as stable: the next delay is short again. */
const STABLE_MS = 60_000;
/** The server sends a heartbeat every ten seconds; after this long without one it is lost. */
const SILENCE_MS = 35_000;
/** A page that was hidden for this long closes its connection. */
const HIDDEN_MS = 5 * 60_000;

interface LiveConnectionOptions {
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** The data of an event. */
  onEvent: (data: string) => void;
  /** Called each time it is open: events may have been missed since the page was answered. */
  onOpen: () => void;
}

/**
 * Keeps one stream of server-sent events open while the page is visible: reconnects with
 * growing delays, and at once when the network or the page comes back.
 */
export class LiveConnection {
  readonly #options: LiveConnectionOptions;
  #connection: AbortController | undefined;
  #delay = FIRST_DELAY_MS;
  /** What calls off what waits. */
  #callOff: Partial<Record<'retry' | 'silence' | 'hidden', () => void>> = {};
  #stopped = true;

  constructor(options: LiveConnectionOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    window.addEventListener('online', this.#reconnect);
    document.addEventListener('visibilitychange', this.#onVisibilityChange);
    void this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    window.removeEventListener('online', this.#reconnect);
    document.removeEventListener('visibilitychange', this.#onVisibilityChange);
    this.#disconnect();
    this.#callOff.hidden?.();
  }

  readonly #reconnect = (): void => {
    this.#delay = FIRST_DELAY_MS;
    if (!this.#connection) void this.#connect();
  };

  readonly #onVisibilityChange = (): void => {
    this.#callOff.hidden?.();
    if (document.visibilityState === 'visible') this.#reconnect();
    else this.#callOff.hidden = after(HIDDEN_MS, () => this.#disconnect());
  };

  #disconnect(): void {
    this.#callOff.retry?.();
    this.#callOff.silence?.();
    this.#connection?.abort();
    this.#connection = undefined;
  }

  async #connect(): Promise<void> {
    this.#disconnect();
    const connection = new AbortController();
    this.#connection = connection;
    const began = now();
    const refused = await this.#listen(connection).catch(
      (error: unknown) =>
        error instanceof ApiError && (error.status === 401 || error.status === 403),
    );
    if (this.#connection !== connection || this.#stopped) return;
    this.#disconnect();
    // The server refuses this account: trying again would not help.
    if (refused) return;
    if (now() - began > STABLE_MS) this.#delay = FIRST_DELAY_MS;
    // Random, so that not all clients reconnect at once after a restart of the server.
    const wait = this.#delay * (0.75 + Math.random() / 2);
    this.#delay = Math.min(this.#delay * 2, LONGEST_DELAY_MS);
    this.#callOff.retry = after(wait, () => void this.#connect());
  }

  async #listen(connection: AbortController): Promise<boolean> {
    const alive = () => {
      this.#callOff.silence?.();
      this.#callOff.silence = after(SILENCE_MS, () => connection.abort());
    };
    alive();
    const stream = await this.#options.open(connection.signal);
    if (!connection.signal.aborted) this.#options.onOpen();
    const parser = createParser({
      onEvent: ({ data }) => {
        if (!connection.signal.aborted) this.#options.onEvent(data);
      },
    });
    const decoder = new TextDecoder();
    const reader = stream.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return false;
        // Heartbeats count as well.
        alive();
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }
}
