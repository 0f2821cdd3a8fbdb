import { existsSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  MISSING_PAGE_PATH,
  type MissingAt,
  type PageAddressOf,
  type Render,
  type SentForm,
} from '@vitrine/contracts';
import type { Request, RequestHandler, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { PublicAnswer } from './finished-answer.ts';
import { createVisitorCall, type Invoke } from './invoke.ts';
import { acceptsHtml, prefersHtml } from './negotiation.ts';
import { type PageFormOptions, takePageForms } from './page-forms.ts';
import { searchOf } from './public-address.ts';
import type { ResponseCache } from './response-cache.ts';
import { noteAnswer } from './watch-requests.ts';

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
  /** Another one has files of other names. */
  build?: string;
  render: Render;
  addressOf: PageAddressOf;
  missingAt: MissingAt;
}

interface Site {
  /** Files of the build, before anything else is asked. */
  assets: RequestHandler;
  /** Pages whose address an endpoint has too; the sender's preference decides. */
  sharedPaths: RequestHandler;
  /** Forms that a browser sends to their page. */
  forms: RequestHandler;
  /** Every other page; last, because an unknown address is a page too: the one that says so. */
  pages: RequestHandler;
}

const SHARED = new Set(['/projects', '/projects/']);
/** Pages at the address of an entry, where data are only written: anyone who reads is shown the page. */
const CASE_STUDY = /^\/projects\/[^/]+\/?$/;
/** The build has one for hosts that only serve files. */
const MADE_MANIFEST = '/site.webmanifest';
/** Below these live no pages: what is not there is a problem in JSON. */
const NO_PAGES = /^\/(api|auth|assets|art|media|blogs)(\/|$)/;

/** @returns undefined when the web app has not been built */
export async function loadWebApp(folder: string): Promise<WebApp | undefined> {
  const entry = join(folder, 'server', 'entry-server.js');
  if (!existsSync(entry)) return undefined;
  const renderer = (await import(pathToFileURL(entry).href)) as Omit<WebApp, 'files' | 'build'>;
  const build = String(statSync(entry).mtimeMs);
  return { ...renderer, build, files: join(folder, 'client') };
}

/** One page of a language says that there is nothing, whatever was asked for: it is made once for all. */
const MISSING = { kind: 'missing', route: 'not found', parameters: [], isFixed: true } as const;

export function createSite(
  web: WebApp,
  invoke: Invoke,
  origin: string,
  cache: ResponseCache,
  forms: Omit<PageFormOptions, 'invoke' | 'origin'>,
): Site {
  const call = createVisitorCall(invoke);
  const files = serveFiles(web.files);
  const renderAt = async (url: string, sentForm?: SentForm): Promise<PublicAnswer> => {
    const request = { url, origin, call, omitMissing: true, sentForm };
    const { status, headers, html, framing } = await web.render(request);
    const { 'cache-control': life, ...others } = headers;
    return {
      status,
      headers: { ...others, 'content-type': 'text/html; charset=utf-8' },
      body: html,
      ...(framing && { framing }),
      unkept: life === 'no-store' || (status !== 200 && url !== web.missingAt(url)),
    };
  };
  /** @returns false where there is no such page, and so nothing is answered */
  const answerPage = async (req: Request, res: Response): Promise<boolean> => {
    const found = web.addressOf(pathOf(req));
    if (!found) return false;
    if (found.movedTo) {
      res.redirect(301, found.movedTo + (URL.parse(req.originalUrl, origin)?.search ?? ''));
      return true;
    }
    return cache.answer(req, res, { kind: 'page', ...found }, async (query) => {
      const answer = await renderAt(found.path + searchOf(query));
      return answer.status === 404 ? undefined : answer;
    });
  };
  const page: RequestHandler = async (req, res) => {
    if (await answerPage(req, res)) return;
    const path = web.missingAt(pathOf(req));
    await cache.answer(req, res, { ...MISSING, path }, () => renderAt(path));
  };
  const pageOfForm = (req: Request) => {
    const found = web.addressOf(pathOf(req));
    if (!found || found.movedTo) return undefined;
    forms.limits.admit(req, { kind: 'page', ...found });
    return (sent: SentForm) => renderAt(found.path, sent);
  };
  const isRead = (method: string) => method === 'GET' || method === 'HEAD';
  return {
    assets: (req, res, next) => {
      // the template is no page, for every page is rendered; and the name of the site is in Settings
      const isMade = req.path.endsWith('.html') || req.path === MADE_MANIFEST;
      if (!isRead(req.method) || !/\.\w+$/.test(req.path) || isMade) {
        return next();
      }
      noteAnswer(res, { route: 'files' });
      files(req, res, next);
    },
    sharedPaths: async (req, res, next) => {
      if (!isRead(req.method)) return next();
      if (CASE_STUDY.test(req.path)) {
        res.vary('Accept');
        if (prefersHtml(req)) return page(req, res, next);
        // what takes anything, as link previews do, gets the methods where there is no page
        if (!acceptsHtml(req) || !(await answerPage(req, res))) next();
        return;
      }
      if (!SHARED.has(req.path)) return next();
      res.vary('Accept');
      return prefersHtml(req) ? page(req, res, next) : next();
    },
    forms: takePageForms(pageOfForm, { ...forms, invoke, origin }),
    pages: (req, res, next) => {
      if (!isRead(req.method) || NO_PAGES.test(req.path) || !acceptsHtml(req)) return next();
      return page(req, res, next);
    },
  };
}

/**
 * The path of what was asked for on this host: one may name another host before it, and two slashes
 * at the start would be read as the name of one. No page is at a path that cannot be read.
 */
function pathOf({ originalUrl }: Request): string {
  return (
    URL.parse(originalUrl.replace(/^[/\\]+/, '/'), 'http://host')?.pathname ?? MISSING_PAGE_PATH
  );
}
