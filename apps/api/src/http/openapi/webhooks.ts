import { sentEvents } from '@vitrine/contracts';
import type { OpenApiDocument, Operation, Parameter } from './document.ts';
import { exampleOf } from './examples.ts';
import type { SchemaCollection } from './schemas.ts';

const header = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', examples: [example] },
});

/** By the scheme of Standard Webhooks, for which there are libraries in most languages. */
const HEADERS: Parameter[] = [
  header(
    'webhook-id',
    'The same in every try and replay of one event: a receiver that has seen it drops it.',
    '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20',
  ),
  header('webhook-timestamp', 'When this try was made, in seconds since 1970.', '1795000000'),
  header(
    'webhook-signature',
    'Signatures with blanks between them, one of which must be right: `v1,` and the HMAC-SHA-256 of id, timestamp and body with dots between them, in base64.',
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  ),
];

const DESCRIPTION =
  'Posted to the registered endpoints that want to know of this. It arrives at least once and in no promised order; redirects are not followed.';

/** Describes what is sent to registered endpoints; what its schemas name is added to `schemas`. */
export function describeWebhooks(schemas: SchemaCollection): OpenApiDocument['webhooks'] {
  const described = Object.entries(sentEvents).map(([type, { summary, payload }]) => {
    const schema = schemas.add(payload, 'output');
    const example = exampleOf(schema, schemas.resolve);
    const post: Operation = {
      operationId: type,
      tags: ['Webhooks'],
      summary,
      description: DESCRIPTION,
      security: [],
      parameters: HEADERS,
      requestBody: { required: true, content: { 'application/json': { schema, example } } },
      responses: {
        '2XX': { description: 'Taken. What else the answer says is only shown in the log.' },
        '4XX': { description: 'Not taken: tried again for a day and a half. 410 ends all tries.' },
      },
    };
    return [type, { post }] as const;
  });
  return Object.fromEntries(described);
}
