import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { POSITION } from '../../styles/shared-classes.ts';
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

  it('is on a piece of the map that is its own: the same for one name, another for others', () => {
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

describe('a picture that is cut to a shape', () => {
  const classes = (name: string) => screen.getByRole('img', { name }).className.split(' ');

  it('keeps its focal point in sight, and is fetched without it', () => {
    render(<Picture src="/media/a/960x540.webp#focus=20,64" alt="Ngozi" className="cover" />);
    expect(classes('Ngozi')).toEqual(['cover', 'positioned', 'position-x-20', 'position-y-64']);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/media/a/960x540.webp');
  });

  it('keeps the upper third of a portrait that has none', () => {
    render(<Avatar name="Ngozi" src="/media/a/540x1080.webp" />);
    expect(classes('Ngozi')).toEqual(expect.arrayContaining(['position-x-50', 'position-y-20']));
  });

  it('brings the face of a group into the middle of the room', () => {
    const address = '/media/a/1600x900.webp#focus=31,40';
    render(<Avatar name="Ngozi" src={address} />);
    expect(classes('Ngozi')).toEqual(expect.arrayContaining(['position-x-6', 'position-y-50']));
  });

  it('has a class in the styles for every place', () => {
    const steps = Array.from({ length: 51 }, (_, step) => String(step * 2));
    expect(Object.keys(POSITION['position-x'])).toEqual(steps);
    expect(Object.keys(POSITION['position-y'])).toEqual(steps);
  });

  it('is fetched as wide as it is behind what covers it: a panorama in a square', () => {
    const { container } = render(
      <Picture
        src="/media/a/1800x200.webp"
        alt="Ngozi"
        ratio={1}
        sizes="(min-width: 60rem) 24rem, 33vw"
      />,
    );
    expect(container.querySelector('source')?.sizes).toBe(
      '(min-width: 60rem) calc(24rem * 9.00), calc(33vw * 9.00)',
    );
  });
});
