import type { ReferenceRequest, ReferenceWords } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import type { Field } from '#lib/editing/field.ts';
import { SaveConflict, saveOver } from '#lib/editing/save-over.ts';
import { m } from '#messages';

/** What is answered: with words, or that none will come. */
type Answer = Pick<ReferenceRequest, 'written' | 'state'>;

const fields: readonly Field[] = [
  { path: 'written', label: m.reference_write_text, kind: 'text' },
  { path: 'state', label: m.reference_write_title, kind: 'line' },
];

/** Other words came by the same link, or the request ended; what is here was not sent. */
export type AnsweredElsewhere = SaveConflict<ReferenceRequest, Answer>;
export const isAnsweredElsewhere = (error: unknown): error is AnsweredElsewhere =>
  error instanceof SaveConflict;

/**
 * Answers over what was known of the request. Where only its version has moved on (a reminder, a
 * choice of its owner) it is sent again.
 * @throws {AnsweredElsewhere} where another answer would be lost
 */
async function answer(
  api: ApiClient,
  token: string,
  known: ReferenceRequest,
  given: Partial<Answer>,
  send: (ifMatch: number) => Promise<ReferenceRequest>,
): Promise<ReferenceRequest> {
  const { stored } = await saveOver<ReferenceRequest, Answer, Partial<Answer>>(
    {
      fields,
      valuesOf: ({ written, state } = known) => ({ written, state }),
      // what is not given need not be as it was
      body: (values) =>
        Object.fromEntries(Object.entries(values).filter(([name]) => name in given)),
      send: (_given, { version } = known) => send(version),
      newest: ({ code }) =>
        code === 'conflict' || code === 'gone'
          ? api.call('referenceRequests.get', { params: { token } })
          : undefined,
      loadMerge: async () => (await import('#lib/editing/merge.ts')).merge,
    },
    { stored: known, values: { written: known.written, state: known.state, ...given } },
  );
  return stored;
}

/** Sends the words; where the same words are there, they arrived. */
export const sendWords = (
  api: ApiClient,
  token: string,
  body: ReferenceWords,
  known: ReferenceRequest,
): Promise<ReferenceRequest> =>
  answer(api, token, known, { written: body }, (ifMatch) =>
    api.call('referenceRequests.write', { params: { token }, body }, { ifMatch }),
  );

/** Says that no reference will come. */
export const decline = (
  api: ApiClient,
  token: string,
  known: ReferenceRequest,
): Promise<ReferenceRequest> =>
  answer(api, token, known, { state: 'declined' }, (ifMatch) =>
    api.call('referenceRequests.decline', { params: { token } }, { ifMatch }),
  );
