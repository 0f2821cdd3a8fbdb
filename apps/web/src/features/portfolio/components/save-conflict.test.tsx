import { screen, waitFor, within } from '@testing-library/react';
import type { Portfolio } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answer, unreachable } from '#testing/answer.ts';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { server } from '#testing/server.ts';
import { leaveEdits } from '../testing/leave-edits.ts';
import { editPortfolio, field, openPortfolio, unfold } from '../testing/open-portfolio.tsx';
import { portfolio } from '../testing/sample-portfolio.ts';

/** A server that has this portfolio by now and refuses what was made from an older one. */
function serverHas(stored: Portfolio) {
  const saves = vi.fn();
  let now = stored;
  server.use(
    http.put('*/api/portfolio/', async ({ request }) => {
      const body = (await request.json()) as Partial<Portfolio>;
      const made = Number(request.headers.get('if-match')?.replaceAll('"', ''));
      if (made !== now.version) {
        const detail = 'This was changed elsewhere in the meantime.';
        return HttpResponse.json({ code: 'conflict', detail, current: now }, { status: 409 });
      }
      saves(body);
      now = { ...now, ...body, version: now.version + 1 };
      return HttpResponse.json(now, { headers: { etag: `"${now.version}"` } });
    }),
  );
  return { saves, now: () => now };
}

const newer = (changed: Partial<Portfolio>): Portfolio => ({
  ...portfolio,
  version: 9,
  ...changed,
});
const lineGoesAndComes = () => {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
};
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const saved = () => screen.findByRole('button', { name: 'Edit Portfolio' });

