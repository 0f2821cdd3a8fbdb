import { Blob as NativeBlob } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

/** In place of the browser's decoder and encoder. */
function useCanvas({ writes = ['image/webp', 'image/jpeg'], bytes = 1_000 } = {}) {
  const decode = vi.fn(async (_source: unknown, _options: object) => ({
    width: 4000,
    height: 3000,
    close: vi.fn(),
  }));
  const sizes: number[][] = [];
  class Canvas {
    constructor(width: number, height: number) {
      sizes.push([width, height]);
    }
    getContext() {
      return { drawImage: vi.fn() };
    }
    async convertToBlob({ type }: { type: string }) {
      const written = writes.includes(type) ? type : 'image/png';
      return new NativeBlob([new Uint8Array(bytes)], { type: written });
    }
  }
  vi.stubGlobal('createImageBitmap', decode);
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return { decode, sizes };
}

const photo = (type = 'image/jpeg') => new File([new Uint8Array(400_000)], 'hill.jpg', { type });

describe('a picture before it travels', () => {
  beforeEach(() => void useCanvas());
  afterEach(() => vi.unstubAllGlobals());

  it('is drawn upright in the size that is kept, under its own name', async () => {
    const { decode, sizes } = useCanvas();
    const lighter = await shrinkPicture(photo());
    expect(lighter).toMatchObject({ name: 'hill.jpg', type: 'image/webp', size: 1_000 });
    expect(sizes).toEqual([[1920, 1440]]);
    expect(decode.mock.calls[0]?.[1]).toEqual({ imageOrientation: 'from-image' });
  });

  it('becomes a JPEG where the browser writes no WebP', async () => {
    useCanvas({ writes: ['image/jpeg'] });
    expect((await shrinkPicture(photo())).type).toBe('image/jpeg');
  });

  it.each([
    ['what comes out is larger', () => void useCanvas({ bytes: 500_000 }), () => photo()],
    ['the browser cannot write it', () => void useCanvas({ writes: [] }), () => photo('image/png')],
    [
      'the browser cannot read it',
      () => useCanvas().decode.mockRejectedValue(new Error('damaged')),
      () => photo(),
    ],
    [
      'it is light',
      () => void useCanvas(),
      () => new File(['1'], 'dot.jpg', { type: 'image/jpeg' }),
    ],
  ])('stays as it is when %s', async (_, prepare, made) => {
    prepare();
    const file = made();
    expect(await shrinkPicture(file)).toBe(file);
  });
});
