import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '#lib/session.ts';
import { answer } from '#testing/answer.ts';
import { server } from '#testing/server.ts';
import { chooser, editMedia, file, newFile, useObjectUrls } from '../testing/media.ts';
import { unfold } from '../testing/open-portfolio.tsx';

const signIn = (name: string) =>
  session.start({ token: name, refreshToken: 'r', role: 'user', email: `${name}@example.com` });

beforeEach(() => {
  useObjectUrls();
  signIn('ngozi');
});
afterEach(() => act(() => session.clear()));

describe('the uploads of a person', () => {
  it('never go on under the name of the next one', async () => {
    const bearers: unknown[] = [];
    server.use(
      answer('media.upload', ({ bearer }) => {
        bearers.push(bearer);
        return new Promise<never>(() => {});
      }),
    );
    const { user } = await editMedia();
    const photos = ['one.png', 'two.png'].map((name) => file(name, 'image/png'));
    await user.upload(chooser(), photos);
    await waitFor(() => expect(bearers).toEqual(['ngozi']));
    act(() => signIn('ada'));
    await user.click(await screen.findByRole('button', { name: 'Edit Portfolio' }));
    await unfold(user, 'Add files or a CV');
    expect(newFile().queryByRole('list', { name: 'Uploads' })).toBeNull();
    expect(bearers).toEqual(['ngozi']);
  });
});
