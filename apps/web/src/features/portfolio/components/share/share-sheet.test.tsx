import { screen, within } from '@testing-library/react';
import type { NewShareLink, ShareLink } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts } from '#lib/saved-drafts.ts';
import { answer, refuse } from '#testing/answer.ts';
import { daysFromNow } from '#testing/now.ts';
import { server } from '#testing/server.ts';
import { openPortfolio, signIn } from '../../testing/open-portfolio.tsx';
import { account } from '../../testing/sample-portfolio.ts';
import { shareCode } from '../portfolio-overview.tsx';

const link: ShareLink = {
  ...{ id: 'l1', name: 'Camtel', url: 'http://localhost:3000/s/abc', endsOn: '2027-03-04' },
  ...{ locale: 'en' as const, ended: false, views: 3, createdAt: '2026-03-04T10:00:00.000Z' },
};
const address = `${window.location.origin}/p/ngozi-fonyuy`;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function openSheet(links: ShareLink[] = [], published = true) {
  await shareCode.load();
  server.use(answer('shareLinks.list', links));
  const view = await openPortfolio({ published });
  await view.user.click(screen.getByRole('button', { name: 'Share your page' }));
  const sheet = await screen.findByRole('dialog', { name: 'Share your page' });
  return { ...view, sheet: within(sheet) };
}

describe("the owner's share sheet", () => {
  it('is closed by the way back, which stays on the page', async () => {
    await openSheet();
    // not by its length: an entry that the test before went back from is one that this takes
    expect(window.history.state).toMatchObject({ over: true });
    window.history.back();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Share your page' })).toBeTruthy();
  });

  it('leaves no entry in the history when it is closed', async () => {
    const { user } = await openSheet();
    expect(window.history.state).toMatchObject({ over: true });
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(window.history.state?.over).toBeUndefined());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the card as it will look', async () => {
    const { sheet } = await openSheet();
    const card = sheet.getByRole('img', { name: 'The preview that messengers show with the link' });
    expect(card.getAttribute('src')).toBe('/share/portfolio/ngozi-fonyuy.png?v=7');
    expect(sheet.getByText('Ngozi Fonyuy — I make payments boring')).toBeTruthy();
  });

  it('sends the address by WhatsApp, and copies it', async () => {
    const { sheet } = await openSheet();
    const message = sheet.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
    expect(new URL(message ?? '').searchParams.get('text')).toBe(
      `Ngozi Fonyuy — I make payments boring ${address}`,
    );
    const shown = sheet.getByText('/p/ngozi-fonyuy');
    expect(shown.parentElement?.textContent).toBe(address);
    expect(shown.className).toBe('wrap-whole');
    expect(sheet.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  });

  it("opens the system's own sheet where there is one", async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { sheet, user } = await openSheet();
    await user.click(sheet.getByRole('button', { name: 'Share' }));
    expect(share.mock.calls).toEqual([
      [{ title: 'Ngozi Fonyuy — I make payments boring', url: address }],
    ]);
  });

  it('has the QR code as PNG and as SVG', async () => {
    const { sheet } = await openSheet();
    for (const [name, file] of [
      ['QR code as PNG', 'qr.png'],
      ['QR code as SVG', 'qr.svg'],
    ] as const) {
      const download = sheet.getByRole('link', { name });
      expect(download.getAttribute('href')).toBe(`/p/ngozi-fonyuy/${file}`);
      expect(download.hasAttribute('download')).toBe(true);
    }
  });

  it('has links alone while the page is not published', async () => {
    const { sheet } = await openSheet([], false);
    expect(sheet.getByText(/Your page is not published/)).toBeTruthy();
    expect(sheet.queryByRole('img')).toBeNull();
    expect(sheet.getByRole('heading', { name: 'Links that expire' })).toBeTruthy();
  });
});

