import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { answer } from '#testing/answer.ts';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { server } from '#testing/server.ts';
import { file, mediaItem } from '../testing/media.ts';
import { editPortfolio } from '../testing/open-portfolio.tsx';
import { portfolio } from '../testing/sample-portfolio.ts';

const photo = mediaItem({ type: 'image', url: '/media/1/640x640.webp' });
const choose = () => screen.getByLabelText('Upload Photo', { selector: 'input' });

describe('the profile image on a bad line', () => {
  it('is sent again on request, under the same key', async () => {
    const keys: unknown[] = [];
    // It arrives, and what comes back is no answer.
    const noAnswer = http.post('*/api/media/', async ({ request }) => {
      keys.push((await request.formData()).get('key'));
      return HttpResponse.error();
    });
    server.use(noAnswer);
    const { user } = await editPortfolio();
    await user.upload(choose(), file('me.png', 'image/png'));
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(takeConsoleErrors()[0]?.[0]).toBe('Failed to upload profile image');
    server.use(
      answer('media.upload', ({ body }) => {
        keys.push(body.key);
        return photo;
      }),
      answer('portfolio.save', { ...portfolio, profileImage: pictureAt(photo.url), version: 8 }),
    );
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Change Photo' })).toBeTruthy();
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows how far it is, and can be cancelled without a word of failure', async () => {
    server.use(answer('media.upload', () => new Promise<never>(() => {})));
    const { user } = await editPortfolio();
    await user.upload(choose(), file('me.png', 'image/png'));
    expect(await screen.findByRole('progressbar', { name: 'Uploading the photo' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    await waitFor(() =>
      expect(screen.queryByRole('progressbar', { name: 'Uploading the photo' })).toBeNull(),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(choose()).toBeTruthy();
  });
});
