import { type APIRequestContext, expect } from '@playwright/test';
import { ADMIN } from './site.ts';

type Entry = Record<string, unknown> & { id: string };

export const WORD = 'Rindfleischetikettierung'.repeat(9).slice(0, 200);
const COLLECTIONS = ['projects', 'services', 'leadership', 'departments', 'testimonials'];
/** What is chosen, or leads somewhere, and is not written. */
const NOT_WRITTEN = /^(id|version|category|icon|image|photo)$|url|link|email|phone|github|_at$/i;

/** The same entry with one long word wherever something is written. */
const withLongWords = (entry: Entry) =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      if (NOT_WRITTEN.test(name) || value === '' || value === null) return [name, value];
      if (Array.isArray(value)) return [name, value.map(() => WORD)];
      return [name, typeof value === 'string' && !value.startsWith('/') ? WORD : value];
    }),
  );

async function asAdmin(request: APIRequestContext) {
  const { access_token } = await (await request.post('/auth/login', { data: ADMIN })).json();
  return { Authorization: `Bearer ${access_token}`, Accept: 'application/json' };
}

/** Pages on which every word is long; on the others the first entry of each list is. */
export interface LongPages {
  article: string;
  caseStudy: string;
}

/** Writes a word of 200 letters wherever the public site shows what is written. */
export async function lengthenPublicSite(request: APIRequestContext): Promise<LongPages> {
  const headers = await asAdmin(request);
  let caseStudy = '';
  for (const collection of COLLECTIONS) {
    const [entry]: Entry[] = await (await request.get(`/${collection}/`, { headers })).json();
    const change = { headers, data: withLongWords(entry as Entry) };
    const answer = await request.put(`/${collection}/${entry?.id}`, change);
    expect(answer.status(), collection).toBe(200);
    // its name, and so its address, is another one now
    if (collection === 'projects') caseStudy = `/projects/${entry?.id}`;
  }
  const text = `${WORD}\n\n## ${WORD}\n\n- ${WORD}\n\n\`${WORD}\`\n\n[${WORD}](https://example.com/${WORD})`;
  const post = {
    title: WORD,
    description: WORD,
    posts: [text],
    status: 'published',
    tags: ['long', 'in one piece'],
  };
  const { id } = await (await request.post('/blogs/', { headers, data: post })).json();
  return { article: `/blog/${id}`, caseStudy };
}

/** Has something with a word of 200 letters in the lists of the back-office, the trash too. */
export async function lengthenBackOffice(request: APIRequestContext): Promise<void> {
  const headers = await asAdmin(request);
  const post = { title: WORD, description: WORD, posts: [WORD] };
  const person = { name: WORD.slice(0, 100), email: `${WORD.slice(0, 60)}@example.com` };
  const made: [path: string, data: object][] = [
    ['/blogs/', post],
    ['/blogs/', post],
    ['/projects/', { name: WORD, tagline: WORD }],
    ['/api/newsletter-issues/', { subject: WORD, text: WORD }],
    ['/api/users/', { ...person, role: 'user', status: 'pending' }],
  ];
  let last = '';
  for (const [path, data] of made) {
    const answer = await request.post(path, { headers, data });
    expect(answer.status(), path).toBe(201);
    if (path === '/blogs/') last = (await answer.json()).id;
  }
  await request.delete(`/blogs/${last}`, { headers });
}
