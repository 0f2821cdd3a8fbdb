import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { newUser } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const person = await newUser(server);
const experiences = () => server.http.post('/api/experiences/').set(person.bearer);

/** Sends bytes as they are and resolves with the status of the answer. */
function rawStatus(request: string): Promise<number> {
  const { port, hostname } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(request));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])));
  });
}

/** Sends a body without an end and resolves with how much of it was taken. */
function endlessBody(head: string, start = ''): Promise<number> {
  const { port, hostname } = new URL(server.url);
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let sent = 0;
    const send = () => {
      while (sent < 200) {
        sent += 1;
        socket.write(`${megabyte.length.toString(16)}\r\n`);
        socket.write(megabyte);
        if (!socket.write('\r\n')) return void socket.once('drain', send);
      }
      socket.destroy();
    };
    // the line is cut in the middle of what is being sent
    socket.on('error', () => undefined).on('close', () => resolve(sent));
    socket.write(`POST ${head}\r\nHost: x\r\n`);
    socket.write('Transfer-Encoding: chunked\r\n\r\n');
    if (start) socket.write(`${start.length.toString(16)}\r\n${start}\r\n`);
    send();
  });
}

describe('a request that cannot be read', () => {
  it('is refused before it has been read to its end', async () => {
    const login = '/auth/login HTTP/1.1\r\nContent-Type: application/json';
    expect(await endlessBody(login)).toBeLessThan(100);
    const type = `multipart/form-data; boundary=b\r\nAuthorization: ${person.bearer.Authorization}`;
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
    const upload = `/api/media/ HTTP/1.1\r\nContent-Type: ${type}`;
    expect(await endlessBody(upload, part)).toBeLessThan(150);
  });

  it('without a body is answered that it needs one', async () => {
    const { body } = await experiences().expect(400);
    expect(body.code).toBe('malformed');
    expect(body.detail).toContain('JSON');
  });

  it.each(['{"title":', 'nonsense', '"text"', '[1]', 'null'])('refuses %s', async (text) => {
    const { body } = await experiences().type('json').send(text).expect(400);
    expect(body.code).toBe('malformed');
    expect(body.detail).not.toMatch(/at |JSON\.parse|position/);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'refuses %s: forms of other sites can send it',
    async (type) => {
      await experiences().type(type).send('title=a&company=b').expect(415);
    },
  );

  it('refuses text that is not UTF-8 rather than storing something else', async () => {
    const latin1 = Buffer.from('{"title":"Ing\xe9nieur","company":"b"}', 'latin1');
    const { body } = await experiences()
      .type('json')
      .serialize((sent) => sent)
      .send(latin1 as unknown as object)
      .expect(400);
    expect(body.detail).toContain('UTF-8');
  });

  it('refuses an encoding it does not know', async () => {
    await experiences().type('json').set('Content-Encoding', 'rot13').send('{}').expect(415);
  });

  it('refuses eleven megabytes, and a small file that unpacks to them', async () => {
    const large = JSON.stringify({ title: 'a'.repeat(11 * 1024 * 1024), company: 'b' });
    const plain = await experiences().type('json').send(large);
    expect(plain.status).toBe(413);
    await experiences()
      .type('json')
      .set('Content-Encoding', 'gzip')
      .serialize((body) => body)
      .send(gzipSync(large) as unknown as object)
      .expect(413);
  });

  it('survives twenty thousand levels of nesting', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    await experiences().type('json').send(deep).expect(400);
  });

  it('refuses more headers than anyone needs', async () => {
    const head = `GET /health HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(17_000)}\r\n\r\n`;
    expect(await rawStatus(head)).toBe(431);
  });
});

describe('a request that can be read but not meant', () => {
  it('drops fields nobody asked for', async () => {
    const { body } = await experiences()
      .send({ title: 'Engineer', company: 'Etinde', hacked: true, __proto__: { polluted: 1 } })
      .expect(201);
    expect(Object.keys(body).sort()).toEqual(
      ['company', 'description', 'id', 'period', 'title'].sort(),
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('puts on one line what was pasted into a field for one line', async () => {
    const pasted = { title: 'Senior\r\nengineer', company: 'Etinde\n', period: '2019 –\n2024' };
    const { body } = await experiences().send(pasted).expect(201);
    expect(body).toMatchObject({
      title: 'Senior engineer',
      company: 'Etinde',
      period: '2019 – 2024',
    });
  });

  it('says in words for people what is wrong with the order of a page', async () => {
    const save = server.http.put('/api/portfolio/').set(person.bearer);
    const { body } = await save.send({ sections: ['about', 'nowhere'] }).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'sections.1', message: expect.stringMatching(/^Must be one of: about, experiences/) },
    ]);
    expect(body.detail).not.toContain('expected');
  });

  it.each([
    ['/api/nothing', 404],
    ['/auth/nothing', 404],
    ['/media/unknown/file.webp', 404],
    ['/API/portfolio/', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ])('answers %s with %d and a problem', async (path, status) => {
    const { body, headers } = await server.http.get(path).expect(status);
    expect(headers['content-type']).toContain('application/problem+json');
    expect(body).toMatchObject({ status, type: 'urn:problem:not-found' });
    expect(body.request_id).toBe(headers['x-request-id']);
  });

  it('says which methods an address allows', async () => {
    const { headers, body } = await server.http.patch('/api/portfolio/').expect(405);
    expect(headers.allow).toBe('GET, PUT, HEAD');
    expect(body.code).toBe('method-not-allowed');
  });

  it('answers with and without a slash at the end', async () => {
    await server.http.get('/api/portfolio').set(person.bearer).expect(200);
    await server.http.get('/api/portfolio/').set(person.bearer).expect(200);
  });
});

describe('headers', () => {
  it.each(['/health', '/api/nothing', '/api/portfolio/'])(
    'of %s keep browsers safe',
    async (path) => {
      const { headers } = await server.http.get(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('let no other site read an answer', async () => {
    const { headers } = await server.http.get('/blogs/').set('Origin', 'https://evil.example');
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('keep private answers out of every cache but that of their reader', async () => {
    const ask = (path: string) => server.http.get(path).set(person.bearer);
    expect((await ask('/api/portfolio/')).headers['cache-control']).toBe('no-store');
    expect((await ask('/api/account/')).headers['cache-control']).toBe('private, no-cache');
  });
});
