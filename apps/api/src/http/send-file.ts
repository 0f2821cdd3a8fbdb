import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { FileReply } from '../lib/reply.ts';

/** Answers with a file to save; one that is made on the way is sent as it is made. */
export async function sendFile(
  res: Response,
  { name, content }: FileReply,
  type = 'application/octet-stream',
): Promise<void> {
  if (name !== undefined) res.attachment(name);
  res.set({ 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' });
  // a proxy that collects an answer before it passes it on would keep events back
  if (type.startsWith('text/event-stream')) res.set('X-Accel-Buffering', 'no');
  if (Buffer.isBuffer(content)) return void res.end(content);
  await sendStream(content, res);
}

/** Sends a stream to its end; somebody who leaves in the middle is no fault of ours. */
export async function sendStream(content: Readable, res: Response): Promise<void> {
  try {
    await pipeline(content, res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
