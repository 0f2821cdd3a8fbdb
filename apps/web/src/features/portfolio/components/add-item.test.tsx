import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { server } from '#testing/server.ts';
import { editPortfolio, unfold } from '../testing/open-portfolio.tsx';

const NEW_LINK = { name: 'New link' };
const form = () => within(screen.getByRole('form', NEW_LINK));
const isFolded = () => screen.queryByRole('form', NEW_LINK) === null;
const input = (name: string) => form().getByRole<HTMLInputElement>('textbox', { name });
const opener = () => screen.getByRole('button', { name: 'Add Link' });
const cancel = () => form().queryByRole('button', { name: 'Cancel' });

const links = [{ id: 'l1', name: 'Code', url: 'https://github.com/ngozi' }];

describe('the form for another item', () => {
  it('waits behind a button, opens at its first field, and folds by Cancel', async () => {
    const { user } = await editPortfolio({ links });
    expect(isFolded()).toBe(true);
    await unfold(user, 'Add Link');
    expect(document.activeElement).toBe(input('Name'));
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    expect(isFolded()).toBe(true);
    expect(document.activeElement).toBe(opener());
  });

  it('is asked for in an empty list, too, and folds with its first item', async () => {
    server.use(answer('portfolio.links.add', { id: 'l9', name: 'Blog', url: 'https://b.example' }));
    const { user } = await editPortfolio({ links: [] });
    expect(isFolded()).toBe(true);
    await unfold(user, 'Add Link');
    expect(document.activeElement).toBe(input('Name'));
    await user.type(input('Name'), 'Blog');
    await user.type(input('URL'), 'https://b.example{Enter}');
    expect(await screen.findByText('Added and saved')).toBeTruthy();
    expect(isFolded()).toBe(true);
    expect(document.activeElement).toBe(opener());
  });

  it('is none of seven that are open on a new page', async () => {
    await editPortfolio({ experiences: [], educations: [], projects: [], links: [] });
    const forms = screen.queryAllByRole('form', { name: /^New (?!file)/ });
    expect(forms).toEqual([]);
  });

  it('opens where a link leads to its part', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const { user } = await editPortfolio({ links: [] });
    const parts = within(screen.getByRole('navigation', { name: 'Form sections' }));
    await user.click(parts.getByRole('button', { name: 'Links' }));
    expect(document.activeElement).toBe(input('Name'));
  });

  it('leaves the focus where it went while the item was added', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      answer('portfolio.links.add', async () => {
        await arrived;
        return { id: 'l9', name: 'Blog', url: 'https://b.example' };
      }),
    );
    const { user } = await editPortfolio({ links });
    await unfold(user, 'Add Link');
    await user.type(input('Name'), 'Blog');
    await user.type(input('URL'), 'https://b.example{Enter}');
    const headline = screen.getByRole('textbox', { name: 'Headline' });
    await user.click(headline);
    arrive();
    expect(await screen.findByText('Added and saved')).toBeTruthy();
    expect(isFolded()).toBe(true);
    expect(document.activeElement).toBe(headline);
  });

  it('stays while it holds something, and while it is emptied by hand', async () => {
    const { user } = await editPortfolio({ links });
    await unfold(user, 'Add Link');
    await user.type(input('Name'), 'B');
    expect(cancel()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Another page' }));
    await user.click(screen.getByRole('button', { name: 'Another page' }));
    expect(input('Name').value).toBe('B');
    await user.type(input('Name'), '{Backspace}');
    expect(document.activeElement).toBe(input('Name'));
    expect(cancel()).toBeTruthy();
  });

  it('stays after an addition that failed', async () => {
    server.use(refuse('portfolio.links.add', 'unavailable'));
    const { user } = await editPortfolio({ links });
    await unfold(user, 'Add Link');
    await user.type(input('Name'), 'Blog');
    await user.type(input('URL'), 'https://b.example{Enter}');
    expect((await form().findByRole('alert')).textContent).toContain('Failed to add link');
    expect(input('Name').value).toBe('Blog');
    expect(takeConsoleErrors()[0]?.[0]).toBe('Failed to add link');
  });
});
