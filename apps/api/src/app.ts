import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { MEDIA_LIMIT_BYTES, words } from '@vitrine/contracts';
import express from 'express';
import type { Dependencies } from './dependencies.ts';
import { bearerOf, createAuthenticate } from './http/authenticate.ts';
import { warnOfUnknownProxy } from './http/client-address.ts';
import { createCors } from './http/cors.ts';
import { describeApi } from './http/describe-api.ts';
import { answerErrors, noSuchPath, startAnswer } from './http/errors.ts';
import type { Finished } from './http/finished-answer.ts';
import { serveIssuePreviews } from './http/issue-previews.ts';
import { createKeptAnswers } from './http/kept-answers.ts';
import { serveMedia } from './http/media-files.ts';
import { mountEndpoints } from './http/mount.ts';
import { createWordsFor, type Languages, trustTag } from './http/negotiation.ts';
import { servePortfolioDownloads } from './http/portfolio-downloads.ts';
import { servePublicTexts } from './http/public-texts.ts';
import { createLimits } from './http/rate-limits.ts';
import { createRefuseToken } from './http/refused-tokens.ts';
import { requestNames } from './http/request-id.ts';
import { createResponseCache } from './http/response-cache.ts';
import { createSendRevision } from './http/revision.ts';
import { securityHeaders } from './http/security-headers.ts';
import { serveShareImages } from './http/share-images.ts';
import { createSite, type WebApp } from './http/site.ts';
import { createReceiveUpload } from './http/upload.ts';
import { type RequestWatcher, watchRequests } from './http/watch-requests.ts';
import { loadDownloads, loadShareImages } from './made-on-demand.ts';

export interface AppOptions {
  /** The built web app; without it only the API answers. */
  web?: WebApp | undefined;
  /** Where the last answers are kept for when the database is away, and what of the program made them. */
  answers?: { folder: string; build: string } | undefined;
  rateLimits: boolean;
  /** How many reverse proxies stand in front; their forwarding headers are believed, no others. */
  trustedProxies: number;
  /** Those who measure and log requests. */
  watchers?: readonly RequestWatcher[] | undefined;
  /** Web apps of these origins may read answers and send what is not from a form. */
  corsOrigins?: readonly string[];
  /** What it answers in. */
  languages?: Languages;
}

/**
 * The whole HTTP side: what is in memory is answered at once, everything else by Express, from its
 * parts: names, headers, limits, endpoints, files, pages.
 */
export function createApp(dependencies: Dependencies, options: AppOptions): RequestListener {
  const { platform, invoke, sessions, media, publicTexts } = dependencies;
  const making = { ...platform, invoke, media, rendered: dependencies.rendered };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', options.trustedProxies);
  app.set('query parser', 'simple');
  const limits = createLimits(
    options.rateLimits,
    (req) => sessions.accountOf(bearerOf(req) ?? ''),
    platform,
  );
  const headers = securityHeaders(platform.publicUrl);
  const wordsFor = createWordsFor(options.languages ?? words);
  const { database, clock } = platform;
  const { rendered } = dependencies;
  const nameOf = requestNames(options.trustedProxies);
  const cors = createCors(options.corsOrigins ?? [], headers, nameOf);
  const { headersFor } = cors;
  const onError = (err: Error) => platform.logger.warn({ err }, 'answers not kept');
  const kept = options.answers && createKeptAnswers<Finished>({ ...options.answers, onError });
  const cache = createResponseCache({
    ...{ database, clock, rendered, kept, headersFor, nameOf, admit: limits.admit },
    headers: { nobody: headers, site: securityHeaders(platform.publicUrl, 'site') },
  });
  const forms = { limits, wordsFor, clock, secret: platform.secret };
  const site = options.web && createSite(options.web, invoke, platform.publicUrl, cache, forms);

  app.use(startAnswer(headers, nameOf, headersFor));
  app.use(warnOfUnknownProxy(platform.logger, options.trustedProxies));
  if (site) app.use(site.assets);
  app.use(limits.overall);
  if (site) app.use(site.sharedPaths);
  app.use(
    mountEndpoints({
      invoke,
      cache,
      callOnce: dependencies.keptCalls.once,
      afterwards: dependencies.afterwards,
      authenticate: createAuthenticate({
        sessions: sessions.readToken,
        personal: dependencies.tokenSignIn.read,
        refuseToken: createRefuseToken(options.rateLimits, platform),
      }),
      receiveUpload: createReceiveUpload(
        platform.uploadFolder,
        Math.max(...Object.values(MEDIA_LIMIT_BYTES)),
      ),
      space: platform.space,
      sendRevision: createSendRevision(database, platform.publicUrl),
      wordsFor,
      limits: limits.byEndpoint,
    }),
  );
  app.use(serveMedia(media));
  app.use(servePublicTexts({ ...describeApi(platform.publicUrl), ...publicTexts }, cache));
  app.use(serveShareImages(loadShareImages(making, options.web && join(options.web.files, 'art'))));
  app.use(servePortfolioDownloads(loadDownloads(making)));
  app.use(serveIssuePreviews(dependencies.issuePreview));
  if (site) app.use(site.forms, site.pages);
  app.use(noSuchPath);
  const onDiskFull = () => void platform.space.measure();
  app.use(answerErrors(platform.logger, { wordsFor, onDiskFull }));
  const answer: RequestListener = (req, res) => {
    trustTag(req);
    if (!cors.answerPreflight(req, res)) cache.serve(req, res, () => app(req, res));
  };
  return watchRequests(answer, options.watchers ?? [], options.trustedProxies);
}
