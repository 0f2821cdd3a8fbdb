import { pdf } from './files.ts';
import { registration } from './people.ts';

/** Someone who is signed in at a running program, and writes. */
export interface Writer {
  bearer: { Authorization: string };
  /** @returns the address of the stored document; undefined where it was not acknowledged */
  upload(content: string): Promise<string | undefined>;
  /** Addresses of all documents that a server says they have. */
  documents(url: string): Promise<string[]>;
}

export async function newWriter(url: string): Promise<Writer> {
  const form = registration({ email: `${crypto.randomUUID()}@example.com` });
  const send = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  await send('/auth/register', form);
  const answer = await send('/auth/login', { email: form.email, password: form.password });
  const { access_token } = (await answer.json()) as { access_token: string };
  const bearer = { Authorization: `Bearer ${access_token}` };
  return {
    bearer,
    upload: async (content) => {
      const body = new FormData();
      body.set('title', 'T');
      body.set('media_type', 'document');
      const bytes = new Uint8Array(pdf(content));
      body.set('file', new Blob([bytes], { type: 'application/pdf' }), 'a.pdf');
      const reply = await fetch(`${url}/api/media/`, { method: 'POST', headers: bearer, body });
      return reply.status === 201 ? ((await reply.json()) as { url: string }).url : undefined;
    },
    documents: async (server) => {
      const reply = await fetch(`${server}/api/portfolio/`, { headers: bearer });
      const { media_items } = (await reply.json()) as { media_items: { url: string }[] };
      return media_items.map((item) => item.url);
    },
  };
}

/** Bytes that a server answers with, as text; its status where it refuses. */
export async function contentAt(address: string, headers = {}): Promise<string> {
  const reply = await fetch(address, { headers });
  return reply.ok
    ? Buffer.from(await reply.arrayBuffer()).toString('latin1')
    : String(reply.status);
}
