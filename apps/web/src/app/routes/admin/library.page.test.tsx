import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type LibraryItem, readPicture, writePicture } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { contentServer } from '#testing/content-server.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './library.page.tsx';
import { Page as WebsiteContent } from './website-content.page.tsx';

const picture = (id: string, title: string, changes: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  title,
  alt: '',
  url: pictureAt(`/media/${id}/640x480.webp`),
  file: `${id}.jpg`,
  size_bytes: 240_000,
  date: '2026-03-04T10:00:00.000Z',
  uses: 0,
  tags: [],
  version: 1,
  ...changes,
});

let stored: LibraryItem[];
let sent: object;

beforeEach(() => {
  stored = [picture('a', 'The office', { uses: 2 }), picture('b', 'The team'), picture('c', '')];
  server.use(
    answer('library.tags', () => {
      const tags = stored.flatMap((item) => item.tags);
      return [...new Set(tags)].map((tag) => ({
        tag,
        pictures: tags.filter((one) => one === tag).length,
      }));
    }),
    answer('library.list', ({ query: { q, after, tag } }) => {
      const found = stored.filter(
        ({ title, tags }) =>
          title.toLowerCase().includes(q.toLowerCase()) && (!tag || tags.includes(tag)),
      );
      const start = after ? 2 : 0;
      return {
        items: found.slice(start, start + 2),
        next: found.length > start + 2 ? 'more' : null,
      };
    }),
    answer('library.uses', ({ params }) =>
      params.id === 'a'
        ? [{ kind: 'page', name: 'Home Page', path: '/admin/content', earlier: false }]
        : [],
    ),
    answer('library.upload', ({ body }) => {
      const item = picture(`n${stored.length}`, body.title);
      stored = [item, ...stored];
      return item;
    }),
    answer('library.update', ({ params, body: { focus, ...words } }) => {
      sent = words;
      const found = stored.find(({ id }) => id === params.id) ?? picture('x', '');
      const { src } = readPicture(found.url);
      const url = writePicture({ src, focus: focus ?? undefined });
      return Object.assign(found, { ...words, url, version: found.version + 1 });
    }),
    answer('library.delete', ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return undefined;
    }),
    http.get('*/art/manifest.json', () =>
      HttpResponse.json({
        'hero-dawn': { width: 1920, height: 1080 },
        'share-default': { width: 1200, height: 630 },
      }),
    ),
  );
});

const open = () => renderWithProviders(<Page />, { path: '/admin/library' });
const names = () =>
  screen.getAllByRole('button', { name: /^Open / }).map((one) => one.getAttribute('aria-label'));
