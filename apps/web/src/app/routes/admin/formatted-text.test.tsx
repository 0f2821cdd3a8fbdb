import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '#testing/answer.ts';
import { draft } from '#testing/post-answers.ts';
import { libraryPicture, withoutLayout, writingPosts } from '#testing/post-writing.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './posts.page.tsx';

const { stored } = writingPosts(() => [draft({ id: 'a', title: 'Solar', posts: ['One **two**'] })]);
beforeAll(withoutLayout);
beforeEach(() => localStorage.setItem('postEditorFullPage', 'true'));

const open = () =>
  renderWithProviders(<Page />, { path: '/admin/blog?post=a', pattern: '/admin/blog' });
const section = (name = 'Section 1') =>
  screen.findByRole('textbox', { name }) as Promise<HTMLElement>;
const area = async () => (await section()) as HTMLTextAreaElement;
const choose = (mode: string) => fireEvent.click(screen.getByRole('radio', { name: mode }));

function paste(text: HTMLElement, data: Record<string, string>, files: readonly File[] = []) {
  const types = [...Object.keys(data), ...(files.length > 0 ? ['Files'] : [])];
  const event = createEvent.paste(text, {
    clipboardData: { files, types, getData: (type: string) => data[type] ?? '' },
  });
  fireEvent(text, event);
}

