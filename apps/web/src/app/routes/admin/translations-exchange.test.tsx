import { screen, within } from '@testing-library/react';
import type { Post, TranslatedRecord, Translation } from '@vitrine/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeXliff } from '#features/back-office/translations/exchange/write-xliff.ts';
import { session } from '#lib/session.ts';
import { answer, refuse } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { post } from '#testing/post.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './translations.page.tsx';

const records: TranslatedRecord[] = [
  { kind: 'services', id: 'advice', name: 'Advice', state: 'changed' },
  { kind: 'services', id: 'repair', name: 'Repair', state: 'current' },
  { kind: 'post', id: 'tides', name: 'Tides', state: 'missing' },
  { kind: 'post', id: 'nets', name: 'Nets', state: 'changed', post: 'filets' },
];
const services: Record<string, Translation> = {
  advice: {
    name: 'Advice',
    source: { title: 'Good advice', description: 'What\r\nit is', features: ['Fast', 'Cheap'] },
    was: { title: 'Advice', description: 'What\r\nit is', features: ['Fast', 'Cheap'] },
    content: { title: 'Conseil', description: 'Ce que c’est', features: ['Vite', 'Bon marché'] },
    version: 3,
  },
  repair: {
    name: 'Repair',
    source: { title: 'Repair', description: '', features: [] },
    was: { title: 'Repair', description: '', features: [] },
    content: { title: 'Réparation', description: '', features: [] },
    version: 1,
  },
};
const words = {
  description: 'Of the sea',
  cover_alt: '',
  tags: [],
  seo_title: '',
  seo_description: '',
};
const posts: Record<string, Post> = {
  tides: post({ ...words, id: 'tides', title: 'Tides', posts: ['# Low\n\nHigh'], version: 5 }),
  marees: post({
    ...words,
    id: 'marees',
    title: 'Tides',
    posts: ['# Low\n\nHigh'],
    version: 1,
    status: 'draft',
  }),
  filets: post({ ...words, id: 'filets', title: 'Filets', posts: ['Vieux'], version: 8 }),
};
const source = {
  marees: { ...words, title: 'Tides', sections: ['# Low\n\nHigh'] },
  filets: { ...words, title: 'Nets', sections: ['New'] },
};

let sent: [name: string, input: unknown, ifMatch?: string | undefined][];
let file: Blob | undefined;

beforeEach(() => {
  session.start({ token: 't', refreshToken: 'r', role: 'admin', email: 'ada@north.example' });
  sent = [];
  file = undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.revokeObjectURL = () => undefined;
  URL.createObjectURL = (made) => {
    file = made as Blob;
    return 'blob:xliff';
  };
  server.use(
    answer('pages.company.get', { ...company, languages: { fr: true } }),
    answer('translations.list', { records, counts: { missing: 1, changed: 2 } }),
    answer('translations.get', ({ params }) => services[params.id] as Translation),
    answer('translations.save', ({ params, body, ifMatch }) => {
      sent.push([params.id, body.content, ifMatch]);
      return services[params.id] as Translation;
    }),
    answer('blogs.get', ({ params }) => posts[params.id] as Post),
    answer('posts.translation', ({ params: { id } }) => ({
      ...{ id: 'source', source: source[id as 'filets'] },
      was: { ...source[id as 'filets'], sections: ['Old'] },
    })),
    answer('posts.translate', ({ params, body }) => {
      sent.push([`translate ${params.id}`, body]);
      return posts.marees as Post;
    }),
    answer('blogs.update', ({ params, body, ifMatch }) => {
      sent.push([params.id, body, ifMatch]);
      return posts[params.id] as Post;
    }),
    answer('posts.checkTranslation', ({ params }) => void sent.push([`checked ${params.id}`, {}])),
    answer('postDrafts.get', { draft: null }),
    answer('postDrafts.keep', ({ params, body }) => {
      sent.push([`draft ${params.id}`, JSON.parse(body.content)]);
      return { version: 1, saved_at: '2026-11-27T00:00:00.000Z' };
    }),
  );
});

