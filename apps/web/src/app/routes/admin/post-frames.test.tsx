import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { draft } from '#testing/post-answers.ts';
import { heldUploads, pasteFiles, withoutLayout, writingPosts } from '#testing/post-writing.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { Page } from './posts.page.tsx';

const { stored } = writingPosts(() => [
  draft({ id: 'a', title: 'Solar', posts: ['One\n\nTwo **bold**\n\nThree', 'Last'] }),
]);
let arrive: () => Promise<void>;

beforeAll(withoutLayout);
beforeEach(() => {
  arrive = heldUploads(() => 'sun');
});

const BETWEEN = 'One\n\nTwo **bold**\n\n![](/media/sun/8x8.webp)\n\nThree';

const open = () =>
  renderWithProviders(<Page />, { path: '/admin/blog?post=a', pattern: '/admin/blog' });
const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Section 1' });
const formatted = async () => {
  const bold = await screen.findByText('bold', { selector: '[role="textbox"] strong' });
  return bold.closest<HTMLElement>('[role="textbox"]') as HTMLElement;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (mode: string) => fireEvent.click(screen.getByRole('radio', { name: mode }));

/** In the paragraph that is half bold, in Markdown. */
async function pasteIntoArea(): Promise<void> {
  const text = await area();
  text.setSelectionRange(8, 8);
  pasteFiles(text);
  expect(await screen.findByRole('progressbar', { name: /sun\.png/ })).toBeTruthy();
}

/** The same in the text that is shown formatted: the browser tells of the cursor. */
async function pasteIntoFormatted(): Promise<void> {
  const text = await formatted();
  text.focus();
  const words = within(text).getByText('bold').firstChild as Text;
  getSelection()?.collapse(words, 2);
  document.dispatchEvent(new Event('selectionchange'));
  pasteFiles(text);
  expect(await screen.findByRole('progressbar', { name: /sun\.png/ })).toBeTruthy();
}

async function isStored(first: string): Promise<void> {
  await screen.findByLabelText('Alt text of picture 1');
  press('Update Post');
  await waitFor(() => expect(stored[0]?.posts?.[0]).toBe(first));
}

describe('between the window over the list and the full page', () => {
  it('a picture that is on its way arrives where it was put', async () => {
    open();
    await pasteIntoArea();
    press('Open in full page');
    await formatted();
    expect(screen.getByRole('progressbar', { name: /sun\.png/ })).toBeTruthy();
    await arrive();
    await isStored(BETWEEN);
  });

  it('and back, also by way of both', async () => {
    localStorage.setItem('postEditorFullPage', 'true');
    open();
    await pasteIntoFormatted();
    press('Exit full page');
    fireEvent.change(await area(), { target: { value: 'Zero\n\nOne\n\nTwo **bold**\n\nThree' } });
    press('Open in full page');
    await formatted();
    press('Exit full page');
    await area();
    await arrive();
    await isStored(`Zero\n\n${BETWEEN}`);
  });

  it('a section that was deleted can still be brought back', async () => {
    open();
    await area();
    press('Remove section 1');
    press('Open in full page');
    press('Restore section');
    await formatted();
    press('Exit full page');
    expect((await area()).value).toBe('One\n\nTwo **bold**\n\nThree');
  });

  it('a window that is made wider shows both beside each other, and keeps what is under way', async () => {
    localStorage.setItem('postEditorFullPage', 'true');
    const width = Object.assign(new EventTarget(), { matches: false, media: '' });
    vi.mocked(window.matchMedia).mockReturnValue(width as unknown as MediaQueryList);
    open();
    await pasteIntoFormatted();
    const text = await formatted();
    expect(screen.getByRole('tab', { name: 'Preview' })).toBeTruthy();
    width.matches = true;
    fireEvent(width as never, new Event('change'));
    const beside = await screen.findByRole('region', { name: 'Preview' });
    expect(within(beside).getByTitle('The article as visitors see it')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
    // the same editor, which has its cursor still
    expect(await formatted()).toBe(text);
    await arrive();
    await isStored('One\n\nTwo **bo**\n\n![](/media/sun/8x8.webp)\n\n**ld**\n\nThree');
  });
});

describe('between formatted text and Markdown', () => {
  beforeEach(() => localStorage.setItem('postEditorFullPage', 'true'));

  it('a picture that is on its way keeps its place', async () => {
    open();
    await pasteIntoFormatted();
    choose('Markdown');
    await area();
    choose('Formatted');
    await formatted();
    choose('Markdown');
    expect((await area()).value).toBe('One\n\nTwo **bold**\n\nThree');
    await arrive();
    await waitFor(async () => expect((await area()).value).toBe(BETWEEN));
  });

  it('it stays at the end where it was put there', async () => {
    localStorage.setItem('postEditorText', 'markdown');
    open();
    const text = await area();
    text.setSelectionRange(text.value.length, text.value.length);
    pasteFiles(text);
    choose('Formatted');
    await formatted();
    await arrive();
    await isStored('One\n\nTwo **bold**\n\nThree\n\n![](/media/sun/8x8.webp)');
  });
});