describe('a section in the full page', () => {
  it('is written as it will look, and kept as Markdown', async () => {
    const { user } = open();
    const text = await section();
    expect(within(text).getByText('two').tagName).toBe('STRONG');
    paste(text, { 'text/plain': '## Rain\n\n- a\n- b\n\n' });
    await user.click(await screen.findByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(stored[0]?.posts).toEqual(['One **two**\n\n## Rain\n\n- a\n- b']));
  });

  it('is not changed by being opened, looked at and closed', async () => {
    stored[0] = draft({ id: 'a', posts: ['* odd\n* __signs__\n\n\nTwo  \n'] });
    const { user } = open();
    await section();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('loses nothing when it is switched to Markdown and back, and the choice is remembered', async () => {
    const { unmount } = open();
    paste(await section(), { 'text/plain': '## Three *and*' });
    choose('Markdown');
    expect((await area()).value).toBe('One **two**\n\n## Three *and*');
    fireEvent.change(await area(), { target: { value: 'One **three**\n\n## Three *and*' } });
    choose('Formatted');
    expect(within(await section()).getByText('three').tagName).toBe('STRONG');
    choose('Markdown');
    unmount();
    open();
    expect((await area()).tagName).toBe('TEXTAREA');
  });

  it.each([
    ['- [x] done', /checkboxes/],
    ['[a][b]\n\n[b]: https://b.example', /reference-style links/],
    ['![spy](https://spy.example/a.gif)', /picture from another site/],
    ['[a](javascript:alert)', /without a target/],
    ['*a'.repeat(2_500), /too complex/],
  ])('stays Markdown and says why where it would be changed: %j', async (posts, reason) => {
    stored[0] = draft({ id: 'a', posts: [posts.slice(0, 6_000)] });
    open();
    expect((await area()).value).toBe(posts.slice(0, 6_000));
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it('takes what was copied from a page through the cleaner of the text area', async () => {
    open();
    const text = await section();
    const html = '<h1>Rain</h1><p onclick="x()">It <b>rains</b>.</p><hr><script>x</script>';
    paste(text, { 'text/html': html, 'text/plain': 'x' });
    expect((await within(text).findByRole('heading', { name: 'Rain', level: 2 })).tagName).toBe(
      'H2',
    );
    expect(text.innerHTML).not.toMatch(/script|onclick/);
    choose('Markdown');
    expect((await area()).value).toBe('One **two**\n\n## Rain\n\nIt **rains**.\n\n---');
  });

  it('shows pictures that were pasted, with what they show and their captions', async () => {
    server.use(answer('library.upload', () => libraryPicture('sun')));
    const { user } = open();
    const text = await section();
    paste(text, {}, [new File(['x'], 'sun.png', { type: 'image/png' })]);
    fireEvent.change(await screen.findByLabelText('Alt text of picture 1'), {
      target: { value: 'The sun' },
    });
    fireEvent.change(screen.getByLabelText('Caption of picture 1'), { target: { value: 'Noon' } });
    expect(within(text).getByRole('img', { name: 'The sun' })).toBeTruthy();
    expect(within(text).getByText('Noon').tagName).toBe('FIGCAPTION');
    await user.click(screen.getByRole('button', { name: 'Update Post' }));
    await waitFor(() =>
      expect(stored[0]?.posts).toEqual(['One **two**\n\n![The sun](/media/sun/8x8.webp "Noon")']),
    );
  });

  it('formats, links and undoes by buttons that say what is on', async () => {
    stored[0] = draft({ id: 'a', posts: ['One'] });
    const { user } = open();
    await section();
    const tool = (name: string) => screen.getByRole('button', { name });
    await user.click(tool('Heading'));
    expect(tool('Heading').getAttribute('aria-pressed')).toBe('true');
    await user.click(tool('Undo'));
    expect(tool('Heading').getAttribute('aria-pressed')).toBe('false');
    await user.click(tool('Quote'));
    await user.click(tool('Link'));
    const asking = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = asking.getByRole('textbox', { name: 'Link URL' });
    await user.type(address, 'javascript:x{Enter}');
    expect(await asking.findByText('Start with https://, mailto: or /')).toBeTruthy();
    await user.clear(address);
    await user.type(address, '/contact{Enter}');
    await user.click(tool('Update Post'));
    await waitFor(() => expect(stored[0]?.posts).toEqual(['> One [/contact](/contact)']));
  });

  it.each([
    ['List', '- One'],
    ['Numbered list', '1. One'],
    ['Subheading', '### One'],
  ])(
    'becomes what the button %s says, and is itself again with a second press',
    async (name, written) => {
      stored[0] = draft({ id: 'a', posts: ['One'] });
      const { user } = open();
      await section();
      const tool = screen.getByRole('button', { name });
      await user.click(tool);
      expect(tool.getAttribute('aria-pressed')).toBe('true');
      choose('Markdown');
      expect((await area()).value).toBe(written);
      choose('Formatted');
      await section();
      await user.click(screen.getByRole('button', { name }));
      await user.click(screen.getByRole('button', { name: 'Update Post' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(stored[0]?.posts).toEqual(['One']);
    },
  );

  it('may lead to an article of the site', async () => {
    const other = { id: 'b', slug: 'rain-in-buea', title: 'Rain [in Buea]' };
    stored[0] = draft({ id: 'a', posts: ['One'] });
    stored.push(draft({ ...other, status: 'published' }));
    const { user } = open();
    const text = await section();
    await user.click(screen.getByRole('button', { name: 'Link to an article' }));
    const articles = within(await screen.findByRole('list', { name: 'Articles' }));
    await user.click(articles.getByRole('button', { name: 'Rain [in Buea]' }));
    const link = within(text).getByText('Rain [in Buea]').closest('a');
    expect(link?.getAttribute('href')).toBe('/blog/rain-in-buea');
    await user.click(screen.getByRole('button', { name: 'Update Post' }));
    await waitFor(() =>
      expect(stored[0]?.posts).toEqual(['One [Rain [in Buea]](/blog/rain-in-buea)']),
    );
  });

  it('says beside it that it is too long, and keeps what was typed', async () => {
    open();
    const text = await section();
    expect(text.getAttribute('aria-describedby')).toBeNull();
    paste(text, { 'text/plain': 'word '.repeat(10_001) });
    // also where one presses: the end of a long text is far away
    expect(
      await screen.findByText(/^Section 1 has 50,\d{3} characters; the limit is 50,000$/),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Update Post' }));
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    const error = document.getElementById(text.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBeTruthy();
    expect(stored[0]?.posts).toEqual(['One **two**']);
  });

  it('is a text field of several lines that its label names and gives the focus to', async () => {
    const { user } = open();
    const text = await section();
    const label = screen.getByText('Section 1', { selector: 'label' });
    expect(text.getAttribute('aria-labelledby')).toBe(label.id);
    expect(text.getAttribute('aria-multiline')).toBe('true');
    await user.click(screen.getByRole('textbox', { name: 'Title' }));
    await user.click(label);
    expect(document.activeElement).toBe(text);
  });
});
