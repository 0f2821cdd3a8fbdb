import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { ShareButton } from './portfolio-frame.tsx';

const link = new URL('/p/ada', window.location.origin).href;

async function press(share: (() => Promise<void>) | undefined, writeText = vi.fn(async () => {})) {
  const { user } = renderWithProviders(<ShareButton title="Ada" path="/p/ada" />);
  vi.stubGlobal('navigator', { ...(share ? { share } : {}), clipboard: { writeText } });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return writeText;
}

afterEach(() => vi.unstubAllGlobals());

describe('Share', () => {
  it('opens the sheet of the system where there is one', async () => {
    const share = vi.fn(async () => {});
    const writeText = await press(share);
    expect(share).toHaveBeenCalledWith({ title: 'Ada', url: link });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the link where there is none, and says so', async () => {
    const writeText = await press(undefined);
    expect(writeText).toHaveBeenCalledWith(link);
    expect(await screen.findByText('Link copied')).toBeDefined();
  });

  it('does nothing more when the sheet is closed', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    expect(await press(share)).not.toHaveBeenCalled();
  });

  it('shows the link when it can be neither shared nor copied', async () => {
    await press(
      undefined,
      vi.fn(() => Promise.reject(new Error('denied'))),
    );
    expect(await screen.findByText(`Copy this link: ${link}`)).toBeDefined();
  });
});
