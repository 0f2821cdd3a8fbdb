import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createApiClient } from '#lib/api-client.ts';
import { ApiProvider } from '#lib/api-context.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { ContactForm } from './contact-form.tsx';

const api = createApiClient(async () => ({ status: 200, body: {} }));
const form = (
  <QueryClientProvider client={createQueryClient()}>
    <ApiProvider value={api}>
      <ContactForm label="Write to us" />
    </ApiProvider>
  </QueryClientProvider>
);

/** The form as the server made it, in which someone may type before the app comes. */
function openServerMade(typed: string) {
  window.history.replaceState({}, '', '/contact?subject=Internship');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<StaticRouter location="/contact">{form}</StaticRouter>);
  const field = () => screen.getByLabelText<HTMLInputElement>('Subject');
  field().value = typed;
  render(<BrowserRouter>{form}</BrowserRouter>, { container, hydrate: true });
  return field();
}

it.each([
  ['the subject of the address', '', 'Internship'],
  ['what was typed before the app came', 'My own words', 'My own words'],
])('shows %s once the app has taken over', (_, typed, shown) => {
  expect(openServerMade(typed).value).toBe(shown);
});