describe('saving over a newer portfolio', () => {
  it('puts together what was changed in different places, and says so', async () => {
    const { now } = serverHas(
      newer({ summary: 'From the other tab', skills: ['TypeScript', 'Go'] }),
    );
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.type(field('Skill'), 'Kafka{Enter}');
    await user.click(save());
    await saved();
    expect(now()).toMatchObject({
      headline: 'I make payments boring!',
      summary: 'From the other tab',
      skills: ['TypeScript', 'Go', 'Kafka'],
    });
    expect(screen.getByText(/merged with changes made elsewhere/)).toBeTruthy();
  });

  it('shows both where the same was changed, and saves what is chosen', async () => {
    const { saves, now } = serverHas(newer({ headline: 'From the other tab', summary: 'New' }));
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.click(save());
    // nobody else can change it
    const name = 'Changed on another device';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(saves).not.toHaveBeenCalled();
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save this' });
    expect(confirm.disabled).toBe(true);
    const headline = within(dialog.getByRole('group', { name: 'Headline' }));
    expect(headline.getByText('From the other tab')).toBeTruthy();
    headline.getByRole('radio', { name: /^Here/ }).focus();
    await user.keyboard(' ');
    await user.click(confirm);
    await saved();
    expect(now()).toMatchObject({ headline: 'I make payments boring!', summary: 'New' });
  });

  it('loses nothing when the choice is put off', async () => {
    const { saves } = serverHas(newer({ headline: 'From the other tab' }));
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decide later' }));
    expect(field('Headline').value).toBe('I make payments boring!');
    expect(saves).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await user.keyboard('{Tab}{Enter}');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('takes it for saved when the server has it already: the answer got lost', async () => {
    const { saves } = serverHas(newer({ headline: 'I make payments boring!' }));
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.click(save());
    await saved();
    expect(saves).not.toHaveBeenCalled();
    expect(screen.getByText('Your portfolio is saved')).toBeTruthy();
  });

  it('does not ask about its own words when one typed on after a lost answer', async () => {
    server.use(unreachable('portfolio.save'));
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.click(save());
    await screen.findByRole('alert');
    const { now } = serverHas(newer({ headline: 'I make payments boring!' }));
    await user.type(field('Headline'), '!');
    await user.click(save());
    await saved();
    expect(now().headline).toBe('I make payments boring!!');
  });

  it('flips nothing but the flag when publishing', async () => {
    const { now } = serverHas(newer({ headline: 'From the other tab' }));
    const { user } = await openPortfolio();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/Your portfolio is live at/);
    expect(now()).toMatchObject({ headline: 'From the other tab', published: true });
  });
});

describe('a device that was without a line while another one saved', () => {
  it('is shown both versions once the line is back, and each part is chosen by itself', async () => {
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.type(field('Summary'), ' Mine.');
    const stored = newer({ headline: 'By the laptop', summary: 'By the laptop, too', skills: [] });
    const { now } = serverHas(stored);
    server.use(answer('portfolio.get', stored));
    lineGoesAndComes();
    await user.click(await screen.findByRole('button', { name: 'Compare both versions' }));
    const dialog = within(await screen.findByRole('dialog'));
    const part = (name: string) => within(dialog.getByRole('group', { name }));
    expect(part('Headline').getByText('By the laptop')).toBeTruthy();
    expect(part('Headline').getByText('I make payments boring!')).toBeTruthy();
    await user.click(part('Headline').getByRole('radio', { name: /^Here/ }));
    await user.click(part('Summary').getByRole('radio', { name: /On the other device/ }));
    await user.click(dialog.getByRole('button', { name: 'Continue with this' }));
    expect(field('Headline').value).toBe('I make payments boring!');
    expect(field('Summary').value).toBe('By the laptop, too');
    await user.click(save());
    await saved();
    expect(now()).toMatchObject({
      headline: 'I make payments boring!',
      summary: 'By the laptop, too',
      skills: [],
    });
  });

  it('keeps its own version until something is decided, also over a reload', async () => {
    const stored = newer({ headline: 'By the laptop' });
    await leaveEdits(async (user) => {
      await user.type(field('Headline'), '!');
      server.use(answer('portfolio.get', stored));
      lineGoesAndComes();
      await user.click(await screen.findByRole('button', { name: 'Compare both versions' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Decide later' }));
      expect(field('Headline').value).toBe('I make payments boring!');
    });
    const { user } = await openPortfolio(stored);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(field('Headline').value).toBe('I make payments boring!');
    expect(await screen.findByRole('button', { name: 'Compare both versions' })).toBeTruthy();
  });

  it('takes in what the other changed elsewhere on the page, without a question', async () => {
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    server.use(answer('portfolio.get', newer({ summary: 'By the laptop' })));
    lineGoesAndComes();
    await user.click(await screen.findByRole('button', { name: 'Merge both' }));
    expect(field('Summary').value).toBe('By the laptop');
    expect(field('Headline').value).toBe('I make payments boring!');
    expect(screen.queryByText('Your page was changed elsewhere while you were editing')).toBeNull();
  });
});

describe('without a network', () => {
  it('keeps what was typed, and saves it once by itself when the connection is back', async () => {
    server.use(unreachable('portfolio.save'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.click(save());
    expect(await screen.findByText('No connection. Kept on this device.')).toBeTruthy();
    expect(screen.getByText('It is saved as soon as you are back online.')).toBeTruthy();
    const { saves } = serverHas(portfolio);
    window.dispatchEvent(new Event('online'));
    await saved();
    expect(saves).toHaveBeenCalledOnce();
  });

  it('repeats an addition under the same key, so that it is stored once', async () => {
    const keys: unknown[] = [];
    server.use(
      http.post('*/api/links/', async ({ request }) => {
        keys.push(((await request.json()) as { key: string }).key);
        return HttpResponse.error();
      }),
    );
    const { user } = await editPortfolio();
    await unfold(user, 'Add Link');
    const form = within(screen.getByRole('form', { name: 'New link' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Blog');
    await user.type(form.getByRole('textbox', { name: 'URL' }), 'https://ngozi.example');
    await user.click(form.getByRole('button', { name: 'Add Link' }));
    expect(await form.findByText('No connection. Kept on this device.')).toBeTruthy();
    server.use(
      answer('portfolio.links.add', ({ body }) => {
        keys.push(body.key);
        return { id: 'l9', name: 'Blog', url: 'https://ngozi.example' };
      }),
    );
    await user.click(form.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('group', { name: 'Blog' })).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(takeConsoleErrors()[0]?.[0]).toBe('Failed to add link');
  });
});
