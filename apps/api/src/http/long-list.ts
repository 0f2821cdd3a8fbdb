import { type FileReply, type LongList, streamOf } from '../lib/reply.ts';

/** A list with more text is not made whole: with its encodings it would take more than 50 MB. */
const WHOLE_LENGTH = 4 * 1024 * 1024;

export const JSON_TYPE = 'application/json; charset=utf-8';

type Batch = readonly unknown[];

/**
 * A list as a body, which can be kept; one that is longer as a stream of the same JSON, which is
 * read from the database only as fast as it is taken.
 * @param present a batch as it is sent
 * @param most text of a body, in characters
 */
export async function wholeOrStream(
  { batches }: LongList<Batch>,
  present: (batch: Batch) => Batch,
  most = WHOLE_LENGTH,
): Promise<{ body: Batch } | { file: FileReply }> {
  const rest = batches[Symbol.asyncIterator]();
  const first: Batch[] = [];
  for (let length = 0; length <= most; ) {
    const { done, value } = await rest.next();
    if (done) return { body: first.flat() };
    const batch = present(value);
    length += JSON.stringify(batch).length;
    first.push(batch);
  }
  const all = inTurn(first, { [Symbol.asyncIterator]: () => rest }, present);
  return { file: { type: JSON_TYPE, content: streamOf(jsonOf(all)) } };
}

async function* inTurn(
  first: Batch[],
  rest: AsyncIterable<Batch>,
  present: (batch: Batch) => Batch,
) {
  // what was sent is not held until the end
  for (let batch = first.shift(); batch; batch = first.shift()) yield batch;
  for await (const batch of rest) yield present(batch);
}

async function* jsonOf(batches: AsyncIterable<Batch>) {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield before + JSON.stringify(batch).slice(1, -1);
    before = ',';
  }
  yield ']';
}
