import { describe, expect, it } from 'vitest';
import { company } from '../testing/company.ts';
import type { PageContext } from './page.ts';
import { pageHead } from './page-head.ts';

const context = { read: () => company } as unknown as PageContext;
const subject = { title: 'About', description: 'Of us.', path: '/about' };

describe('pageHead', () => {
  it('describes the page to each kind of reader', () => {
    const { canonical, description, openGraph, twitter } = pageHead(context, subject);
    expect({ canonical, description }).toEqual({ canonical: '/about', description: 'Of us.' });
    expect(openGraph).toMatchObject({ type: 'website', title: 'About', url: '/about' });
    expect(twitter).toMatchObject({ card: 'summary_large_image', title: 'About' });
  });

  it('has a picture with its size and words', () => {
    const { openGraph, twitter } = pageHead(context, subject);
    const image = '/art/share-default/1200x630.png';
    expect(openGraph).toMatchObject({ image, 'image:width': '1200', 'image:height': '630' });
    expect(openGraph?.['image:alt']).toBe('About');
    expect(twitter).toMatchObject({ image, 'image:alt': 'About' });
  });

  it('shows a picture of its own where there is one', () => {
    const head = pageHead(context, { ...subject, image: '/share/article/1.png' });
    expect(head.openGraph?.image).toBe('/share/article/1.png');
    expect(head.twitter?.image).toBe('/share/article/1.png');
  });
});