const photo = (name = 'my-team.png', type = 'image/png') => new File(['x'], name, { type });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the library', () => {
  it('shows the pictures with how often each is used, more on request', async () => {
    const { user } = open();
    const office = await screen.findByRole('button', { name: 'Open The office' });
    expect(office.closest('li')?.textContent).toContain('Used in 2 places');
    expect(names()).toEqual(['Open The office', 'Open The team']);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: 'Open c.jpg' })).toBeTruthy();
  });

  it('searches on the server', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search pictures' }), 'TEAM');
    await waitFor(() => expect(names()).toEqual(['Open The team']));
    await user.type(screen.getByRole('searchbox'), ' of nobody');
    expect(await screen.findByText('No matching pictures')).toBeTruthy();
  });

  it('takes a picture that is chosen, and one that is dropped', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Open The team' });
    await user.upload(screen.getByLabelText('Upload pictures', { selector: 'input' }), photo());
    expect(await screen.findByRole('button', { name: 'Open my team' })).toBeTruthy();
    const area = screen.getByText(/Drop pictures here/);
    fireEvent.drop(area, { dataTransfer: { files: [photo('dropped.png')], types: ['Files'] } });
    expect(await screen.findByRole('button', { name: 'Open dropped' })).toBeTruthy();
  });

  it('says why a picture was not taken, and sends it again', async () => {
    server.use(unreachable('library.upload'));
    const { user } = open();
    await screen.findByRole('button', { name: 'Open The team' });
    const area = screen.getByText(/Drop pictures here/);
    const files = [photo(), photo('song.mp3', 'audio/mpeg')];
    fireEvent.drop(area, { dataTransfer: { files, types: ['Files'] } });
    const texts = async () => (await screen.findAllByRole('alert')).map((one) => one.textContent);
    await waitFor(async () => expect(await texts()).toHaveLength(2));
    expect((await texts())[0]).toContain('my-team.png was not uploaded');
    expect((await texts())[1]).toContain('This is not a picture.');
    server.use(answer('library.upload', ({ body }) => picture('n', body.title)));
    const [first] = screen.getAllByRole('button', { name: 'Try again' });
    await user.click(first ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    const left = within(screen.getByRole('alert'));
    await user.click(left.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends an upload that failed again under the same key, so that it is stored once', async () => {
    const keys: unknown[] = [];
    server.use(
      http.post('*/api/library/', async ({ request }) => {
        keys.push((await request.formData()).get('key'));
        return HttpResponse.error();
      }),
    );
    const { user } = open();
    await screen.findByRole('button', { name: 'Open The team' });
    const input = screen.getByLabelText('Upload pictures', { selector: 'input' });
    await user.upload(input, photo());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await user.upload(input, photo());
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('several uploads', () => {
  it('are chosen together and go one after the other; one that fails stops no other', async () => {
    const sent: string[] = [];
    server.use(
      answer('library.upload', ({ body }) => {
        sent.push(body.title);
        const item = picture(`n${sent.length}`, body.title);
        stored = [item, ...stored];
        return item;
      }),
    );
    const { user } = open();
    await screen.findByRole('button', { name: 'Open The team' });
    const heic = photo('IMG_1.heic', 'image/heic');
    const heavy = photo('heavy.png');
    Object.defineProperty(heavy, 'size', { value: 30 * 1024 * 1024 });
    const files = [photo('one.png'), heic, heavy, photo('two.png')];
    const input = screen.getByLabelText('Upload pictures', { selector: 'input' });
    await user.upload(input, files);
    expect(await screen.findByRole('button', { name: 'Open two' })).toBeTruthy();
    expect(sent).toEqual(['one', 'two']);
    const alerts = screen.getAllByRole('alert').map((one) => one.textContent);
    expect(alerts[0]).toContain('This is a HEIC photo, which websites cannot show.');
    expect(alerts[1]).toContain('A picture can have at most 12 MB.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('wait in sight, and can be taken out before their turn', async () => {
    const sent: string[] = [];
    const first = Promise.withResolvers<void>();
    server.use(
      answer('library.upload', async ({ body }) => {
        sent.push(body.title);
        await first.promise;
        return picture(`n${sent.length}`, body.title);
      }),
    );
    const { user } = open();
    await screen.findByRole('button', { name: 'Open The team' });
    const input = screen.getByLabelText('Upload pictures', { selector: 'input' });
    await user.upload(input, [photo('one.png'), photo('two.png'), photo('three.png')]);
    const list = within(await screen.findByRole('list', { name: 'Uploads' }));
    expect(list.getByText('Uploading one.png')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Cancel two.png' }));
    expect(list.queryByText('Waiting: two.png')).toBeNull();
    first.resolve();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull());
    expect(sent).toEqual(['one', 'three']);
  });
});

describe('tags', () => {
  it('narrow the list, by the address, and are typed or pressed', async () => {
    stored = [picture('a', 'The office', { tags: ['house'] }), picture('b', 'The team')];
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'house 1' }));
    await waitFor(() => expect(names()).toEqual(['Open The office']));
    expect(window.location.search).toBe('?tag=house');
    await user.click(screen.getByRole('radio', { name: 'All pictures' }));
    await user.click(await screen.findByRole('button', { name: 'Open The team' }));
    const opened = await sheet('The team');
    await user.type(opened.getByLabelText('Tags'), 'People');
    await user.click(opened.getByRole('button', { name: 'Add tag house' }));
    expect(opened.getByLabelText<HTMLInputElement>('Tags').value).toBe('People, house');
    await user.click(opened.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored[1]?.tags).toEqual(['people', 'house']));
  });
});

describe('a picture', () => {
  it('has an address to copy, of its file alone', async () => {
    stored = [picture('a', 'The office', { url: pictureAt('/media/a/640x480.webp#focus=10,20') })];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open The office' }));
    await user.click((await sheet('The office')).getByRole('button', { name: 'Copy Address' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/media/a/640x480.webp`,
    );
  });

  it('keeps what is to stay in sight', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open The team' }));
    const opened = await sheet('The team');
    opened.getByRole('button', { name: 'Move the focal point' }).focus();
    await user.keyboard('{ArrowRight}{ArrowUp}');
    await user.click(opened.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored[1]?.url).toBe('/media/b/640x480.webp#focus=55,45'));
  });

  it('gets another file everywhere after a question, sent again under its key', async () => {
    const keys: unknown[] = [];
    server.use(
      answer('library.uses', () => [
        { kind: 'version 2 of the article', name: 'Solar', path: '/admin/blog', earlier: true },
      ]),
      http.post('*/api/library/:id/file/', async ({ request, params }) => {
        keys.push((await request.formData()).get('key'));
        if (keys.length === 1) return HttpResponse.error();
        const url = pictureAt(`/media/${params.id}/r2/1000x500.webp`);
        const item = { ...picture('b', 'The team'), url, file: 'new.png' };
        stored = [item];
        return HttpResponse.json(item);
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open The team' }));
    const opened = await sheet('The team');
    const input = opened.getByLabelText('Replace the file', { selector: 'input' });
    await user.upload(input, photo('new.png'));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/new.png replaces The team everywhere/)).toBeTruthy();
    expect(await question.findByText(/Earlier versions of articles/)).toBeTruthy();
    const confirm = question.getByRole('button', { name: 'Replace everywhere' });
    await user.click(confirm);
    expect((await question.findByRole('alert')).textContent).toContain(
      'The server could not be reached.',
    );
    await user.click(confirm);
    expect(await screen.findByText('The file was replaced everywhere')).toBeTruthy();
    expect((await sheet('The team')).getByText('new.png')).toBeTruthy();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('is not replaced by what is no picture, and nothing is sent', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open The team' }));
    const input = (await sheet('The team')).getByLabelText('Replace the file', {
      selector: 'input',
    });
    await user.upload(input, photo('IMG_2.heic', 'image/heic'));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Replace everywhere' }));
    expect((await question.findByRole('alert')).textContent).toContain('This is a HEIC photo');
  });

  it('says where it is used, and saves another title and description', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open The office' }));
    const opened = await sheet('The office');
    const use = await opened.findByRole('link', { name: 'Home Page' });
    expect(use.getAttribute('href')).toBe('/admin/content');
    await user.type(opened.getByLabelText('Description'), 'A house on a hill');
    await user.click(opened.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored[0]?.alt).toBe('A house on a hill'));
    // its title and its tags may be a colleague's other words by now
    expect(sent).toEqual({ alt: 'A house on a hill' });
  });

  it('that two people describe is asked about: nothing that either typed is lost', async () => {
    const tried: (string | undefined)[] = [];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open The office' }));
    const opened = await sheet('The office');
    await user.type(opened.getByLabelText('Title'), ' in Buea');
    await user.type(opened.getByLabelText('Description'), 'A house on a hill');
    // before the news of it has reached this browser
    stored[0] = picture('a', 'The office', { alt: 'The house', tags: ['buea'], version: 2 });
    const theirs = stored[0];
    server.use(refuse('library.update', 'conflict', { current: theirs }));
    await user.click(opened.getByRole('button', { name: 'Save' }));
    server.use(
      answer('library.update', ({ body, ifMatch }) => {
        tried.push(ifMatch);
        sent = body;
        return Object.assign(theirs, body, { version: 3 });
      }),
    );
    const both = within(await screen.findByRole('dialog', { name: 'Changed by someone else' }));
    const asked = both.getByRole('group', { name: 'Description' });
    expect(asked.textContent).toMatch(/Yours.*A house on a hill.*Theirs.*The house/);
    // what one alone has changed is chosen
    const title = within(both.getByRole('group', { name: 'Title' }));
    expect(title.getByRole<HTMLInputElement>('radio', { name: /^Yours/ }).checked).toBe(true);
    await user.click(within(asked).getByRole('radio', { name: /^Yours/ }));
    await user.click(both.getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(tried).toEqual(['"2"']));
    // what only they have changed is not sent, and stays
    expect(sent).toEqual({ title: 'The office in Buea', alt: 'A house on a hill' });
  });

  it('that is shown somewhere is not deleted, and the server says so', async () => {
    const detail = 'It is shown on: Home Page.';
    server.use(refuse('library.delete', 'conflict', { detail }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open The office' }));
    await user.click((await sheet('The office')).getByRole('button', { name: 'Delete picture' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete picture' }));
    expect((await question.findByRole('alert')).textContent).toBe(
      `The picture was not deleted${detail}`,
    );
  });

  it('that only earlier versions show is deleted after a warning', async () => {
    const asked: string[] = [];
    server.use(
      answer('library.uses', () => [
        { kind: 'version 2 of the article', name: 'Solar', path: '/admin/blog', earlier: true },
      ]),
      answer('library.delete', ({ params, query }) => {
        asked.push(query.earlier);
        stored = stored.filter(({ id }) => id !== params.id);
        return undefined;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open The team' }));
    const opened = await sheet('The team');
    expect(await opened.findByText('version 2 of the article')).toBeTruthy();
    await user.click(opened.getByRole('button', { name: 'Delete picture' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/earlier versions of articles do: restored/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete picture' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open The team' })).toBeNull());
    expect(asked).toEqual(['lose']);
  });

  it('that is shown nowhere is deleted after a question', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Open The team' }));
    const opened = await sheet('The team');
    expect(await opened.findByText('Not used anywhere.')).toBeTruthy();
    await user.click(opened.getByRole('button', { name: 'Delete picture' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete picture' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Open The team' })).toBeNull());
  });
});

describe('choosing a picture for a field', () => {
  const openField = async () => {
    const site = contentServer({});
    server.use(...site.handlers);
    const { user } = renderWithProviders(<WebsiteContent />, { path: '/admin/website-content' });
    await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
    const modal = await sheet('Add New Project');
    await user.type(modal.getByLabelText('Name'), 'Alert237');
    await user.click(modal.getByRole('button', { name: 'Choose picture' }));
    return { user, site, modal, picker: await sheet('Choose a picture') };
  };

  it('offers those that were uploaded and those that are built in', async () => {
    const { user, site, modal, picker } = await openField();
    await user.click(await picker.findByRole('button', { name: 'Select The team' }));
    await user.click(picker.getByRole('tab', { name: 'Built in' }));
    await user.click(await picker.findByRole('button', { name: 'Select Hero dawn' }));
    expect(picker.getAllByRole('button', { name: /^Select/ })).toHaveLength(1);
    await user.click(picker.getByRole('button', { name: 'Use this picture' }));
    const field = modal.getByLabelText<HTMLInputElement>('Image');
    expect(field.value).toBe('/art/hero-dawn/1920x1080.webp');
    await user.click(modal.getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(site.writes[0]?.body).toMatchObject({
        name: 'Alert237',
        image: '/art/hero-dawn/1920x1080.webp',
      }),
    );
  });

  it('chooses what is uploaded there', async () => {
    const { user, modal, picker } = await openField();
    await user.upload(picker.getByLabelText('Upload pictures', { selector: 'input' }), photo());
    const chosen = await picker.findByRole('button', { name: 'Select my team' });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    await user.click(picker.getByRole('button', { name: 'Use this picture' }));
    expect(modal.getByLabelText<HTMLInputElement>('Image').value).toBe('/media/n3/640x480.webp');
    await user.click(modal.getByRole('button', { name: 'Remove' }));
    expect(modal.getByLabelText<HTMLInputElement>('Image').value).toBe('');
  });
});
