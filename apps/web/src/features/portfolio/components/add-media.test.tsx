import { screen, waitFor, within } from '@testing-library/react';
import type { MediaItem } from '@vitrine/contracts';
import { describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '../../../testing/answer.ts';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { server } from '../../../testing/server.ts';
import { editPortfolio, field } from '../testing/open-portfolio.tsx';

const form = () => within(screen.getByRole('form', { name: 'New file' }));
const upload = () => form().getByRole<HTMLButtonElement>('button', { name: 'Upload Media' });
const chooser = () => form().getByLabelText('Choose File', { selector: 'input' });
const title = () => form().getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const file = (name: string, type: string) => new File(['content'], name, { type });

const item: MediaItem = {
  id: 'm1',
  type: 'document',
  title: 'Price list',
  description: 'Uploaded media',
  url: '/media/m1',
  file: 'prices.pdf',
};

describe('adding media', () => {
  it('needs a file, and starts from its name', async () => {
    const { user } = await editPortfolio();
    expect(upload().disabled).toBe(true);
    expect(form().queryByRole('textbox')).toBeNull();
    await user.upload(chooser(), file('prices.pdf', 'application/pdf'));
    expect(upload().disabled).toBe(false);
    expect(title().value).toBe('prices.pdf');
    expect(form().getByRole<HTMLInputElement>('textbox', { name: 'Description' }).value).toBe(
      'Uploaded media',
    );
  });

  it.each([
    ['me.png', 'image/png', 'image'],
    ['talk.mp4', 'video/mp4', 'video'],
    ['prices.pdf', 'application/pdf', 'document'],
    ['notes', '', 'document'],
  ] as const)('sends %s of type "%s" as %s, then closes', async (name, type, mediaType) => {
    const sent = vi.fn();
    server.use(
      answer('media.upload', ({ body, form: fields }) => {
        const uploaded = fields?.get('file') as File | null | undefined;
        sent(body, uploaded?.name);
        return item;
      }),
    );
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.upload(chooser(), file(name, type));
    await user.clear(title());
    await user.type(title(), 'Price list');
    await user.click(upload());
    expect(await screen.findByRole('group', { name: 'Price list' })).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      { title: 'Price list', description: 'Uploaded media', media_type: mediaType },
      name,
    );
    expect(form().queryByRole('textbox')).toBeNull();
    expect(field('Headline').value).toBe('I make payments boring!');
  });

  it('shows progress, holds saving back, and can be cancelled with nothing lost', async () => {
    const arrived = vi.fn();
    server.use(
      answer('media.upload', () => {
        arrived();
        return new Promise<never>(() => {});
      }),
    );
    const { user } = await editPortfolio();
    await user.upload(chooser(), file('prices.pdf', 'application/pdf'));
    await user.click(upload());
    expect(form().getByRole('progressbar', { name: 'Uploading prices.pdf' })).toBeTruthy();
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' });
    expect(save.disabled).toBe(true);
    await waitFor(() => expect(arrived).toHaveBeenCalled());
    await user.click(form().getByRole('button', { name: 'Cancel Upload' }));
    await waitFor(() => expect(form().queryByRole('progressbar')).toBeNull());
    expect(title().value).toBe('prices.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(save.disabled).toBe(false);
  });

  it('says why a file was refused, logs it, and keeps the text', async () => {
    server.use(refuse('media.upload', 'unsupported-media-type', { detail: 'No programs, please' }));
    const { user } = await editPortfolio();
    await user.upload(chooser(), file('setup.exe', 'application/x-msdownload'));
    await user.click(upload());
    const alert = await form().findByRole('alert');
    expect(alert.textContent).toContain('Failed to upload media');
    expect(alert.textContent).toContain('No programs, please');
    expect(title().value).toBe('setup.exe');
    expect(takeConsoleErrors().map(([message]) => message)).toEqual(['Failed to upload media']);
  });

  it('does not send a file that is too large', async () => {
    const { user } = await editPortfolio();
    const large = file('film.mp4', 'video/mp4');
    Object.defineProperty(large, 'size', { value: 33 * 1024 * 1024 });
    await user.upload(chooser(), large);
    expect(form().getByRole('alert').textContent).toContain('film.mp4 is larger than 32 MB');
    expect(upload().disabled).toBe(true);
  });
});
