import {
  type EndpointName,
  type EndpointOutput,
  type FocalPoint,
  type Locale,
  type PictureRef,
  PORTRAIT_FOCUS,
  readPicture,
} from '@vitrine/contracts';
import type { Request, Response } from 'express';
import type { Pictures } from '../lib/pictures/pictures.ts';
import { ProblemError } from '../lib/problem-error.ts';
import type { RenderCache } from '../lib/render-cache.ts';
import type { Platform } from '../platform.ts';
import { etagOf } from './compression.ts';
import { createVisitorCall, type Invoke } from './invoke.ts';
import { type MediaFiles, readUpload } from './media-files.ts';
import { sendBuffer } from './send-file.ts';

/** What files are made with. */
export interface FileMakerDeps extends Pick<Platform, 'publicUrl' | 'logger'> {
  invoke: Invoke;
  media: Pick<MediaFiles, 'find'>;
  pictures: Pictures;
  rendered: RenderCache;
}

/** How files are made of what visitors may see: CVs and the pictures of shared links. */
export function createFileMaker({ invoke, media, rendered, logger }: FileMakerDeps) {
  const call = createVisitorCall(invoke);
  return {
    /** What a visitor would get of an endpoint; undefined where that is a problem. */
    async read<K extends EndpointName>(
      name: K,
      params: Record<string, string> = {},
      locale?: Locale,
    ): Promise<EndpointOutput<K> | undefined> {
      const { status, body } = await call(name, { params, query: { locale } });
      return status === 200 ? (body as EndpointOutput<K>) : undefined;
    },

    /**
     * A portrait, cut around its focal point. A file does without one that is gone or cannot be read.
     */
    async loadPortrait(
      picture: PictureRef,
      cut: (photo: Buffer, focus: FocalPoint) => Promise<Buffer>,
    ): Promise<Buffer | undefined> {
      const { src: url, focus = PORTRAIT_FOCUS } = readPicture(picture);
      try {
        const photo = await readUpload(media, url);
        return photo && (await cut(photo, focus));
      } catch (err) {
        // it could be read another time, and a file without it would be kept
        if (err instanceof ProblemError) throw err;
        logger.warn({ err, url }, 'photo left out');
        return undefined;
      }
    },

    /**
     * A file that is made when it is first asked for, and kept.
     * @param shows everything that it shows: what is equal makes the same file
     */
    offer(kind: 'card' | 'cv' | 'qr', shows: unknown[], make: () => Promise<Buffer>): MadeFile {
      const etag = etagOf(JSON.stringify(shows));
      const finish = async () => {
        const value = await make();
        return { value, bytes: value.length };
      };
      return { etag, make: () => rendered.render('files', `${kind} ${etag}`, finish) };
    },
  };
}

/** A file that is made when it is asked for, or kept from last time. */
export interface MadeFile {
  /** With its quotation marks; known before anything is made. */
  etag: string;
  /** @throws {ProblemError} `unavailable` when too many are being made */
  make(): Promise<Buffer>;
}

/** Answers with a file that is made, unless the browser has it already. */
export async function sendMade(
  req: Pick<Request, 'fresh' | 'method'>,
  res: Response,
  { etag, make }: MadeFile,
  cacheControl: string,
  headersOf: () => Record<string, string>,
): Promise<void> {
  res.set({ ETag: etag, 'Cache-Control': cacheControl });
  if (req.fresh) return void res.status(304).end();
  const content = await make();
  res.set({ ...headersOf(), 'Content-Length': String(content.length) });
  if (req.method === 'HEAD') res.end();
  else await sendBuffer(content, res);
}
