import { type Block, type Inline, parseMarkdown } from '@vitrine/markdown';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastedMarkdown } from './pasted-html.ts';

const written = (html: string): string => pastedMarkdown(html).markdown;

describe('pasted HTML', () => {
  it.each([
    [
      '<h1>Rain</h1><p>It <b>rains</b> in <i>Buea </i>today.</p>',
      '## Rain\n\nIt **rains** in *Buea* today.',
    ],
    ['<p>One<br>two</p><div>three</div>', 'One\ntwo\n\nthree'],
    ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '- a\n  - b\n- c'],
    ['<ol><li>a</li><li><p>b</p></li></ol>', '1. a\n2. b'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    [
      '<table><tr><th>Month</th><th>Rain</th></tr><tr><td>July</td><td>700</td></tr></table>',
      '| Month | Rain |\n| --- | --- |\n| July | 700 |',
    ],
    ['<a href="https://a.example/x (1)">there</a>', '[there](<https://a.example/x%20(1)>)'],
    ['<span style="font-weight:700">bold</span> 5 * 3', '**bold** 5 * 3'],
    ['<pre>a\n  b</pre>', '```\na\n  b\n```'],
    ['<b style="font-weight:normal"><span>One</span></b>', 'One'],
    ['<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
    ['<p>a<br><br>b</p>', 'a\n\nb'],
    ['<h2>a<br><b>b</b></h2>', '## a **b**'],
    ['<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>', '| a b | c |\n| --- | --- |'],
    ['<table><tr><td><p>a</p><p>b</p></td></tr></table>', 'a\n\nb'],
    ['<ul><li> <b></b></li><li>a</li></ul><ul><li><svg></svg></li></ul>', '- a'],
    [
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>',
      '| a b | c |\n| --- | --- |',
    ],
    ['<p><b>a</b> <i>b</i><b> </b>c</p><p><b> </b></p>', '**a** *b* c'],
    ['<a href="/x"><h3>a</h3></a><code>b*</code>', '### [a](/x)\n\n`b*`'],
  ])('%s becomes Markdown', (html, markdown) => {
    expect(written(html)).toBe(markdown);
  });

  it('tells how many pictures of others were left out, but for dots that nobody sees', () => {
    const other = '<img src="https://other.example/a.png">';
    const own = '<img src="/media/1/8x8.webp" alt="Nets">';
    const dot = '<img src="https://other.example/count" width="1" height="1">';
    expect(pastedMarkdown(`<p>a</p>${other}<p>b${other}${own}</p>${dot}`).pictures).toBe(2);
  });

  it('of Word keeps its words and lists, and none of its styles, comments and signs', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal
      {mso-style-unhide:no}</style><xml><o:OfficeDocumentSettings/></xml></head><body><!--StartFragment-->
      <p class=MsoNormal style='margin:0'>Sun<o:p></o:p> in&nbsp;Limbe</p>
      <p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]>
      <span style='mso-list:Ignore'>·<span style='font:7pt'>&nbsp;&nbsp; </span></span><![endif]>One</p>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o <span>
      </span></span>Two</p><p style='mso-hide:all;display:none'>secret</p><!--EndFragment--></body></html>`;
    expect(written(html)).toBe('Sun in Limbe\n\n- One\n  - Two');
  });

  it('of Word keeps which of its lists have numbers', () => {
    const entry = (sign: string, words: string, level = 1) =>
      `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}</span>${words}</p>`;
    const html = `${entry('1.', 'a')} ${entry('a)', 'b', 2)} ${entry('2.', 'c')} <p>d</p> ${entry('·', 'It e')}`;
    expect(written(html)).toBe('1. a\n   1. b\n2. c\n\nd\n\n- It e');
  });

  it('brings along nothing that nobody sees, no script and no picture that tells who reads', () => {
    const html = `<p>a\u200bb\u00adc\u202e<span style="font-size:0">x</span><span hidden>y</span>
      <img src="https://spy.example/pixel.gif" width=1 height=1 alt="z"><script>alert(1)</script>
      <a href="javascript:alert(1)">words</a><!-- note --></p>`;
    expect(written(html)).toBe('abc words');
  });

  it.each([
    'opacity:0',
    'opacity: 0.0 !important',
    'color:transparent',
    'color:rgba(0, 0, 0, 0)',
    'color:rgb(0 0 0 / 0%)',
    'position:absolute;left:-9999px',
    'text-indent:-9999px',
    'mso-hide:screen',
    'mso-hide:all',
    'font-size:0',
    'font-size:0.0pt',
    'height:0;overflow:hidden',
    'max-height:0px;overflow-y:hidden',
    'visibility:collapse',
    'clip:rect(0, 0, 0, 0)',
    'clip-path:inset(50%)',
  ])('leaves out what nobody sees: %s', (style) => {
    expect(written(`<p>seen <span style="${style}">x</span></p><p style="${style}">y</p>`)).toBe(
      'seen',
    );
  });

  it.each([
    'opacity:0.5',
    'background-color:transparent',
    'color:transparent;-webkit-background-clip:text',
    'color:rgb(0, 0, 0)',
    'color:rgba(0, 0, 0, 1)',
    'color:rgb(0 0 0 / 0.9)',
    'margin-left:-18pt;text-indent:-18.0pt',
    'font-size:0.9em',
    'line-height:0;height:0',
    'overflow:hidden',
  ])('keeps what is seen: %s', (style) => {
    expect(written(`<p style="${style}">seen</p>`)).toBe('seen');
  });

  it('leaves the comments of a review out, and keeps the words that they are about', () => {
    const html = `<p class=MsoNormal>It <a style='mso-comment-reference:A_1;mso-comment-date:20260101T1000'>rains</a>
      <span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a
      class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[A1]</a><![endif]><span
      style='mso-special-character:comment'>&nbsp;</span></span></span>hard.<a
      style='mso-comment-reference:A_2'>[A2]</a></p><div style='mso-element:comment-list'><![if
      !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div
      style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Really?</p>
      </div></div></div>`;
    expect(written(html)).toBe('It rains hard.');
  });

  it.each([
    ['# no heading', '\\# no heading'],
    ['+ no entry', '\\+ no entry'],
    ['- no entry', '\\- no entry'],
    ['1. no entry', '1\\. no entry'],
    ['12) no entry', '12\\) no entry'],
    ['&gt; no quote', '\\> no quote'],
    ['---', '\\---'],
    ['-5 degrees, 1.5 and #rain', '-5 degrees, 1.5 and #rain'],
    ['A - b + c # d', 'A - b + c # d'],
    ['a<br>===', 'a\n\\==='],
    ['<span>1</span><span>. x</span>', '1\\. x'],
    ['<span>Word</span><span>. Next - x</span>', 'Word. Next - x'],
  ])('a paragraph of %s stays one', (words, markdown) => {
    expect(written(`<p>${words}</p>`)).toBe(markdown);
  });

  it('gives the words of any line back, whatever they begin with', () => {
    const start = fc.constantFrom(
      ...['#', '##', '+', '-', '--', '*', '>', '1.', '23)', '1', '.', ')', '=', '==', '---', '- -'],
      ...['|', '~~', '```', '_', '[x]', '![', '<b>', ':', ':-', '-:', '\\', 'word', '', ' '],
    );
    const piece = fc.tuple(start, fc.constantFrom(' ', '')).map((parts) => parts.join(''));
    const line = fc.array(piece, { minLength: 1, maxLength: 4 });
    const around = fc.constantFrom('span', 'font', 'u');
    const html = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), around, (lines, tag) => {
        const pieces = (parts: string[]) =>
          parts.map((part) => `<${tag}>${html(part)}</${tag}>`).join('');
        const pasted = written(`<p>${lines.map(pieces).join('<br>')}</p>`);
        const said = (text: string) =>
          text
            .split('\n')
            .map((words) => words.replace(/\s+/g, ' ').trim())
            .filter(Boolean);
        const blocks = parseMarkdown(pasted);
        expect(blocks.every(({ kind }) => kind === 'paragraph')).toBe(true);
        const read = said(blocks.map(wordsOf).join('\n'));
        expect(read).toEqual(said(lines.map((parts) => parts.join('')).join('\n')));
      }),
    );
  });

  it('keeps what joins letters of other scripts and emoji', () => {
    expect(written('<p>👩\u200d💻 ⚡\ufe0f</p>')).toBe('👩\u200d💻 ⚡\ufe0f');
  });

  it('keeps a picture of the site', () => {
    expect(written('<img src="/media/1/a.webp" alt="A [hill]">')).toBe(
      '![A \\[hill\\]](/media/1/a.webp)',
    );
  });

  it('keeps all of a text that is longer than a section, to be divided', () => {
    const html = Array.from({ length: 2_000 }, (_, n) => `<p>This is the sentence ${n + 1}.</p>`);
    const long = html.map((one) => one.replace('sentence', `sentence ${'word '.repeat(8)}`));
    const { markdown, end } = pastedMarkdown(long.join(''));
    expect(markdown.endsWith(' 2000.')).toBe(true);
    expect(end).toBeUndefined();
  });

  it('says where a text ends that is cut', () => {
    const html = Array.from(
      { length: 5_000 },
      (_, n) => `<p>${`This is the <b>sentence</b> ${n}. `.repeat(10)}</p>`,
    );
    const { markdown, end } = pastedMarkdown(html.join(''));
    expect(end).toMatch(/sentence \d+\./);
    expect(
      markdown
        .replaceAll('**', '')
        .replaceAll('\n\n', ' ')
        .endsWith(end ?? '?'),
    ).toBe(true);
  });

  it('keeps the words of what lies too deep', () => {
    const html = `${'<div>'.repeat(5_000)}<b>word</b><br># word${'</div>'.repeat(5_000)}<p>end</p>`;
    expect(pastedMarkdown(html)).toEqual({
      markdown: 'word # word\n\nend',
      end: undefined,
      pictures: 0,
    });
  });

  it.each([
    ['much of it', `<p class="MsoNormal">${'word '.repeat(30)}</p>`.repeat(30_000)],
    ['deeply nested', `${'<div>'.repeat(5_000)}word`],
    ['made of blanks', `<b>${' '.repeat(5_000_000)}x</b>`],
  ])('%s ends within what a section can hold, or nearly', (_, html) => {
    expect(written(html).length).toBeLessThan(700_000);
  });
});

const inline = (one: Inline): string => {
  if (one.kind === 'text' || one.kind === 'code') return one.text;
  if (one.kind === 'break') return '\n';
  return 'children' in one ? one.children.map(inline).join('') : '';
};

const wordsOf = (block: Block): string =>
  block.kind === 'paragraph' ? block.children.map(inline).join('') : '';
