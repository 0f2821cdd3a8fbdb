import { type Endpoint, type EndpointName, endpoints } from '@vitrine/contracts';
import type { Request, RequestHandler, Response } from 'express';
import { type Actor, visitor } from '../lib/actor.ts';
import type { Afterwards } from '../lib/afterwards.ts';
import type { DiskSpace } from '../lib/disk-space.ts';
import { noteActor } from '../lib/request-context.ts';
import type { Authenticate } from './authenticate.ts';
import { addressOf, callEndpoint, linksOf } from './call-endpoint.ts';
import { callerOf } from './client-address.ts';
import { encoderOf } from './compression.ts';
import { deprecationHeaders } from './deprecation.ts';
import { KEPT } from './finished-answer.ts';
import { type CallOnce, IDEMPOTENCY_KEY, REPLAYED } from './idempotency.ts';
import type { Answer, Invoke } from './invoke.ts';
import { JSON_TYPE } from './long-list.ts';
import { encodingOf, type WordsFor } from './negotiation.ts';
import { sendOwn } from './own-answers.ts';
import type { ResponseCache } from './response-cache.ts';
import type { SendRevision } from './revision.ts';
import { sendFile } from './send-file.ts';
import { requireSpace } from './space-guard.ts';
import type { ReceivedUpload, ReceiveUpload } from './upload.ts';
import { noteAnswer } from './watch-requests.ts';

export interface AnswerOptions {
  invoke: Invoke;
  cache: ResponseCache;
  authenticate: Authenticate;
  receiveUpload: ReceiveUpload;
  /** Carries out what comes with an `Idempotency-Key`. */
  callOnce: CallOnce;
  afterwards: Afterwards;
  space: Pick<DiskSpace, 'now'>;
  sendRevision: SendRevision;
  wordsFor: WordsFor;
}

const JSON_HEADERS = { 'content-type': JSON_TYPE };

/** Answers an endpoint over HTTP: what is the same for every visitor by the cache, all else again. */
export function answerEndpoint(name: EndpointName, options: AnswerOptions): RequestHandler {
  const endpoint: Endpoint = endpoints[name];
  const { invoke, cache, authenticate, receiveUpload, afterwards, space } = options;
  const { sendRevision, wordsFor } = options;
  const going: Record<string, string> = endpoint.deprecated
    ? deprecationHeaders(endpoint.deprecated)
    : {};

  const answerVisitors = async (req: Request, res: Response): Promise<void> => {
    const { params } = req;
    const address = addressOf(endpoint, params);
    const long: Pick<Answer, 'file'> = {};
    const ask = (query: object) => invoke(name, { params, query }, visitor);
    const isAnswered = await cache.answer(req, res, address, async (query) => {
      const answer = await ask(query);
      if (answer.file) {
        long.file = answer.file;
        return undefined;
      }
      const links = [going.Link, linksOf(address, query, answer)].filter(
        (one) => one !== undefined,
      );
      const Link = links.length > 0 ? { Link: links.join(', ') } : {};
      return { headers: { ...going, ...JSON_HEADERS, ...Link }, body: JSON.stringify(answer.body) };
    });
    if (isAnswered) return;
    // who asked at the same time as another has none of it
    const file = long.file ?? (await ask(req.query)).file;
    if (!file) return answerVisitors(req, res);
    noteAnswer(res, { cache: 'miss' });
    const encoding = encodingOf(req);
    res.set('Cache-Control', KEPT).vary('Accept-Encoding, Accept');
    if (encoding !== 'identity') res.set('Content-Encoding', encoding);
    await sendFile(res, file, JSON_TYPE, encoderOf(encoding));
  };

  const answerOne = async (req: Request, res: Response, actor: Actor) => {
    const { params, query } = req;
    const upload = endpoint.multipart ? await receiveUpload(endpoint, actor, req, res) : undefined;
    try {
      const answer = await callFor(req, res, actor, upload);
      const links = linksOf(addressOf(endpoint, params), query, answer);
      if (links) res.append('Link', links);
      const { status, body, version, file } = answer;
      if (body !== undefined) return sendOwn(res, endpoint, actor, answer);
      if (version !== undefined) res.set('ETag', `"${version}"`);
      if (file) await sendFile(res, file, endpoint.file);
      else res.status(status).end();
    } finally {
      await upload?.discard();
    }
  };

  const callFor = async (
    req: Request,
    res: Response,
    actor: Actor,
    upload: ReceivedUpload | undefined,
  ): Promise<Answer> => {
    const sent = {
      ...{ params: req.params, query: req.query, body: upload?.fields ?? req.body },
      ...{ ifMatch: req.get('If-Match'), key: req.get(IDEMPOTENCY_KEY) },
      ...{ client: callerOf(req), file: upload?.file },
      words: () => wordsFor(req, res),
    };
    const { answer, isReplayed } = await callEndpoint(name, actor, sent, options);
    await sendRevision(res, isReplayed && actor.kind === 'account');
    if (isReplayed) res.set(REPLAYED, 'true');
    return answer;
  };

  return async (req, res) => {
    requireSpace(name, space);
    const actor = endpoint.access === 'anyone' ? visitor : await authenticate(req);
    if (actor.kind === 'account') noteActor(actor);
    if (endpoint.cacheable && actor.kind === 'visitor') return answerVisitors(req, res);
    res.set('Cache-Control', 'no-store');
    const answered = answerOne(req, res, actor);
    // its file goes once its answer, or its sender, has
    if (endpoint.multipart) afterwards.add(answered);
    await answered;
  };
}
