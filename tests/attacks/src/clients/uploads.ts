import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { openSocket } from './sockets.ts';

const GIVE_UP_MS = 60_000;
const BOUNDARY = 'the-boundary-of-an-upload';

/** A video of so many bytes, as far as anyone looks: its first box and nothing to see. */
export function videoFile(bytes: number): Buffer {
  const file = Buffer.alloc(bytes);
  file.writeUInt32BE(32, 0);
  file.write('ftypisom', 4, 'latin1');
  return file;
}

export interface Upload {
  status: number;
  id?: string;
  url?: string;
}

/** Uploads a file as the site does; a status of 0 says that no answer came. */
export async function upload(
  url: string,
  token: string,
  file: Buffer,
  type = 'video/mp4',
): Promise<Upload> {
  const form = new FormData();
  form.set('title', 'A file');
  form.set('media_type', type.split('/')[0] ?? '');
  form.set('file', new Blob([new Uint8Array(file)], { type }), 'file');
  const answer = await fetch(`${url}/api/media/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
    signal: AbortSignal.timeout(GIVE_UP_MS),
  }).catch(() => undefined);
  const body = (await answer?.json().catch(() => ({}))) as
    | { id?: string; url?: string }
    | undefined;
  return { status: answer?.status ?? 0, ...body };
}

/** An upload whose bytes are sent by hand. */
export async function rawUpload(url: string, token: string, file: Buffer, localAddress?: string) {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const part =
    field('title', 'A file') +
    field('media_type', 'video') +
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="file.mp4"\r\n` +
    'Content-Type: video/mp4\r\n\r\n';
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const body = Buffer.concat([Buffer.from(part), file, Buffer.from(end)]);
  const socket = await openSocket(url, localAddress);
  socket.write(
    `POST /api/media/ HTTP/1.1\r\nHost: upload\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${body.length}\r\n` +
      'Connection: close\r\n\r\n',
  );
  return { socket, body };
}

/**
 * Uploads at so many bytes a second.
 * @returns the status of the answer; 0 where the connection ended without one
 */
export async function slowUpload(
  url: string,
  token: string,
  {
    bytes,
    bytesPerSecond,
    localAddress,
  }: { bytes: number; bytesPerSecond: number; localAddress?: string },
): Promise<number> {
  const { socket, body } = await rawUpload(url, token, videoFile(bytes), localAddress);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const step = Math.ceil(bytesPerSecond / 10);
  for (let at = 0; at < body.length && !socket.destroyed; at += step) {
    socket.write(body.subarray(at, at + step));
    await pause(100);
  }
  await closed;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

/** How many files a folder holds, with those in its folders; 0 where there is none. */
export async function filesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}
