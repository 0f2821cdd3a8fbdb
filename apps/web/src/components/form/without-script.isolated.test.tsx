import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createApiClient } from '#lib/api-client.ts';
import { ApiProvider } from '#lib/api-context.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { company } from '#testing/company.ts';
import { PublicForm } from './public-form.tsx';

vi.mock('../../env.ts', async (load) => ({ ...(await load<object>()), isServerBuild: true }));

const api = createApiClient(async () => ({ status: 200, body: {} }));
const nothing = { email: '', phone: '', whatsapp: '' };

/** What a form says without a script as the server writes it, where the company has these ways. */
function said(ways: Partial<typeof nothing>, toCompany = true): string {
  const queries = createQueryClient();
  queries.setQueryData(endpointKey('pages.company.get'), { ...company, ...nothing, ...ways });
  const page = renderToString(
    <QueryClientProvider client={queries}>
      <ApiProvider value={api}>
        <MemoryRouter>
          <PublicForm label="Write" onSubmit={async () => undefined} toCompany={toCompany}>
            <input name="email" />
          </PublicForm>
        </MemoryRouter>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return /<noscript[^>]*>(.*)<\/noscript>/s.exec(page)?.[1] ?? '';
}
const linksIn = (html: string) => html.match(/(?<=href=")[^"]+/g) ?? [];

it('says without a script that the form needs one, and each other way to the company', () => {
  const words = said({ email: 'a@b.example', phone: '+237 6 11', whatsapp: '+237 6 22' });
  expect(words).toMatch(/^<p>This form needs JavaScript/);
  expect(linksIn(words)).toEqual(['mailto:a@b.example', 'tel:+237611', 'https://wa.me/237622']);
  expect(linksIn(said({ phone: '+237 6 11' }))).toEqual(['tel:+237611']);
});

it('promises no other way where there is none', () => {
  expect(said({})).not.toContain('Or reach us');
  expect(said({ email: 'a@b.example' }, false)).not.toContain('Or reach us');
});
