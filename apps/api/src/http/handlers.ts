import type { EndpointName, EndpointParsed, EndpointReply, Endpoints } from '@vitrine/contracts';
import type { Account, Actor } from '../lib/actor.ts';
import type { UploadedFile } from '../lib/uploaded-file.ts';

type ActorOf<K extends EndpointName> = Endpoints[K]['access'] extends 'anyone' | 'optional'
  ? Actor
  : Account;
type FileOf<K extends EndpointName> = Endpoints[K] extends { multipart: true }
  ? { file: UploadedFile }
  : unknown;

/** What a handler gets: parsed input, and a caller whose right to call has been checked. */
export type Call<K extends EndpointName> = {
  input: EndpointParsed<K>;
  actor: ActorOf<K>;
} & FileOf<K>;

/** Answers one endpoint with the body of its success; problems are thrown. */
export type Handler<K extends EndpointName> = (call: Call<K>) => Promise<EndpointReply<K>>;

/** The handlers of some endpoints; a feature's routes file makes one. */
export type Handlers<K extends EndpointName = EndpointName> = { [N in K]: Handler<N> };

/** The names of endpoints that start with a prefix, e.g. `EndpointsOf<'auth'>`. */
export type EndpointsOf<P extends string> = Extract<EndpointName, `${P}.${string}`>;

/** A handler seen without its endpoint's types, as the mount uses it. */
export type AnyHandler = (call: {
  input: Record<string, unknown>;
  actor: Actor;
  file?: UploadedFile;
}) => Promise<unknown>;
