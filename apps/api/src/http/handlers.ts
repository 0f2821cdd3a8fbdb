import type {
  EndpointName,
  EndpointParsed,
  EndpointReply,
  Endpoints,
  Words,
} from '@vitrine/contracts';
import type { Account, Actor } from '../lib/actor.ts';
import type { Client } from '../lib/client.ts';
import type { FileReply, ListPart, LongList, Versioned } from '../lib/reply.ts';
import type { Say } from '../lib/say.ts';
import type { UploadedFile } from '../lib/uploaded-file.ts';

type ActorOf<K extends EndpointName> = Endpoints[K]['access'] extends 'anyone' | 'optional'
  ? Actor
  : Account;
type FileOf<K extends EndpointName> = Endpoints[K] extends { multipart: true }
  ? { file: UploadedFile }
  : unknown;

type VersionOf<K extends EndpointName> = Endpoints[K] extends { versioned: true }
  ? { ifMatch: number | undefined }
  : unknown;

/**
 * What a handler gets: parsed input, and a caller whose right to call has been checked. `ifMatch`
 * is the version that a change was made from, where its sender says so. It answers what was done
 * with `say`, and writes files with `words`, in the caller's language.
 */
type Call<K extends EndpointName> = {
  input: EndpointParsed<K>;
  actor: ActorOf<K>;
  client: Client;
  say: Say;
  words: () => Words;
} & FileOf<K> &
  VersionOf<K>;

type ReplyOf<K extends EndpointName> = Endpoints[K] extends { file: string }
  ? FileReply
  : Endpoints[K] extends { versioned: true }
    ? Versioned<EndpointReply<K>>
    : EndpointReply<K> extends readonly unknown[]
      ? ListPart<EndpointReply<K>> | LongList<EndpointReply<K>>
      : EndpointReply<K>;

/** Answers one endpoint with the body of its success, where it has one; problems are thrown. */
type Handler<K extends EndpointName> = (
  call: Call<K>,
) => undefined extends ReplyOf<K> ? Promise<void> : Promise<ReplyOf<K>>;

/** The handlers of some endpoints; a feature's routes file makes one. */
export type Handlers<K extends EndpointName = EndpointName> = { [N in K]: Handler<N> };

/** The names of endpoints that start with a prefix, e.g. `EndpointsOf<'auth'>`. */
export type EndpointsOf<P extends string> = Extract<EndpointName, `${P}.${string}`>;

/** A handler seen without its endpoint's types, as the mount uses it. */
export type AnyHandler = (call: {
  input: Record<string, unknown>;
  actor: Actor;
  client: Client;
  say: Say;
  words: () => Words;
  file?: UploadedFile;
  ifMatch?: number | undefined;
}) => Promise<unknown>;
