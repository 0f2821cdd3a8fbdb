import { type ContentType, contentDefinitions, contentTypes } from '../content/content-types.ts';
import { additionKey } from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';

const byId = z.object({ id: id() });
const tag = 'Website content';

const key = additionKey();
const withKey = <I extends z.ZodObject>(input: I) =>
  input.extend({ key }) as z.ZodObject<I['shape'] & { key: typeof key }>;

type Input<T extends ContentType> = (typeof contentDefinitions)[T]['input'];
type Entity<T extends ContentType> = (typeof contentDefinitions)[T]['entity'];

/** The four endpoints that every collection of the website has (API-05). */
const collection = <T extends ContentType>(type: T) => {
  const input = contentDefinitions[type].input as Input<T>;
  const entity = contentDefinitions[type].entity as Entity<T>;
  const written = { access: 'admin', tag, bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES } as const;
  return {
    list: {
      method: 'GET',
      path: `/${type}/`,
      access: 'anyone',
      tag,
      summary: `List ${type}`,
      cacheable: true,
      success: { status: 200, body: z.array(entity) },
    },
    create: {
      ...written,
      method: 'POST',
      path: `/${type}/`,
      summary: `Add to ${type}`,
      body: withKey(input),
      success: { status: 201, body: entity },
    },
    update: {
      ...written,
      method: 'PUT',
      path: `/${type}/{id}`,
      summary: `Change one of ${type}`,
      params: byId,
      body: input,
      versioned: true,
      success: { status: 200, body: entity },
      errors: ['not-found', 'conflict'],
    },
    delete: {
      method: 'DELETE',
      path: `/${type}/{id}`,
      access: 'admin',
      tag,
      summary: `Delete one of ${type}`,
      params: byId,
      success: { status: 204 },
      errors: ['not-found', 'conflict'],
    },
  } as const;
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
