import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { server } from '#testing/server.ts';
import {
  chooser,
  editMedia,
  file,
  mediaItem,
  newFile,
  titleField,
  uploadButton,
  useObjectUrls,
} from '../testing/media.ts';
import { field, unfold } from '../testing/open-portfolio.tsx';

const textbox = (name: string) => newFile().getByRole<HTMLInputElement>('textbox', { name });

beforeEach(useObjectUrls);

describe('adding one file', () => {
  it('needs a file, and starts from its name', async () => {
    const { user } = await editMedia();
    expect(uploadButton().disabled).toBe(true);
    expect(newFile().queryByRole('textbox')).toBeNull();
    await user.upload(chooser(), file('hill.png', 'image/png'));
    expect(uploadButton().disabled).toBe(false);
    expect(titleField().value).toBe('hill.png');
    expect(textbox('Description').value).toBe('Uploaded media');
    expect(textbox('Alt text').value).toBe('');
  });

  it.each([
    ['me.png', 'image/png', 'image'],
    ['talk.mp4', 'video/mp4', 'video'],
    ['prices.pdf', 'application/pdf', 'document'],
    ['notes', '', 'document'],
  ] as const)('sends %s of type "%s" as %s, then closes', async (name, type, mediaType) => {
    const sent = vi.fn();
    server.use(
      answer('media.upload', ({ body, form }) => {
        const uploaded = form?.get('file') as File | null | undefined;
        sent(body, uploaded?.name);
        return mediaItem();
      }),
    );
    const { user } = await editMedia();
    await user.type(field('Headline'), '!');
    // People can make the chooser show all files.
    await userEvent.setup({ applyAccept: false }).upload(chooser(), file(name, type));
    await user.clear(titleField());
    await user.type(titleField(), 'Price list');
    await user.click(uploadButton());
    expect(await screen.findByRole('group', { name: 'Price list' })).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      {
        title: 'Price list',
        description: 'Uploaded media',
        alt: '',
        media_type: mediaType,
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
      name,
    );
    expect(newFile().queryByRole('textbox')).toBeNull();
    expect(newFile().getByRole('status').textContent).toBe(`${name} was uploaded`);
    expect(field('Headline').value).toBe('I make payments boring!');
  });

  it('shows progress, and can be cancelled with nothing lost', async () => {
    const arrived = vi.fn();
    server.use(
      answer('media.upload', () => {
        arrived();
        return new Promise<never>(() => {});
      }),
    );
    const { user } = await editMedia();
    await user.upload(chooser(), file('prices.pdf', 'application/pdf'));
    await user.click(uploadButton());
    expect(newFile().getByRole('progressbar', { name: 'Uploading prices.pdf' })).toBeTruthy();
    await waitFor(() => expect(arrived).toHaveBeenCalled());
    await user.click(newFile().getByRole('button', { name: 'Cancel prices.pdf' }));
    expect(newFile().queryByRole('progressbar')).toBeNull();
    expect(titleField().value).toBe('prices.pdf');
    expect(uploadButton().disabled).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why a file was refused, logs it, keeps the text, and can be tried again', async () => {
    server.use(refuse('media.upload', 'too-large', { detail: 'Your files take 200 of 200 MB' }));
    const { user } = await editMedia();
    await user.upload(chooser(), file('prices.pdf', 'application/pdf'));
    await user.type(titleField(), '!');
    await user.click(uploadButton());
    const alert = await newFile().findByRole('alert');
    expect(alert.textContent).toContain('Failed to upload media');
    expect(alert.textContent).toContain('Your files take 200 of 200 MB');
    expect(titleField().value).toBe('prices.pdf!');
    expect(takeConsoleErrors().map(([message]) => message)).toEqual(['Failed to upload media']);

    server.use(answer('media.upload', mediaItem({ title: 'prices.pdf!' })));
    await user.click(uploadButton());
    expect(await screen.findByRole('group', { name: 'prices.pdf!' })).toBeTruthy();
    expect(newFile().queryByRole('alert')).toBeNull();
  });

  it('does not send what cannot be kept', async () => {
    const { user } = await editMedia();
    const large = file('film.mp4', 'video/mp4');
    Object.defineProperty(large, 'size', { value: 33 * 1024 * 1024 });
    await user.upload(chooser(), large);
    expect(newFile().getByRole('alert').textContent).toContain('film.mp4 is larger than 32 MB');
    expect(uploadButton().disabled).toBe(true);
    await user.click(newFile().getByRole('button', { name: 'Remove film.mp4 from the uploads' }));
    expect(newFile().queryByRole('alert')).toBeNull();
  });

  it('is dropped by Cancel with the other edits', async () => {
    const { user } = await editMedia();
    await user.upload(chooser(), file('prices.pdf', 'application/pdf'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Edit Portfolio' }));
    await unfold(user, 'Add files or a CV');
    expect(newFile().queryByRole('textbox')).toBeNull();
  });

  it('is back where it waited by Undo, as it was described', async () => {
    const { user } = await editMedia();
    await user.upload(chooser(), file('prices.pdf', 'application/pdf'));
    await user.type(titleField(), ' of 2026');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titleField().value).toBe('prices.pdf of 2026'));
    expect(uploadButton().disabled).toBe(false);
  });
});
