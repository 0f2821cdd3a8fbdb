import { describe, expect, it } from 'vitest';
import { securityHeaders } from '../src/http/security-headers.ts';
import { pdf } from './testing/files.ts';
import { newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const person = await newProfessional(server);
const document = await person.upload(pdf(), { media_type: 'document', title: 'T' }, 'a.pdf');

const directivesOf = (policy = '') =>
  Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );

describe('the headers of security', () => {
  it.each([
    ['a success', 200, () => http.get('/health')],
    ['what is not there', 404, () => http.get('/api/nothing')],
    ['a method that is not allowed', 405, () => http.put('/health')],
    ['a request without a session', 401, () => http.get('/api/account/')],
    ['a form that is wrong', 422, () => http.post('/api/contact/').send({})],
    [
      'a body that is too large',
      413,
      () => http.post('/auth/login').send({ a: 'a'.repeat(200_000) }),
    ],
    ['an upload', 200, () => http.get(document.url)],
    ['a part of an upload', 206, () => http.get(document.url).set('Range', 'bytes=0-3')],
    [
      'an upload that has not changed',
      304,
      async () => {
        const { headers } = await http.get(document.url);
        return http.get(document.url).set('If-None-Match', String(headers.etag));
      },
    ],
  ])('stand on %s', async (_what, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    const { headers } = answer;
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeDefined();
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('forbid what is not needed, on pages and data', async () => {
    const { headers } = await http.get('/health');
    const policy = headers['content-security-policy'];
    expect(directivesOf(policy)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-src': "'self'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it.each([
    ['https://vitrine.test', true],
    ['http://localhost:8000', false],
  ])('ask for TLS for a year where the site has it: %s', (url, asks) => {
    const list = securityHeaders(url);
    const value = list[list.indexOf('Strict-Transport-Security') + 1];
    expect(list.includes('Strict-Transport-Security')).toBe(asks);
    if (asks) expect(value).toBe('max-age=31536000; includeSubDomains');
  });
});
