import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { Picture } from './picture.tsx';

describe('a picture', () => {
  it('offers every width in AVIF and WebP, and reserves its place', () => {
    const { container } = render(<Picture src="/art/peak/960x540.webp" alt="A peak" />);
    expect([...container.querySelectorAll('source')].map((source) => source.srcset)).toEqual([
      '/art/peak/320.avif 320w, /art/peak/640.avif 640w, /art/peak/960x540.avif 960w',
      '/art/peak/320.webp 320w, /art/peak/640.webp 640w, /art/peak/960x540.webp 960w',
    ]);
    const image = screen.getByRole('img', { name: 'A peak' });
    expect(image).toMatchObject({ width: 960, height: 540 });
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('takes a foreign address as it is', () => {
    const { container } = render(<Picture src="https://else.example/a.png" alt="Else" priority />);
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img', { name: 'Else' }).getAttribute('fetchpriority')).toBe('high');
  });
});

describe('an avatar without a photo', () => {
  it.each([
    ['Ada Mbella Lovelace', 'AL'],
    ['ndolo', 'N'],
    ['  Élise  Bih ', 'ÉB'],
  ])('shows %s as %s', (name, letters) => {
    render(<Avatar name={name} />);
    expect(screen.getByRole('img').textContent).toBe(letters);
  });

  it('stands on a piece of the map that is its own: the same for one name, another for others', () => {
    const landOf = (name: string) => {
      const { container, unmount } = render(<Avatar name={name} decorative />);
      const { land } = container.querySelector('span')?.dataset ?? {};
      unmount();
      return land;
    };
    expect(landOf('Ndolo Ekema')).toBe(landOf('Ndolo Ekema'));
    const names = ['Ndolo Ekema', 'Adjoa Mbella', 'Tabe Enow', 'Ngozi Fonyuy', 'Kum Bih'];
    expect(new Set(names.map(landOf)).size).toBeGreaterThan(3);
  });
});
