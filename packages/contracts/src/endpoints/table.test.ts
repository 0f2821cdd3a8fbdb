import { describe, expect, it } from 'vitest';
import { officeAreas } from '../entities/roles.ts';
import { problemStatus } from '../problem.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointNames, endpoints } from './table.ts';

const table = endpointNames.map((name): [string, Endpoint] => [name, endpoints[name]]);

/** It changes no content: someone has read it. */
const countsReaders = ({ path }: Endpoint) => path.endsWith('/views/');

describe('the endpoint table', () => {
  it('has every address of the older conventions', () => {
    const addresses = new Set(table.map(([, { method, path }]) => `${method} ${path}`));
    for (const address of [
      'POST /auth/register',
      'POST /auth/login',
      'POST /api/login/',
      'GET /blogs/',
      'POST /blogs/',
      'PUT /blogs/{id}',
      'DELETE /blogs/{id}',
      'GET /api/portfolio/',
      'PUT /api/portfolio/',
      'POST /api/media/',
      'DELETE /api/media/{id}/',
      ...['experiences', 'educations', 'projects', 'links'].flatMap((part) => [
        `POST /api/${part}/`,
        `DELETE /api/${part}/{id}/`,
      ]),
      ...[
        'projects',
        'testimonials',
        'services',
        'departments',
        'leadership',
        'teamMembers',
      ].flatMap((type) => [
        `GET /${type}/`,
        `POST /${type}/`,
        `PUT /${type}/{id}`,
        `DELETE /${type}/{id}`,
      ]),
    ]) {
      expect(addresses).toContain(address);
    }
  });

  it('names no address twice', () => {
    const addresses = table.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(table)('%s declares the parameters of its path, and no others', (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(inPath);
  });

  it.each(table)('%s reads without changing, or changes with a right', (_name, endpoint) => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    else if (endpoint.tag === 'Blog' || endpoint.tag === 'Website content') {
      const allowed = countsReaders(endpoint) ? ['optional'] : officeAreas;
      expect(allowed).toContain(endpoint.access);
    }
    if (endpoint.cacheable) expect(['anyone', 'optional']).toContain(endpoint.access);
  });

  it.each(table)('%s fails only with known problems', (_name, { errors = [] }) => {
    expect(Object.keys(problemStatus)).toEqual(expect.arrayContaining([...errors]));
  });
});
