import { openAsBlob } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@vitrine/contracts';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { Actor } from '../lib/actor.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { randomToken } from '../lib/secrets.ts';
import { finishedIn, type UploadedFile } from '../lib/uploaded-file.ts';
import { limitReading } from './body.ts';
import { requireCall } from './endpoint-policy.ts';

/** What a multipart request has brought. */
export interface ReceivedUpload {
  fields: Record<string, unknown>;
  file: UploadedFile;
  /** Removes what is left in the temporary folder. */
  discard(): Promise<void>;
}

/** Reads a multipart request: text fields and one file, kept on disk and never in memory. */
export type ReceiveUpload = (
  endpoint: Endpoint,
  actor: Actor,
  req: Request,
  res: Response,
) => Promise<ReceivedUpload>;

const FIELD_LIMIT = 10;
const FIELD_BYTES = 256 * 1024;
/** Read of a file that is too large and thrown away: only then does its sender read the refusal. */
const REFUSED_BYTES = 64 * 1024 * 1024;

/**
 * @param folder where files wait while their request runs
 * @param maxBytes largest file of any type
 */
export function createReceiveUpload(folder: string, maxBytes: number): ReceiveUpload {
  /** The file of a request that is being received: multer keeps it when the disk fills up. */
  const begun = new WeakMap<object, string>();
  const receive = multer({
    storage: multer.diskStorage({
      destination: folder,
      filename: (req, _file, done) => {
        const name = randomToken();
        begun.set(req, join(folder, name));
        done(null, name);
      },
    }),
    // browsers send file names as UTF-8 without saying so
    defParamCharset: 'utf8',
    limits: {
      fileSize: maxBytes,
      files: 1,
      fields: FIELD_LIMIT,
      parts: FIELD_LIMIT + 1,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).single('file');

  return async (endpoint, actor, req, res) => {
    // before anything is read: who may not upload is refused at once
    requireCall(endpoint, actor);
    if (!req.is('multipart/form-data')) {
      throw new ProblemError('unsupported-media-type', 'multipartRequired');
    }
    // its sender left while the caller was looked up: multer would wait for its end for ever
    if (req.destroyed) throw new ProblemError('malformed', 'uploadCutOff');
    limitReading(req, maxBytes + REFUSED_BYTES);
    await new Promise<void>((resolve, reject) => {
      receive(req, res, (error: unknown) => (error ? reject(asReadable(error)) : resolve()));
    }).catch(async (error: unknown) => {
      await rm(begun.get(req) ?? '', { force: true });
      throw error;
    });
    const { file } = req;
    if (!file) throw new ProblemError('malformed', 'fileRequired');
    return {
      fields: { ...(req.body as Record<string, unknown>) },
      file: {
        path: file.path,
        originalName: file.originalname,
        sizeBytes: file.size,
        open: () => openAsBlob(file.path),
      },
      discard: async () => {
        await rm(finishedIn(file.path), { recursive: true, force: true });
        await rm(file.path, { force: true });
      },
    };
  };
}

/** The multipart reader's own errors carry no code that tells a bad request from a bad disk. */
function asReadable(error: unknown): unknown {
  const isFault = error instanceof Error && 'code' in error;
  if (error instanceof multer.MulterError || isFault) return error;
  return new ProblemError('malformed', 'uploadCutOff');
}

/** Removes what an earlier process was sent, and did not live to store. */
export async function emptyUploadFolder(folder: string): Promise<void> {
  const left = await readdir(folder).catch(() => []);
  for (const name of left) await rm(join(folder, name), { recursive: true, force: true });
}
