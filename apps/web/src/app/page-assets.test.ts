import { describe, expect, it } from 'vitest';
import { PORTFOLIO_STYLES, PUBLIC_STYLES, pageAssets, publicPageAssets } from './page-assets.ts';

const manifest = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_react.js'],
    dynamicImports: ['_start.js', 'src/components/lightbox/lightbox.ts'],
    css: ['assets/index.css'],
    assets: ['assets/a-basic-X.woff2', 'assets/a-more-X.woff2', 'assets/a.svg'],
  },
  '_start.js': { file: 'assets/start.js', imports: ['_react.js', 'index.html'] },
  '_react.js': { file: 'assets/react.js' },
  'src/components/lightbox/lightbox.ts': {
    file: 'assets/lightbox.js',
    css: ['assets/lightbox.css'],
  },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['index.html'] },
  'src/app/routes/public/home.page.tsx': {
    file: 'assets/home.js',
    imports: ['_card.js', '_react.js'],
    css: ['assets/home.css'],
  },
  'src/app/routes/public/team.page.tsx': { file: 'assets/team.js' },
};

describe('pageAssets', () => {
  it('names every file of the page and of what it imports, once, and nothing that comes with a press', () => {
    expect(pageAssets(manifest, ['routes/public/home.page.tsx'])).toEqual({
      entry: '/assets/index.js',
      styles: ['/assets/index.css', '/assets/card.css', '/assets/home.css'],
      joinedStyles: [],
      scripts: ['/assets/react.js', '/assets/start.js', '/assets/card.js', '/assets/home.js'],
      fonts: ['/assets/a-basic-X.woff2'],
    });
  });

  it('leaves the styles of the areas out of public pages that share code with them', () => {
    const imports = ['_card.js', '_area.js'];
    const shared = {
      ...manifest,
      '_area.js': { name: 'area', file: 'assets/area.js', css: ['assets/area.css'] },
      'src/app/routes/public/team.page.tsx': { file: 'assets/team.js', imports },
    };
    const { scripts, styles } = publicPageAssets(shared, ['routes/public/team.page.tsx']);
    expect(scripts).toContain('/assets/area.js');
    expect(styles).toEqual(['/assets/index.css', '/assets/card.css']);
  });

  it('links one file in place of those that it joins, and the others after it', () => {
    const css = ['assets/index.css', 'assets/card.css'];
    const joined = { ...manifest, [PUBLIC_STYLES]: { file: 'assets/public.css', css } };
    expect(publicPageAssets(joined, ['routes/public/home.page.tsx'])).toMatchObject({
      styles: ['/assets/public.css', '/assets/home.css'],
      joinedStyles: ['/assets/index.css', '/assets/card.css'],
    });
    expect(publicPageAssets(manifest, ['routes/public/home.page.tsx'])).toMatchObject({
      styles: ['/assets/index.css', '/assets/card.css', '/assets/home.css'],
      joinedStyles: [],
    });
  });

  it('links the file of portfolios where that alone holds all that a page needs', () => {
    const css = ['assets/index.css', 'assets/card.css'];
    const joined = {
      ...manifest,
      [PUBLIC_STYLES]: { file: 'assets/public.css', css },
      [PORTFOLIO_STYLES]: { file: 'assets/portfolio.css', css: [...css, 'assets/home.css'] },
    };
    expect(publicPageAssets(joined, ['routes/public/home.page.tsx']).styles).toEqual([
      '/assets/portfolio.css',
    ]);
    expect(publicPageAssets(joined, []).styles[0]).toBe('/assets/public.css');
  });
});
