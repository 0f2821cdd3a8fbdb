import { isUnreachable } from '../api-error.ts';
import { after } from '../clock.ts';
import { randomText } from '../random-text.ts';

const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * `chosen` waits in a form until someone sends it, `waiting` for its turn; `stopped` was
 * cancelled, `failed` may be tried again, `refused` never can be sent.
 */
export type UploadStatus =
  | 'chosen'
  | 'waiting'
  | 'preparing'
  | 'sending'
  | 'stopped'
  | 'failed'
  | 'refused';

export interface Problem {
  message: string;
  reason?: string | undefined;
  /** What was thrown; missing where the file was refused before it was sent. */
  error?: Error | undefined;
}

/** One file on its way; `Details` say what it is for. */
export interface Upload<Details = unknown> {
  /** Chosen once: sent again under it, the server stores the file once only. */
  id: string;
  file: File;
  /** What travels instead, once it was made. */
  compressed?: File | undefined;
  details: Details;
  /** It is asked about in a form before it travels. */
  inForm: boolean;
  status: UploadStatus;
  /** From 0 to 1 while it is sent. */
  progress: number;
  problem?: Problem | undefined;
}

export interface Uploads<Details = unknown> {
  list: readonly Upload<Details>[];
  /** The last try found no network: nothing is sent until it is back. */
  offline: boolean;
  /** The name of the file that arrived last, to be announced. */
  arrived: string;
}

/** A file as it enters a queue: to be sent, unless `changes` say otherwise. */
export const newUpload = <Details>(
  file: File,
  details: Details,
  changes: Partial<Upload<Details>> = {},
): Upload<Details> => ({
  id: randomText(),
  file,
  details,
  inForm: false,
  status: 'waiting',
  progress: 0,
  ...changes,
});

/** Whether it goes on by itself. */
export const isUnderWay = ({ status }: Upload): boolean =>
  status === 'waiting' || status === 'preparing' || status === 'sending';

/** Whether it is being prepared or sent this moment. */
export const isRunning = ({ status }: Upload): boolean =>
  status === 'preparing' || status === 'sending';

export interface Sending<Details> {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
  /** Remembers something for the next try, such as that the server has it already. */
  onDetails: (details: Partial<Details>) => void;
}

export interface QueueOptions<Details, Stored> {
  /** Answers with what is to travel: a smaller picture, or the file itself. */
  prepare: (file: File) => Promise<File>;
  /** Why what is to travel cannot be sent; undefined when nothing speaks against it. */
  refusalOf: (file: File) => string | undefined;
  /** Sends it, and does what follows from it. */
  send: (upload: Upload<Details>, sending: Sending<Details>) => Promise<Stored>;
  problemOf: (cause: unknown) => Problem;
  /** Without a network it waits for it; otherwise that is a failure like any other. */
  waitsForNetwork: boolean;
}

/**
 * Sends files one after the other, whatever page is open. Without a network it waits for it, and
 * tries from time to time: browsers do not always notice that it is back.
 */
export class UploadQueue<Details, Stored> {
  #state: Uploads<Details> = { list: [], offline: false, arrived: '' };
  #running: { id: string; stop: AbortController } | undefined;
  #callOff: (() => void) | undefined;
  #pauseMs = FIRST_PAUSE_MS;
  readonly #options: QueueOptions<Details, Stored>;
  /** Whether the person whose files these are is signed in. */
  readonly #mayRun: () => boolean;
  readonly #listeners = new Set<() => void>();
  readonly #arrivals = new Set<(stored: Stored) => void>();

  constructor(options: QueueOptions<Details, Stored>, mayRun: () => boolean = () => true) {
    this.#options = options;
    this.#mayRun = mayRun;
    window.addEventListener('online', this.resume);
  }

  readonly get = (): Uploads<Details> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back with what the server stored, for as long as a page listens. */
  readonly onArrived = (listener: (stored: Stored) => void): (() => void) => {
    this.#arrivals.add(listener);
    return () => this.#arrivals.delete(listener);
  };

  /** A file in the form takes the place of another that is not on its way. */
  add(uploads: readonly Upload<Details>[]): void {
    const replaces = uploads.some(({ inForm }) => inForm);
    const kept = this.#state.list.filter((one) => !(replaces && one.inForm) || isRunning(one));
    this.#set({ list: [...kept, ...uploads] });
  }

  describe(id: string, details: Partial<Details>): void {
    this.#change(id, (upload) => ({ details: { ...upload.details, ...details } }));
  }

  /** Sends it, again where it failed; by hand it is tried whatever the last try found. */
  send(id: string): void {
    this.#change(id, { status: 'waiting', progress: 0, problem: undefined }, { offline: false });
  }

  /** Stops what is on its way; it can be tried again. */
  cancel(id: string): void {
    this.#stop(id);
    this.#change(id, ({ inForm }) => ({ status: inForm ? 'chosen' : 'stopped', progress: 0 }));
  }

