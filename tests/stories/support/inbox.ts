import { ADMIN, type Site } from './site.ts';

type Kind = 'messages' | 'applications';

/** What administrators see that someone has sent. */
export async function sentBy(site: Site, email: string, kind: Kind): Promise<object[]> {
  const json = { 'content-type': 'application/json' };
  const signIn = { method: 'POST', headers: json, body: JSON.stringify(ADMIN) };
  const { access_token } = await read(await fetch(`${site.url}/auth/login`, signIn));
  const headers = { authorization: `Bearer ${access_token}` };
  const all = await read(await fetch(`${site.url}/api/${kind}/`, { headers }));
  const { items = all } = all;
  return items.filter((one: { email: string }) => one.email === email);
}

async function read(answer: Response) {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
}
