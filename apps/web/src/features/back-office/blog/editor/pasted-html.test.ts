import { describe, expect, it } from 'vitest';
import { pastedMarkdown } from './pasted-html.ts';

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
    ['<a href="https://a.example/x (1)">there</a>', '[there](https://a.example/x%20%281%29)'],
    ['<span style="font-weight:700">bold</span> 5 * 3', '**bold** 5 \\* 3'],
    ['<pre>a\n  b</pre>', '```\na\n  b\n```'],
    ['<b style="font-weight:normal"><span>One</span></b>', 'One'],
    ['<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  ])('%s becomes Markdown', (html, markdown) => {
    expect(pastedMarkdown(html)).toBe(markdown);
  });

  it('of Word keeps its words and lists, and none of its styles, comments and signs', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal
      {mso-style-unhide:no}</style><xml><o:OfficeDocumentSettings/></xml></head><body><!--StartFragment-->
      <p class=MsoNormal style='margin:0'>Sun<o:p></o:p> in&nbsp;Limbe</p>
      <p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]>
      <span style='mso-list:Ignore'>·<span style='font:7pt'>&nbsp;&nbsp; </span></span><![endif]>One</p>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o <span>
      </span></span>Two</p><p style='mso-hide:all;display:none'>secret</p><!--EndFragment--></body></html>`;
    expect(pastedMarkdown(html)).toBe('Sun in Limbe\n\n- One\n\n   - Two');
  });

  it('brings along nothing that nobody sees, no script and no picture that tells who reads', () => {
    const html = `<p>a\u200bb\u00adc\u202e<span style="font-size:0">x</span><span hidden>y</span>
      <img src="https://spy.example/pixel.gif" width=1 height=1 alt="z"><script>alert(1)</script>
      <a href="javascript:alert(1)">words</a><!-- note --></p>`;
    expect(pastedMarkdown(html)).toBe('abc words');
  });

  it('keeps what joins letters of other scripts and emoji', () => {
    expect(pastedMarkdown('<p>👩\u200d💻 ⚡\ufe0f</p>')).toBe('👩\u200d💻 ⚡\ufe0f');
  });

  it('keeps a picture of the site', () => {
    expect(pastedMarkdown('<img src="/media/1/a.webp" alt="A [hill]">')).toBe(
      '![A \\[hill\\]](/media/1/a.webp)',
    );
  });

  it.each([
    ['much of it', '<p class="MsoNormal">word word word</p>'.repeat(130_000)],
    ['deeply nested', `${'<div>'.repeat(5_000)}word`],
    ['made of blanks', `<b>${' '.repeat(5_000_000)}x</b>`],
  ])('%s ends within what a section can hold, or nearly', (_, html) => {
    expect(pastedMarkdown(html).length).toBeLessThan(150_000);
  });
});
