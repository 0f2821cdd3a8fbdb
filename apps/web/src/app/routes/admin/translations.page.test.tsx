import { screen, within } from '@testing-library/react';
import type { TranslatedRecord, Translation } from '@vitrine/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './translations.page.tsx';

const records: TranslatedRecord[] = [
  { kind: 'page', id: 'about', name: 'about', state: 'missing' },
  { kind: 'services', id: 'advice', name: 'Advice', state: 'changed' },
  { kind: 'post', id: 'tides', name: 'Tides', state: 'changed', post: 'marees' },
];
const advice: Translation = {
  name: 'Advice',
  source: { title: 'Good advice', description: 'What it is' },
  was: { title: 'Advice', description: 'What it is' },
  content: { title: 'Conseil', description: 'Ce que c’est' },
  version: 3,
};
let saved: unknown[];
let checked: string[];

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
  saved = [];
  checked = [];
  const words = { description: '', cover_alt: '', tags: [], seo_title: '', seo_description: '' };
  server.use(
    answer('pages.company.get', { ...company, languages: { fr: true } }),
    answer('translations.list', { records, counts: { missing: 1, changed: 2 } }),
    answer('translations.get', advice),
    answer('translations.save', ({ body }) => {
      saved.push(body.content);
      return advice;
    }),
    answer('posts.translation', {
      id: 'tides',
      source: { ...words, title: 'High tides', sections: ['Same'] },
      was: { ...words, title: 'Tides', sections: ['Same'] },
    }),
    answer('posts.checkTranslation', ({ params }) => void checked.push(params.id)),
  );
});

const open = async (name: string) => {
  const { user } = renderWithProviders(<Page />, { path: '/admin/translations' });
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

describe('the translations', () => {
  it('list what is missing and what has changed', async () => {
    renderWithProviders(<Page />, { path: '/admin/translations' });
    const row = within(await screen.findByRole('row', { name: /About Us/ }));
    expect(row.getByText('Missing')).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Original changed 2' })).toBeTruthy();
  });

  it('show what the original said before, and save what is typed', async () => {
    const { user, dialog } = await open('Check: Advice');
    expect(await dialog.findByText('Advice', { selector: 'del' })).toBeTruthy();
    const field = dialog.getByLabelText('French: Good advice');
    await user.clear(field);
    await user.type(field, 'Bon conseil');
    await user.click(dialog.getByRole('button', { name: 'Save translation' }));
    await screen.findByText('The translation was saved');
    expect(saved).toEqual([{ title: 'Bon conseil', description: 'Ce que c’est' }]);
  });

  it('mark as checked what is still correct', async () => {
    const { user, dialog } = await open('Check: Advice');
    await user.click(await dialog.findByRole('button', { name: 'Still correct' }));
    await screen.findByText('The translation was saved');
    expect(saved).toEqual([advice.content]);
  });

  it('mark an article as checked beside what has changed in its original', async () => {
    const { user, dialog } = await open('Check: Tides');
    expect(await dialog.findByText('Tides', { selector: 'del' })).toBeTruthy();
    expect(dialog.queryByText('Same')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Still correct' }));
    await screen.findByText('The translation was saved');
    expect(checked).toEqual(['marees']);
  });

  it('keep what is typed until someone discards it', async () => {
    const { user, dialog } = await open('Check: Advice');
    await user.type(await dialog.findByLabelText('French: Good advice'), '!');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('What you have typed is not saved.')).toBeTruthy();
  });
});

it('say where another language is turned on', async () => {
  server.use(answer('pages.company.get', company));
  renderWithProviders(<Page />, { path: '/admin/translations' });
  expect(await screen.findByText('Turn on another language in the settings.')).toBeTruthy();
});
