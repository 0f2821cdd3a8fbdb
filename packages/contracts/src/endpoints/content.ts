import { type ContentType, contentSchemas } from '../entities/content.ts';
import { additionKey } from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';
import { defineEndpoints } from './endpoint.ts';

const byId = z.object({ id: id() });
const tag = 'Website content';

const key = additionKey();
const withKey = <I extends z.ZodObject>(input: I) =>
  input.extend({ key }) as z.ZodObject<I['shape'] & { key: typeof key }>;

/** The four endpoints that every collection of the website has (API-05). */
const collection = <T extends ContentType>(type: T) => {
  const { input, entity } = contentSchemas[type];
  type Input = (typeof contentSchemas)[T]['input'];
  type Entity = (typeof contentSchemas)[T]['entity'];
  const written = { access: 'admin', tag, bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES } as const;
  return {
    list: {
      method: 'GET',
      path: `/${type}/`,
      access: 'anyone',
      tag,
      summary: `List ${type}`,
      cacheable: true,
      success: { status: 200, body: z.array(entity as Entity) },
    },
    create: {
      ...written,
      method: 'POST',
      path: `/${type}/`,
      summary: `Add to ${type}`,
      body: withKey(input as Input),
      success: { status: 201, body: entity as Entity },
    },
    update: {
      ...written,
      method: 'PUT',
      path: `/${type}/{id}`,
      summary: `Change one of ${type}`,
      params: byId,
      body: input as Input,
      versioned: true,
      success: { status: 200, body: entity as Entity },
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

const projects = collection('projects');
const testimonials = collection('testimonials');
const services = collection('services');
const departments = collection('departments');
const leadership = collection('leadership');
const teamMembers = collection('teamMembers');

export const contentEndpoints = defineEndpoints({
  'content.projects.list': projects.list,
  'content.projects.create': projects.create,
  'content.projects.update': projects.update,
  'content.projects.delete': projects.delete,
  'content.testimonials.list': testimonials.list,
  'content.testimonials.create': testimonials.create,
  'content.testimonials.update': testimonials.update,
  'content.testimonials.delete': testimonials.delete,
  'content.services.list': services.list,
  'content.services.create': services.create,
  'content.services.update': services.update,
  'content.services.delete': services.delete,
  'content.departments.list': departments.list,
  'content.departments.create': departments.create,
  'content.departments.update': departments.update,
  'content.departments.delete': departments.delete,
  'content.leadership.list': leadership.list,
  'content.leadership.create': leadership.create,
  'content.leadership.update': leadership.update,
  'content.leadership.delete': leadership.delete,
  'content.teamMembers.list': teamMembers.list,
  'content.teamMembers.create': teamMembers.create,
  'content.teamMembers.update': teamMembers.update,
  'content.teamMembers.delete': teamMembers.delete,
});
