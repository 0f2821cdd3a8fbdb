import { createParser } from 'eventsource-parser';
import { ApiError } from './api-error.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** A line that held this long was a good one: the next wait is short again. */
const GOOD_MS = 60_000;
/** The server says something every ten seconds; after this long the line is dead. */
const SILENCE_MS = 35_000;
/** A page that nobody has looked at for this long gives its line back. */
const HIDDEN_MS = 5 * 60_000;

interface LiveLineOptions {
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** The data of an event. */
  onEvent: (data: string) => void;
  /** The line stands again after a gap, in which events may have been missed. */
  onReturn: () => void;
}

/**
 * Keeps one stream of server-sent events open for as long as somebody looks at the page: tries
 * again with growing waits, at once when the network or the reader comes back.
 */
export class LiveLine {
  readonly #options: LiveLineOptions;
  #line: AbortController | undefined;
  #wait = FIRST_WAIT_MS;
  #timers: Partial<Record<'retry' | 'silence' | 'hidden', ReturnType<typeof setTimeout>>> = {};
  #tried = false;
  #stopped = true;

  constructor(options: LiveLineOptions) {
    this.#options = options;
  }

  start(): void {
    this.#stopped = false;
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#look);
    void this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#look);
    this.#hangUp();
    clearTimeout(this.#timers.hidden);
  }

  readonly #hurry = (): void => {
    this.#wait = FIRST_WAIT_MS;
    if (!this.#line) void this.#connect();
  };

  readonly #look = (): void => {
    clearTimeout(this.#timers.hidden);
    if (document.visibilityState === 'visible') this.#hurry();
    else this.#timers.hidden = setTimeout(() => this.#hangUp(), HIDDEN_MS);
  };

  #hangUp(): void {
    clearTimeout(this.#timers.retry);
    clearTimeout(this.#timers.silence);
    this.#line?.abort();
    this.#line = undefined;
  }

  async #connect(): Promise<void> {
    this.#hangUp();
    const line = new AbortController();
    this.#line = line;
    const began = Date.now();
    const refused = await this.#listen(line).catch(
      (error: unknown) =>
        error instanceof ApiError && (error.status === 401 || error.status === 403),
    );
    if (this.#line !== line || this.#stopped) return;
    this.#hangUp();
    // Who is not let in would not be let in a minute later either.
    if (refused) return;
    if (Date.now() - began > GOOD_MS) this.#wait = FIRST_WAIT_MS;
    // Not all at the same moment after the server was away.
    const wait = this.#wait * (0.75 + Math.random() / 2);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    this.#timers.retry = setTimeout(() => void this.#connect(), wait);
  }

  async #listen(line: AbortController): Promise<boolean> {
    const isReturn = this.#tried;
    this.#tried = true;
    const alive = () => {
      clearTimeout(this.#timers.silence);
      this.#timers.silence = setTimeout(() => line.abort(), SILENCE_MS);
    };
    alive();
    const stream = await this.#options.open(line.signal);
    if (isReturn && !line.signal.aborted) this.#options.onReturn();
    const parser = createParser({
      onEvent: ({ data }) => {
        if (!line.signal.aborted) this.#options.onEvent(data);
      },
    });
    const decoder = new TextDecoder();
    const reader = stream.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return false;
        // heartbeats too
        alive();
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }
}
