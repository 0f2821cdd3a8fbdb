import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Render } from '@vitrine/contracts';
import type { Request, RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { createVisitorCall, type Invoke } from './invoke.ts';
import { acceptsHtml, prefersHtml, type ResponseCache } from './response-cache.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Serves the files of the build, compressed by the build (`.br`, `.gz`) where the browser takes that.
 * A file that has gone since the start, as when a new build is made, is one that is not there.
 */
function serveFiles(folder: string): RequestHandler {
  const hashed = join(folder, 'assets') + sep;
  return expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: {
      dotfiles: 'ignore',
      redirect: false,
      setHeaders: (res, path) => res.setHeader('Cache-Control', fileLife(path, hashed)),
    },
  });
}

/** Files under /assets carry a hash of their content in their name and never change. */
function fileLife(path: string, hashed: string): string {
  return path.startsWith(hashed)
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${DAY_SECONDS}`;
}

/** The built web app: a folder of files and a function that makes pages. */
export interface WebApp {
  files: string;
  render: Render;
}

interface Site {
  /** Files of the build, before anything else is asked. */
  assets: RequestHandler;
  /** Pages whose address an endpoint has too; the sender's preference decides. */
  sharedPaths: RequestHandler;
  /** Every other page; last, because an unknown address is a page too: the one that says so. */
  pages: RequestHandler;
}

const SHARED = new Set(['/projects', '/projects/']);
/** Below these live no pages: what is not there is a problem in JSON. */
const NO_PAGES = /^\/(api|auth|assets|art|media|blogs)(\/|$)/;

/** @returns undefined when the web app has not been built */
export async function loadWebApp(folder: string): Promise<WebApp | undefined> {
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry)) return undefined;
  const { render } = (await import(pathToFileURL(entry).href)) as { render: Render };
  return { files: join(folder, 'client'), render };
}

export function createSite(
  web: WebApp,
  invoke: Invoke,
  origin: string,
  cache: ResponseCache,
): Site {
  const call = createVisitorCall(invoke);
  const files = serveFiles(web.files);
  const page: RequestHandler = (req, res) =>
    cache.answer(req, res, async () => {
      const { status, headers, html } = await web.render({ url: pathOf(req), origin, call });
      const isKept = status === 200 && headers['cache-control'] !== 'no-store';
      return {
        headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
        body: html,
        ...(isKept ? {} : { uncachedStatus: status }),
      };
    });
  const isRead = (method: string) => method === 'GET' || method === 'HEAD';
  return {
    assets: (req, res, next) => {
      // the template is no page: every page is rendered
      if (!isRead(req.method) || !/\.\w+$/.test(req.path) || req.path.endsWith('.html')) {
        return next();
      }
      files(req, res, next);
    },
    sharedPaths: (req, res, next) => {
      if (!isRead(req.method) || !SHARED.has(req.path)) return next();
      res.vary('Accept');
      return prefersHtml(req) ? page(req, res, next) : next();
    },
    pages: (req, res, next) => {
      if (!isRead(req.method) || NO_PAGES.test(req.path) || !acceptsHtml(req)) return next();
      return page(req, res, next);
    },
  };
}

/** Two slashes at the start would be read as the name of another host, whose home page is ours. */
const pathOf = (req: Request) => req.originalUrl.replace(/^[/\\]+/, '/');
