import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

const show = (text: string) => {
  const { container } = render(<Markdown text={text} />, { wrapper: MemoryRouter });
  return container.firstElementChild as HTMLElement;
};

describe('Markdown', () => {
  it('shows plain text as paragraphs with their line ends', () => {
    expect(show('One.\n\nTwo\nlines.').innerHTML).toBe('<p>One.</p><p>Two<br>lines.</p>');
  });

  it('begins its headings at the second level', () => {
    show('# A\n\n### B');
    expect(screen.getByRole('heading', { name: 'A', level: 2 })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'B', level: 3 })).toBeTruthy();
  });

  it('knows emphasis, code, quotes, rules and lists', () => {
    const { innerHTML } = show('**a** *b* ~~c~~ `d`\n\n> e\n\n---\n\n3. f\n4. g\n   - h');
    for (const part of ['<strong>a', '<em>b', '<del>c', '<code>d', '<blockquote><p>e', '<hr>']) {
      expect(innerHTML).toContain(part);
    }
    expect(innerHTML).toContain('<ol start="3"><li>f</li><li>g<ul><li>h</li></ul></li></ol>');
  });

  it('shows the caption of a picture under it', () => {
    show('![A hill](/media/1/640x480.webp "Buea, in *June*")');
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('img', { name: 'A hill' })).toBeTruthy();
    expect(within(figure).getByText('Buea, in *June*').tagName).toBe('FIGCAPTION');
  });

  it('lets a table scroll, with the heads of its columns', () => {
    show('|Month|Rain|\n|-|-:|\n|July|700|');
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getByRole('cell', { name: '700' }).dataset.align).toBe('right');
    expect(table.parentElement?.tabIndex).toBe(0);
  });

  it('marks what leads away, and follows its own links itself', () => {
    show('[there](https://b.example/) [here](/contact) [mail](mailto:a@b.example)');
    const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
    expect(link('there').rel).toBe('external noopener');
    expect([link('here').getAttribute('href'), link('here').rel]).toEqual(['/contact', '']);
    expect(link('mail').href).toBe('mailto:a@b.example');
  });

  it('shows its own pictures in every size there is, and others not at all', () => {
    show('![A hill](/media/1/640x480.webp) ![Spy](https://spy.example/a.gif)');
    const [picture, ...others] = screen.getAllByRole<HTMLImageElement>('img');
    expect(others).toEqual([]);
    expect([picture?.alt, picture?.width, picture?.getAttribute('loading')]).toEqual([
      'A hill',
      640,
      'lazy',
    ]);
    expect(screen.getByText('Spy')).toBeTruthy();
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](JAVASCRIPT:alert(1))',
    '<a href="javascript:alert(1)">a</a>',
    '[<img src=x onerror=alert(1)>](https://b.example)',
    '![a](javascript:alert(1))',
    '`</code><script>alert(1)</script>`',
    '| <script>alert(1)</script> |\n|-|\n| <iframe src=x> |',
  ])('of %j nothing acts', (text) => {
    const shown = show(text);
    expect(
      shown.querySelector('script, img, iframe, [onerror], [href^="javascript" i]'),
    ).toBeNull();
  });
});