describe('links that end', () => {
  it('are listed with their last day and their visits', async () => {
    const old = { ...link, id: 'l2', name: 'MTN', ended: true, views: 1 };
    const { sheet } = await openSheet([link, old]);
    const [open, ended] = await sheet.findAllByRole('listitem');
    expect(open?.textContent).toContain('Works until 4\u00a0Mar\u00a02027 · 3 visits');
    expect(ended?.textContent).toContain('Worked until 4\u00a0Mar\u00a02027 · 1 visit');
    expect(ended?.textContent).toContain('Expired');
    expect(within(ended as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('are made for someone, until a day', async () => {
    const sent: NewShareLink[] = [];
    const { sheet, user } = await openSheet();
    server.use(
      answer('shareLinks.create', ({ body }) => {
        sent.push(body);
        return { ...link, name: body.name };
      }),
      answer('shareLinks.list', [link]),
    );
    await user.type(sheet.getByLabelText('Who it is for'), 'Camtel');
    await user.click(sheet.getByRole('button', { name: 'Create link' }));
    expect(await sheet.findByText('Works until 4 Mar 2027 · 3 visits')).toBeTruthy();
    expect(sent).toEqual([{ name: 'Camtel', endsOn: daysFromNow(30), locale: 'en' }]);
    expect(sheet.getByLabelText<HTMLInputElement>('Who it is for').value).toBe('');
  });

  it('keep what was typed when making one fails', async () => {
    const detail = 'You can have at most 20 active links. Deactivate one first.';
    const { sheet, user } = await openSheet();
    server.use(refuse('shareLinks.create', 'conflict', { detail }));
    await user.type(sheet.getByLabelText('Who it is for'), 'Camtel');
    await user.click(sheet.getByRole('button', { name: 'Create link' }));
    expect(await sheet.findByText(detail)).toBeTruthy();
    expect(sheet.getByLabelText<HTMLInputElement>('Who it is for').value).toBe('Camtel');
  });

  it('are one where the answer got lost, and keep what was typed over a reload', async () => {
    signIn();
    const keys: unknown[] = [];
    const make = () => {
      const asked = http.post('*/api/portfolio/share-links/', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 3 ? HttpResponse.json(link, { status: 201 }) : HttpResponse.error();
      });
      server.use(asked);
    };
    const first = await openSheet();
    make();
    await first.user.type(first.sheet.getByLabelText('Who it is for'), 'Camtel');
    await first.user.click(first.sheet.getByRole('button', { name: 'Create link' }));
    await first.sheet.findByRole('alert');
    await first.user.click(first.sheet.getByRole('button', { name: 'Create link' }));
    await vi.waitFor(() => expect(keys).toHaveLength(2));
    await first.sheet.findByRole('alert');
    first.unmount();
    const { sheet, user } = await openSheet();
    make();
    expect(sheet.getByLabelText<HTMLInputElement>('Who it is for').value).toBe('Camtel');
    await user.click(sheet.getByRole('button', { name: 'Create link' }));
    await vi.waitFor(() =>
      expect(sheet.getByLabelText<HTMLInputElement>('Who it is for').value).toBe(''),
    );
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
    expect(new Set(keys).size).toBe(1);
    forgetDrafts(account.email);
  });

  it('are sent like the page itself', async () => {
    const { sheet, user } = await openSheet([link], false);
    await user.click(await sheet.findByRole('button', { name: 'Send this link' }));
    expect(sheet.getByText('/s/abc').parentElement?.textContent).toBe(link.url);
    expect(sheet.getByRole('link', { name: 'QR code as PNG' }).getAttribute('href')).toBe(
      '/s/abc/qr.png',
    );
    const card = sheet.getByRole('img', { name: 'The preview that messengers show with the link' });
    expect(card.getAttribute('src')).toBe('/share/link/abc.png');
  });

  it('are ended after a question', async () => {
    const ended = vi.fn();
    const { sheet, user } = await openSheet([link]);
    server.use(answer('shareLinks.end', ({ params }) => void ended(params.id)));
    await user.click(await sheet.findByRole('button', { name: 'Deactivate' }));
    const question = await screen.findByRole('alertdialog');
    server.use(answer('shareLinks.list', [{ ...link, ended: true }]));
    await user.click(within(question).getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('The link for Camtel was deactivated.')).toBeTruthy();
    expect(ended.mock.calls).toEqual([['l1']]);
    expect(await screen.findByText(/Worked until/)).toBeTruthy();
  });
});
