import type { EndpointName, EndpointParsed, EndpointReply } from '@vitrine/contracts';
import type { DemoAccount, DemoData } from './demo-data.ts';
import type { UploadedFiles } from './uploaded-files.ts';

/** What the answers are made with, beside the call itself. */
export interface DemoPlatform {
  now: () => Date;
  newId: () => string;
  files: UploadedFiles;
  /** Where the site lies: scheme, host and folder, without a slash at the end. */
  siteUrl: string;
}

/** A call of the API as an answer gets it: its parts parsed by the contract. */
export type DemoCall<K extends EndpointName> = EndpointParsed<K> &
  DemoPlatform & {
    data: DemoData;
    /** Who is signed in; undefined for visitors. */
    actor: DemoAccount | undefined;
    /** The version that a change was made from. */
    ifMatch: number | undefined;
    /** Of a multipart call. */
    file: File | undefined;
    /** Says the version of the record, where the answer itself does not. */
    tag: (version: number) => void;
  };

/** Any call, for what only needs the data and the platform. */
export type AnyCall = Pick<
  DemoCall<'account.get'>,
  'data' | 'actor' | 'now' | 'newId' | 'files' | 'siteUrl' | 'ifMatch' | 'file' | 'tag'
>;

type Reply<K extends EndpointName> = EndpointReply<K> | Blob | ReadableStream<Uint8Array>;

/** Answers one endpoint, or throws a DemoProblem. Files are answered as they are. */
export type DemoAnswer<K extends EndpointName> = (
  call: DemoCall<K>,
) => Reply<K> | Promise<Reply<K>>;

/** What a part of the demo answers. */
export type DemoAnswers = { readonly [K in EndpointName]?: DemoAnswer<K> };