async function open(name: string) {
  const { user } = renderWithProviders(<Page />, { path: '/admin/translations' });
  await user.click(await screen.findByRole('button', { name }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

async function exported(scope?: string): Promise<string> {
  const { user, dialog } = await open('Export for a translator');
  if (scope) await user.click(await dialog.findByRole('radio', { name: scope }));
  await user.click(await dialog.findByRole('button', { name: 'Download' }));
  await vi.waitFor(() => expect(file).toBeDefined());
  return (file as Blob).text();
}

async function chosen(xliff: string | File) {
  const opened = await open('Import a translation');
  const made = typeof xliff === 'string' ? new File([xliff], 'back.xlf') : xliff;
  await opened.user.upload(
    await opened.dialog.findByLabelText('Choose a file', { selector: 'input' }),
    made,
  );
  return opened;
}

type Texts = Readonly<Record<string, readonly [source: string, target: string]>>;
const documentOf = (files: Readonly<Record<string, Texts>>, target = 'fr') =>
  writeXliff({
    ...{ source: 'en', target },
    files: Object.entries(files).map(([id, texts]) => ({
      ...{ id, notes: [] },
      units: Object.entries(texts).map(([path, [source, target]]) => ({
        ...{ id: path, notes: [], source, target },
      })),
    })),
  });

const advice: Texts = {
  title: ['Good advice', 'نصيحة جيدة'],
  description: ['What\nit is', '<script>alert(1)</script> 説明'],
  'features.0': ['Fast', 'Vite'],
  'features.1': ['Cheap', 'Bon marché'],
};
const tides: Texts = {
  title: ['Tides', 'Marées'],
  description: ['Of the sea', 'De la mer'],
  'sections.0': ['# Low\n\nHigh', '# Basse\n\nHaute'],
};
const nets: Texts = {
  title: ['Nets', 'Filets neufs'],
  description: ['Of the sea', 'De la mer'],
  'sections.0': ['New', 'Neuf'],
};

describe('an export for a translator', () => {
  it('has what is missing or has changed, and says what each text is', async () => {
    const xliff = await exported();
    expect(xliff).toContain('<file id="services.advice"');
    expect(xliff).toContain('<file id="post.tides"');
    expect(xliff).not.toContain('services.repair');
    expect(xliff).toContain('<note>Title</note>');
    expect(xliff).toContain('<note>At most 200 characters.</note>');
    expect(xliff).toContain('<note>The original said before: Advice</note>');
    expect(xliff).toContain('<note>Translation so far: Conseil</note>');
    // what has changed waits for a translator, the rest keeps what it says
    expect(xliff).toContain('<segment state="initial"><source>Good advice</source></segment>');
    expect(xliff).toContain('<source>Fast</source><target>Vite</target>');
    expect(xliff).toContain('<source># Low</source>');
  });

  it('has everything where that is wanted', async () => {
    expect(await exported('Everything')).toContain('services.repair');
  });
});

describe('an import of a translation', () => {
  it('shows what fits, and saves an entry over the version that was compared', async () => {
    const { user, dialog } = await chosen(documentOf({ 'services.advice': advice }));
    expect(await dialog.findByText('Services: Advice')).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save 1 translation' }));
    await screen.findByText('1 translation was saved');
    const content = {
      title: 'نصيحة جيدة',
      description: '<script>alert(1)</script> 説明',
      features: ['Vite', 'Bon marché'],
    };
    expect(sent).toEqual([['advice', content, '"3"']]);
  });

  it('makes a draft of an article, and never publishes it', async () => {
    const { user, dialog } = await chosen(documentOf({ 'post.tides': tides }));
    await user.click(await dialog.findByRole('button', { name: 'Save 1 translation' }));
    await screen.findByText('1 translation was saved');
    expect(sent.map(([name]) => name)).toEqual(['translate tides', 'marees', 'checked marees']);
    const [, body, ifMatch] = sent[1] ?? [];
    expect(body).toMatchObject({ title: 'Marées', posts: ['# Basse\n\nHaute'] });
    expect(body).not.toHaveProperty('status');
    expect(ifMatch).toBe('"1"');
  });

  it('keeps what the translation of an article says where its original says nothing', async () => {
    const draft = { ...posts.marees, seo_title: 'Les marées' } as Post;
    const record: TranslatedRecord = {
      ...{ kind: 'post', id: 'tides', name: 'Tides' },
      ...{ state: 'changed', post: 'marees' },
    };
    server.use(
      answer('translations.list', { records: [record], counts: { missing: 0, changed: 1 } }),
      answer('blogs.get', draft),
    );
    const { user, dialog } = await chosen(documentOf({ 'post.tides': tides }));
    await user.click(await dialog.findByRole('button', { name: 'Save 1 translation' }));
    await screen.findByText('1 translation was saved');
    expect(sent.map(([name]) => name)).toEqual(['marees', 'checked marees']);
    expect(sent[0]?.[1]).toMatchObject({ title: 'Marées', seo_title: 'Les marées' });
  });

  it('leaves an article that is published as it is: its words wait in the editor', async () => {
    const { user, dialog } = await chosen(documentOf({ 'post.nets': nets }));
    await user.click(await dialog.findByRole('button', { name: 'Save 1 translation' }));
    await screen.findByText('1 translation was saved');
    expect(sent.map(([name]) => name)).toEqual(['draft filets']);
    expect(sent[0]?.[1]).toMatchObject({
      stored: { title: 'Filets', version: 8 },
      values: {
        title: 'Filets neufs',
        sections: [{ text: 'Neuf' }],
        publishing: { status: 'published' },
      },
    });
  });

  it('does not write over what someone is typing of a published article', async () => {
    const draft = { content: '{}', version: 4, saved_at: '2026-11-27T00:00:00.000Z' };
    server.use(answer('postDrafts.get', { draft }));
    const { user, dialog } = await chosen(documentOf({ 'post.nets': nets }));
    await user.click(await dialog.findByRole('button', { name: 'Save 1 translation' }));
    expect(await dialog.findByText(/unsaved changes in its editor/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('says what the server refuses, and saves the rest', async () => {
    server.use(refuse('translations.save', 'conflict', { detail: 'Someone was faster.' }));
    const all = documentOf({ 'services.advice': advice, 'post.tides': tides });
    const { user, dialog } = await chosen(all);
    await user.click(await dialog.findByRole('button', { name: 'Save 2 translations' }));
    expect(await dialog.findByText('Someone was faster.')).toBeTruthy();
    expect(sent.map(([name]) => name)).toContain('marees');
  });

  it('saves what the file has already been saved as no second time', async () => {
    const { dialog } = await chosen(
      documentOf({ 'services.repair': { title: ['Repair', 'Réparation'] } }),
    );
    expect(await dialog.findByText('1 is saved already as the file has it.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Save/ })).toBeNull();
  });

  it('counts what nobody has begun, and refuses nothing of it', async () => {
    const begun = Object.entries(tides).map(([path, [text]]) => [path, [text, '']] as const);
    const { dialog } = await chosen(
      documentOf({ 'services.advice': advice, 'post.tides': Object.fromEntries(begun) }),
    );
    expect(await dialog.findByText('1 has no translation in the file yet.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Save 1 translation' })).toBeTruthy();
    expect(dialog.queryByText(/cannot be saved/)).toBeNull();
  });

  const { title, ...untitled } = advice;
  it.each<[string, string, RegExp]>([
    [
      'a text whose original is another by now',
      documentOf({ 'services.advice': { ...advice, title: ['Advice', 'Conseil'] } }),
      /1 original has changed since the export: Title/,
    ],
    [
      'a record that is not there',
      documentOf({ 'services.gone': advice }),
      /No page, entry or article/,
    ],
    [
      'a text that is missing',
      documentOf({ 'services.advice': untitled }),
      /1 text is not in the file: Title/,
    ],
    [
      'a text without a translation',
      documentOf({ 'services.advice': { ...advice, title: ['Good advice', ''] } }),
      /1 text is not translated: Title/,
    ],
    [
      'a text that is too long',
      documentOf({ 'services.advice': { ...advice, title: ['Good advice', 'é'.repeat(300)] } }),
      /Title: .*200/,
    ],
    [
      'inline elements',
      documentOf({ 'services.advice': advice }).replace('>Vite<', '><pc id="1">Vite</pc><'),
      /inline elements of XLIFF, which it cannot hold: Features/,
    ],
    [
      'a record that is twice in it',
      documentOf({ 'services.advice': advice, 'services.x': advice }).replace(
        'services.x',
        'services.advice',
      ),
      /services.advice” is in the file twice/,
    ],
    [
      'a text that is twice in it',
      documentOf({ 'services.advice': { ...advice, x: ['Other', 'Autre'] } }).replace(
        'id="x"',
        'id="title"',
      ),
      /“title” is in the file twice/,
    ],
  ])('refuses %s, and saves nothing of that record', async (_label, xliff, reason) => {
    const { dialog } = await chosen(xliff);
    expect(await dialog.findByText(reason)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Save/ })).toBeNull();
    expect(sent).toEqual([]);
  });

  const big = new File(['<xliff/>'], 'big.xlf');
  Object.defineProperty(big, 'size', { value: 50 * 1024 * 1024 });
  it.each<[string, string | File, RegExp]>([
    ['too large', big, /larger than 20 MB/],
    ['cut', documentOf({ 'services.advice': advice }).slice(0, -40), /incomplete/],
    [
      'in another language',
      documentOf({ 'services.advice': advice }, 'de'),
      /from English into French/,
    ],
    ['an older XLIFF', '<xliff version="1.2"></xliff>', /version 2.0 or 2.1/],
    ['with a document type', '<!DOCTYPE x [<!ENTITY a "b">]><xliff/>', /DOCTYPE/],
    ['no XLIFF', 'Bonjour', /not XLIFF/],
    ['no text at all', new File([new Uint8Array([0xc3, 0x28, 0xff])], 'x.xlf'), /not XLIFF/],
  ])('says of a file that is %s why it is not read', async (_label, xliff, reason) => {
    const { dialog } = await chosen(xliff);
    expect(await dialog.findByText(reason)).toBeTruthy();
  });

  it('reads the file of a program that writes UTF-16', async () => {
    const text = `\ufeff${documentOf({ 'services.advice': advice })}`;
    const bytes = new Uint16Array([...Array(text.length).keys()].map((at) => text.charCodeAt(at)));
    const { dialog } = await chosen(new File([bytes], 'back.xlf'));
    expect(await dialog.findByText('Services: Advice')).toBeTruthy();
  });
});
