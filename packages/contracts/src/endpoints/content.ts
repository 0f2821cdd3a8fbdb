import { type ContentType, contentTypes } from '../content/content-lists.ts';
import { contentDefinitions } from '../content/content-types.ts';
import { additionKey } from '../entities/portfolio.ts';
import { inLanguage } from '../in-language.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { wholeListPart } from './list-page.ts';

const key = additionKey();
const withKey = <I extends z.ZodObject>(input: I) =>
  input.extend({ key }) as z.ZodObject<I['shape'] & { key: typeof key }>;

type Input<T extends ContentType> = (typeof contentDefinitions)[T]['input'];
type Entity<T extends ContentType> = (typeof contentDefinitions)[T]['entity'];

/** The four endpoints that every collection of the website has (API-05). */
const collection = <T extends ContentType>(type: T) => {
  const input = contentDefinitions[type].input as Input<T>;
  const entity = contentDefinitions[type].entity as Entity<T>;
  return endpointsWith({ access: 'content', scope: 'content', tag: 'Website content' })({
    list: {
      route: `GET /${type}/`,
      access: 'anyone',
      summary: `List ${type}`,
      query: z.object({ ...inLanguage(), ...wholeListPart() }),
      cacheable: true,
      answer: z.array(entity),
    },
    create: {
      route: `POST /${type}/`,
      summary: `Add to ${type}`,
      body: withKey(input),
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      status: 201,
      answer: entity,
    },
    update: {
      route: `PUT /${type}/{id}`,
      summary: `Change one of ${type}`,
      body: input,
      bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
      versioned: true,
      answer: entity,
    },
    delete: {
      route: `DELETE /${type}/{id}`,
      summary: `Delete one of ${type}`,
      errors: ['conflict'],
    },
  });
};

type Collection<T extends ContentType> = ReturnType<typeof collection<T>>;
/** The same action on every type, named as in 'content.projects.list'. */
type OnEvery<A extends keyof Collection<ContentType>> = {
  [T in ContentType as `content.${T}.${A}`]: Collection<T>[A];
};

export const contentEndpoints = Object.fromEntries(
  contentTypes.flatMap((type) =>
    Object.entries(collection(type)).map(([action, one]) => [`content.${type}.${action}`, one]),
  ),
) as OnEvery<'list'> & OnEvery<'create'> & OnEvery<'update'> & OnEvery<'delete'>;
