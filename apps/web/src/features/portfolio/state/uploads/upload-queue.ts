import type { MediaItem } from '@vitrine/contracts';
import { tooLarge } from '../media-kind.ts';
import { type Choice, newUploads } from './new-uploads.ts';
import { isUnderWay, noUploads, type Problem, type Upload, type Uploads } from './upload.ts';
import { type UploadsAction, uploadsReducer } from './uploads-reducer.ts';

const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

export interface Sending {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  /** The server has it; more may follow. */
  onStored: (item: MediaItem) => void;
}

interface Needs {
  /** Answers with what is to travel. */
  prepare: (file: File) => Promise<File>;
  /** Sends it, and does what follows from it. */
  send: (upload: Upload, sending: Sending) => Promise<void>;
  /** Whether the person whose files these are is signed in. */
  mayRun: () => boolean;
  /** Whether it failed for want of a network. */
  isNoLine: (cause: unknown) => boolean;
  problemOf: (cause: unknown) => Problem;
}

/**
 * Sends files one after the other, whatever page is open. Without a network it waits for it, and
 * tries from time to time: browsers do not always notice that it is back.
 */
export class UploadQueue {
  #state: Uploads = noUploads;
  #running: { id: string; stop: AbortController } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  readonly #needs: Needs;
  readonly #listeners = new Set<() => void>();

  constructor(needs: Needs) {
    this.#needs = needs;
    window.addEventListener('online', this.tryAgain);
  }

  readonly get = (): Uploads => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  choose(choice: Choice): void {
    this.dispatch({ type: 'chosen', uploads: newUploads(choice, this.#state) });
  }

  /** Stops what is on its way; it can be tried again. */
  cancel(id: string): void {
    this.#stop(id);
    this.dispatch({ type: 'stopped', id });
  }

  remove(id: string): void {
    this.#stop(id);
    this.dispatch({ type: 'removed', id });
  }

  /** The network may be back, or the person. */
  readonly tryAgain = (): void => {
    clearTimeout(this.#timer);
    this.dispatch({ type: 'found the line' });
  };

  /** What is on its way waits until the person is back. */
  pause(): void {
    const id = this.#running?.id;
    if (id === undefined) return;
    this.#stop(id);
    this.dispatch({ type: 'paused', id });
  }

  /** Stops everything and forgets it. */
  clear(): void {
    this.#drop();
    this.#tell();
  }

  /** Before another person's queue takes its place; told to nobody, as that happens in a render. */
  close(): void {
    this.#drop();
    window.removeEventListener('online', this.tryAgain);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('beforeunload', holdTab);
    this.#running?.stop.abort();
    this.#running = undefined;
    this.#state = noUploads;
  }

  dispatch(action: UploadsAction): void {
    this.#state = uploadsReducer(this.#state, action);
    if (this.#state.list.some(isUnderWay)) window.addEventListener('beforeunload', holdTab);
    else window.removeEventListener('beforeunload', holdTab);
    this.#next();
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #stop(id: string): void {
    if (this.#running?.id !== id) return;
    this.#running.stop.abort();
    this.#running = undefined;
  }

  #next(): void {
    if (this.#running || this.#state.noLine || !this.#needs.mayRun()) return;
    const upload = this.#state.list.find(({ status }) => status === 'waiting');
    if (!upload) return;
    const running = { id: upload.id, stop: new AbortController() };
    this.#running = running;
    void this.#run(upload, running.stop.signal);
  }

  async #run(upload: Upload, signal: AbortSignal): Promise<void> {
    const { id } = upload;
    // Of one that was cancelled, or whose owner left, nothing is told any more.
    const say = (action: UploadsAction) => {
      if (!signal.aborted) this.dispatch(action);
    };
    const end = (action: UploadsAction) => {
      if (signal.aborted) return;
      this.#running = undefined;
      this.dispatch(action);
    };
    try {
      say({ type: 'preparing', id });
      const lighter = upload.lighter ?? (await this.#needs.prepare(upload.file));
      const refusal = tooLarge(lighter);
      if (refusal) return end({ type: 'refused', id, problem: { message: refusal } });
      say({ type: 'prepared', id, lighter });
      if (signal.aborted) return;
      await this.#needs.send(
        { ...upload, lighter },
        {
          signal,
          onProgress: (progress) => say({ type: 'progressed', id, progress }),
          onStored: (item) => say({ type: 'stored', id, item }),
        },
      );
      this.#pauseMs = FIRST_PAUSE_MS;
      end({ type: 'arrived', id });
    } catch (cause) {
      if (signal.aborted) return;
      if (!this.#needs.mayRun()) return end({ type: 'paused', id });
      if (!this.#needs.isNoLine(cause)) {
        return end({ type: 'failed', id, problem: this.#needs.problemOf(cause) });
      }
      end({ type: 'found no line', id });
      this.#timer = setTimeout(this.tryAgain, this.#pauseMs);
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}

/** Asks before the tab is closed over what is on its way. */
const holdTab = (event: BeforeUnloadEvent): void => event.preventDefault();
