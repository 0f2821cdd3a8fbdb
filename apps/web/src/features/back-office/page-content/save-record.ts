import { type ContentType, contentDefinitions, endpoints } from '@vitrine/contracts';
import type { ApiClient, CallOptions } from '#lib/api-client.ts';
import { ApiError } from '#lib/api-error.ts';
import { addOnce, FIRST_VERSION } from '#lib/editing/add-once.ts';
import { differences, merged } from '#lib/editing/merge.ts';
import {
  bodyOf,
  type EditedRecord,
  fieldsOf,
  recordOf,
  type Source,
  sidesOf,
  type Theirs,
  versionOf,
} from './edited-record.ts';

/** Somebody else saved the record since it was read; nothing was stored. */
export class RecordConflict extends Error {
  override name = 'RecordConflict';
  readonly theirs: Theirs;

  constructor(cause: ApiError, theirs: Theirs) {
    super(cause.message, { cause });
    this.theirs = theirs;
  }
}

// One function for every kind of record: their types differ, what is done with them does not.
type AnyCall = (name: string, input: object, options?: CallOptions) => Promise<object>;

const callOf = (api: ApiClient) => api.call as unknown as AnyCall;

/**
 * Stores what was changed.
 * @returns the record as it is stored now; undefined once it is deleted
 * @throws RecordConflict when it is not the newest that was changed, and differs from that
 */
export async function saveRecord(
  api: ApiClient,
  record: EditedRecord,
): Promise<EditedRecord | undefined> {
  const call = callOf(api);
  if (record.removed) return remove(call, record.source);
  try {
    const { whole, version } = await send(call, record);
    const saved = recordOf(sourceOf(record.source, whole), whole, version);
    return { ...saved, key: record.key };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 409 || !cause.current) throw cause;
    const theirs = await readTheirs(call, record.source, cause.current);
    const fields = fieldsOf(record.source);
    const sides = sidesOf(record, theirs);
    if (differences(fields, sides).length > 0) throw new RecordConflict(cause, theirs);
    // Both did the same: there is nothing to choose, only to save over the newer version.
    return saveRecord(api, { ...record, ...theirs, values: merged(fields, sides) });
  }
}

async function remove(call: AnyCall, source: Source): Promise<undefined> {
  if (source.kind !== 'entry' || !source.id) return;
  await call(`content.${source.type}.delete`, { params: { id: source.id } }).catch((cause) => {
    // Deleted somewhere else already: what was wanted.
    if (!(cause instanceof ApiError && cause.status === 404)) throw cause;
  });
}

async function send(call: AnyCall, record: EditedRecord): Promise<Theirs> {
  const { source, version: ifMatch } = record;
  const body = bodyOf(record);
  if (source.kind === 'entry') {
    const { type, id } = source;
    const whole = id
      ? await call(`content.${type}.update`, { params: { id }, body }, { ifMatch })
      : await create(call, type, record);
    return { whole, version: versionOf(whole) };
  }
  let version: number | undefined;
  const options = { ifMatch, onVersion: (now: number) => (version = now) };
  const whole = await call(`pages.${source.page}.save`, { body }, options);
  return { whole, version };
}

function create(call: AnyCall, type: ContentType, record: EditedRecord): Promise<object> {
  const { key, version: ifMatch = FIRST_VERSION } = record;
  const body = bodyOf(record);
  return addOnce({
    input: contentDefinitions[type].input,
    body,
    add: () => call(`content.${type}.create`, { body: { ...body, key } }),
    change: (id) => call(`content.${type}.update`, { params: { id }, body }, { ifMatch }),
  });
}

/** A document with its version, to be changed. */
export async function readDocument(
  api: ApiClient,
  source: Exclude<Source, { kind: 'entry' }>,
  signal?: AbortSignal,
): Promise<EditedRecord> {
  const { whole, version } = await read(callOf(api), source, signal);
  return recordOf(source, whole, version);
}

async function read(
  call: AnyCall,
  source: Exclude<Source, { kind: 'entry' }>,
  signal?: AbortSignal,
): Promise<Theirs> {
  let version: number | undefined;
  const whole = await call(
    `pages.${source.page}.edit`,
    {},
    { signal, onVersion: (now) => (version = now) },
  );
  return { whole, version };
}

/** An entry brings its version along; a document is read again for its own. */
async function readTheirs(call: AnyCall, source: Source, current: unknown): Promise<Theirs> {
  if (source.kind !== 'entry') return read(call, source);
  const whole = endpoints[`content.${source.type}.update`].answer.parse(current);
  return { whole, version: versionOf(whole) };
}

const sourceOf = (source: Source, whole: object): Source =>
  source.kind === 'entry' ? { ...source, id: (whole as { id?: string }).id } : source;
