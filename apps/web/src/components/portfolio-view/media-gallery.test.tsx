import { render, screen } from '@testing-library/react';
import type { MediaItem } from '@vitrine/contracts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MediaGallery } from './media-gallery.tsx';

const picture = (id: string, size: string, title = id): MediaItem => ({
  ...{ id, type: 'image', title, description: 'Uploaded media', alt: '' },
  ...{ url: `/media/${id}/${size}.webp`, file: `${id}.png` },
});

/** Width to height of the room that each picture takes before it is here. */
const shapes = () =>
  screen
    .getAllByRole<HTMLImageElement>('img')
    .map((image) => Number(image.getAttribute('width')) / Number(image.getAttribute('height')));

describe('the gallery', () => {
  it('keeps the shape of every picture: of screens, phones and panoramas', () => {
    const items = [
      picture('Screen', '1920x1080'),
      picture('Phone', '828x1792'),
      picture('Panorama', '1800x200'),
      picture('Pillar', '100x900'),
    ];
    render(<MediaGallery items={items} name="Ngozi" />);
    const expected = [1920 / 1080, 828 / 1792, 9, 1 / 9];
    for (const [place, shape] of shapes().entries()) {
      expect(shape).toBeCloseTo(expected[place] ?? 0, 2);
    }
    for (const image of screen.getAllByRole('img')) {
      expect(image.className).not.toContain('cover');
    }
  });

  it('lets the pictures of a row ask for the same height, so that they shrink alike', () => {
    const items = [picture('Screen', '1920x1080'), picture('Photo', '1600x1200')];
    render(<MediaGallery items={items} name="Ngozi" />);
    const heights = screen.getAllByRole('img').map((image) => image.getAttribute('height'));
    expect(new Set(heights).size).toBe(1);
    const [row] = screen.getAllByRole('figure').map((figure) => figure.parentElement);
    expect(row?.children).toHaveLength(2);
  });

  it.each([1, 2, 9])('draws %i tiny pictures in their own size', (count) => {
    const items = Array.from({ length: count }, (_, place) => picture(`Dot ${place}`, '50x50'));
    render(<MediaGallery items={items} name="Ngozi" />);
    for (const image of screen.getAllByRole('img')) {
      expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['50', '50']);
    }
  });

  it('fills a row with pictures that are a little small for it', () => {
    const items = [picture('a', '480x320'), picture('b', '480x320')];
    render(<MediaGallery items={items} name="Ngozi" />);
    for (const image of screen.getAllByRole('img')) {
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(320);
    }
  });

  it('needs neither a script nor a style of its own for that', () => {
    const items = [picture('Screen', '1920x1080'), picture('Phone', '828x1792')];
    const html = renderToString(<MediaGallery items={items} name="Ngozi" />);
    expect(html).not.toContain('style=');
    expect(html).toContain('href="/media/Screen/1920x1080.webp"');
  });

  it('shows no camera name as a caption, and still the words of its owner', () => {
    const items = [
      picture('a', '640x480', 'IMG_2034.jpg'),
      picture('b', '640x480', 'The depot in Limbe'),
    ];
    render(<MediaGallery items={items} name="Ngozi" />);
    expect(document.body.textContent).not.toContain('IMG');
    expect(screen.getByText('The depot in Limbe')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'A picture from Ngozi’s gallery' })).toBeTruthy();
  });

  it('shows what is written of a picture that has only the name of its camera', () => {
    const written = { ...picture('a', '640x480', 'IMG_2034.jpg'), description: 'At the depot.' };
    render(<MediaGallery items={[written]} name="Ngozi" />);
    expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe(
      'At the depot.',
    );
  });
});
