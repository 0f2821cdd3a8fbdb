import type { StoredBytes } from './file-store.ts';

/** An answer that names the version of the record it is about; it leaves as an `ETag`. */
export class Versioned<T> {
  readonly body: T;
  readonly version: number;

  constructor(body: T, version: number) {
    this.body = body;
    this.version = version;
  }
}

/** Where the other parts of a list begin: what to ask for as `cursor`. */
export interface ListPlaces {
  next?: string | null;
  previous?: string | null;
}

/**
 * A list that is answered as an array, or a part of it: where its other parts are cannot stand in
 * the body, and leaves as `Link`.
 */
export class ListPart<A extends readonly unknown[]> {
  readonly items: A;
  readonly places: ListPlaces;

  constructor(items: A, places: ListPlaces = {}) {
    this.items = items;
    this.places = places;
  }
}

/** A list that may be too long for memory, in batches: `ListPart` for what has no end. */
export class LongList<A extends readonly unknown[]> {
  readonly batches: AsyncIterable<A>;

  constructor(batches: AsyncIterable<A>) {
    this.batches = batches;
  }
}

/** A file to download, of the type that the contract names. */
export interface FileReply {
  /** The name to save it under; undefined for what is read as it comes. */
  name?: string;
  /** Where the contract names none. */
  type?: string;
  content: Uint8Array | ReadableStream<Uint8Array> | StoredBytes;
}

/**
 * Sends parts as they are made.
 * @param onEnd called once, when the last part was taken or nobody wants the rest
 */
export function streamOf(
  parts: AsyncIterable<string | Uint8Array>,
  onEnd: () => void = () => undefined,
): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await iterator.next();
          if (!done) {
            controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
            return;
          }
          onEnd();
          controller.close();
        } catch (error) {
          onEnd();
          throw error;
        }
      },
      async cancel() {
        onEnd();
        // no client is left to hear that it did not end well
        await iterator.return?.().catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