  remove(id: string): void {
    this.#stop(id);
    this.#set({ list: this.#state.list.filter((upload) => upload.id !== id) });
  }

  /**
   * Drops the file that waits in a form which was left.
   * @returns puts it there again, unless another has taken its place; undefined where there is none
   */
  leaveForm(): (() => void) | undefined {
    const waits = ({ status }: Upload) => status === 'chosen';
    const left = this.#state.list.filter(waits);
    this.#set({ list: this.#state.list.filter((one) => !waits(one)) });
    if (left.length === 0) return undefined;
    return () => {
      if (!this.#state.list.some(({ inForm }) => inForm)) this.add(left);
    };
  }

  /** The network may be back, or the person. */
  readonly resume = (): void => {
    this.#callOff?.();
    this.#set({ offline: false });
  };

  /** What is on its way waits until the person is back. */
  pause(): void {
    const id = this.#running?.id;
    if (id === undefined) return;
    this.#stop(id);
    this.#change(id, { status: 'waiting', progress: 0 });
  }

  /**
   * Stops everything and forgets it.
   * @returns sends again what was under way, unless another file has come since; undefined where
   * nothing was
   */
  clear(): (() => void) | undefined {
    const left = this.#state.list.filter(isUnderWay);
    this.#drop();
    this.#tell();
    if (left.length === 0) return undefined;
    return () => {
      if (this.#state.list.length > 0) return;
      this.add(left.map((one) => ({ ...one, status: 'waiting', progress: 0 })));
    };
  }

  /** Before another person's queue takes its place; nobody is notified, as that happens in a render. */
  close(): void {
    this.#drop();
    window.removeEventListener('online', this.resume);
  }

  #drop(): void {
    this.#callOff?.();
    window.removeEventListener('beforeunload', holdTab);
    this.#running?.stop.abort();
    this.#running = undefined;
    this.#state = { list: [], offline: false, arrived: '' };
  }

  #set(state: Partial<Uploads<Details>>): void {
    this.#state = { ...this.#state, ...state };
    if (this.#state.list.some(isUnderWay)) window.addEventListener('beforeunload', holdTab);
    else window.removeEventListener('beforeunload', holdTab);
    this.#next();
    this.#tell();
  }

  #change(
    id: string,
    change: Partial<Upload<Details>> | ((upload: Upload<Details>) => Partial<Upload<Details>>),
    state: Partial<Uploads<Details>> = {},
  ): void {
    const list = this.#state.list.map((upload) => {
      if (upload.id !== id) return upload;
      return { ...upload, ...(typeof change === 'function' ? change(upload) : change) };
    });
    this.#set({ ...state, list });
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
    if (this.#running || this.#state.offline || !this.#mayRun()) return;
    const upload = this.#state.list.find(({ status }) => status === 'waiting');
    if (!upload) return;
    const running = { id: upload.id, stop: new AbortController() };
    this.#running = running;
    void this.#run(upload, running.stop.signal);
  }

  async #run(upload: Upload<Details>, signal: AbortSignal): Promise<void> {
    const { prepare, refusalOf, send, problemOf, waitsForNetwork } = this.#options;
    const { id, file } = upload;
    // Of one that was cancelled, or whose owner left, nothing is reported any more.
    const say = (tell: () => void) => {
      if (!signal.aborted) tell();
    };
    const end = (tell: () => void) => {
      if (signal.aborted) return;
      this.#running = undefined;
      tell();
    };
    try {
      say(() => this.#change(id, { status: 'preparing' }));
      const compressed = upload.compressed ?? (await prepare(file));
      const message = refusalOf(compressed);
      if (message) {
        return end(() => this.#change(id, { status: 'refused', problem: { message } }));
      }
      say(() => this.#change(id, { status: 'sending', progress: 0, compressed }));
      if (signal.aborted) return;
      const sending = {
        signal,
        onProgress: (progress: number) => say(() => this.#change(id, { progress })),
        onDetails: (details: Partial<Details>) => say(() => this.describe(id, details)),
      };
      const stored = await send({ ...upload, compressed }, sending);
      this.#pauseMs = FIRST_PAUSE_MS;
      end(() => {
        const list = this.#state.list.filter((one) => one.id !== id);
        this.#set({ list, arrived: file.name });
        for (const listener of this.#arrivals) listener(stored);
      });
    } catch (cause) {
      if (signal.aborted) return;
      if (!this.#mayRun()) {
        return end(() => this.#change(id, { status: 'waiting', progress: 0 }));
      }
      if (!waitsForNetwork || !isUnreachable(cause)) {
        return end(() => this.#change(id, { status: 'failed', problem: problemOf(cause) }));
      }
      end(() => this.#change(id, { status: 'waiting', progress: 0 }, { offline: true }));
      this.#callOff = after(this.#pauseMs, this.resume);
      this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}

/** Asks before the tab is closed over what is on its way. */
const holdTab = (event: BeforeUnloadEvent): void => event.preventDefault();
