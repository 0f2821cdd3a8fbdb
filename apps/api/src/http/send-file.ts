import type { ServerResponse } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Response } from 'express';
import { ReaderGoneError } from '../lib/event-stream.ts';
import type { StoredBytes } from '../lib/file-store.ts';
import type { FileReply } from '../lib/reply.ts';

/** Answers with a file to save; one that is made on the way is sent as it is made. */
export async function sendFile(
  res: Response,
  { name, content, type: own = 'application/octet-stream' }: FileReply,
  type = own,
  encoder?: Transform,
): Promise<void> {
  if (name !== undefined) res.attachment(name);
  res.set({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
  // a proxy that collects an answer before it passes it on would keep events back
  if (type.startsWith('text/event-stream')) res.set('X-Accel-Buffering', 'no');
  if (content instanceof Uint8Array) return sendBuffer(content, res);
  const isWeb = content instanceof ReadableStream;
  await sendStream(isWeb ? Readable.fromWeb(content as WebStream) : content, res, encoder);
}

/** A long body goes in pieces of this size: of a single one nobody sees how much was taken. */
const PIECE_BYTES = 64 * 1024;
const LONG_BYTES = 4 * PIECE_BYTES;

/** Sends bytes that are in memory. */
export async function sendBuffer(content: Uint8Array, res: ServerResponse): Promise<void> {
  if (content.length <= LONG_BYTES) return void res.end(content);
  await sendStream(Readable.from(piecesOf(content)), res);
}

function* piecesOf(content: Uint8Array) {
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    yield content.subarray(at, at + PIECE_BYTES);
  }
}

/** What a pipeline says when the client has left: in the middle, or before the first byte. */
const CLIENT_LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'];

/**
 * Sends a stream to its end; someone who leaves in the middle is no fault of ours. Whatever
 * happens, the stream is closed afterwards: a pipeline leaves it open when the client left before.
 */
export async function sendStream(
  content: StoredBytes,
  res: ServerResponse,
  encoder?: Transform,
): Promise<void> {
  // one that fails while it is closed tells nobody else, and an error nobody hears ends the process
  if (content instanceof Readable) content.on('error', () => undefined);
  try {
    await (encoder ? pipeline(content, encoder, res) : pipeline(content, res));
  } catch (error) {
    if (error instanceof ReaderGoneError) return;
    if (!CLIENT_LEFT.includes(String((error as NodeJS.ErrnoException).code))) throw error;
  } finally {
    content.destroy();
  }
}
