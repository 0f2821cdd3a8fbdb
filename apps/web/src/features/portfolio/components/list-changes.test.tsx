import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Portfolio } from '@vitrine/contracts';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { server } from '#testing/server.ts';
import { editPortfolio, field, unfold } from '../testing/open-portfolio.tsx';
import { portfolio } from '../testing/sample-portfolio.ts';

type Lists = Partial<Pick<Portfolio, 'certificates' | 'languages' | 'headline'>>;

const certificate = (name: string) => ({ id: name, name, issuer: '', date: '', url: '' });
const [aaa, bbb] = [certificate('AAA'), certificate('BBB')];

/** A server that stores what is sent; an answer can be lost, or take its time. */
function serverHas(stored: Portfolio) {
  let now = stored;
  const line = { lost: 0, wait: Promise.resolve() };
  const store = (changed: object) => {
    now = { ...now, ...changed, version: now.version + 1 };
  };
  const reply = async (body: object | null, status = 200) => {
    await line.wait;
    if (line.lost-- > 0) return HttpResponse.error();
    const headers = { etag: `"${now.version}"` };
    return body
      ? HttpResponse.json(body, { status, headers })
      : new HttpResponse(null, { status, headers });
  };
  const entriesOf = (list: unknown): { id: string }[] => now[list as 'languages'];
  server.use(
    http.put('*/api/portfolio/', async ({ request }) => {
      const made = Number(request.headers.get('if-match')?.replaceAll('"', ''));
      if (made !== now.version) {
        const detail = 'This was changed elsewhere in the meantime.';
        return HttpResponse.json({ code: 'conflict', detail, current: now }, { status: 409 });
      }
      const sent = (await request.json()) as Portfolio;
      const certificates = sent.certificates.map((one, at) => ({ ...one, id: one.id ?? `c${at}` }));
      store({ ...sent, certificates });
      return reply(now);
    }),
    http.post('*/api/:list/', async ({ request, params: { list } }) => {
      const { key, ...sent } = (await request.json()) as { key: string };
      const known = entriesOf(list).find(({ id }) => id === key);
      const entry = known ?? { ...sent, id: key };
      if (!known) store({ [String(list)]: [...entriesOf(list), entry] });
      return reply(entry, 201);
    }),
    http.delete('*/api/:list/:id/', ({ params: { list, id } }) => {
      store({ [String(list)]: entriesOf(list).filter((entry) => entry.id !== id) });
      return reply(null, 204);
    }),
  );
  return { line, elsewhere: (changed: Lists) => store(changed), now: () => now };
}

async function edit(lists: Lists) {
  const has = serverHas({ ...portfolio, ...lists });
  return { ...(await editPortfolio(lists)), ...has };
}

const form = (name: string) => within(screen.getByRole('form', { name }));
const part = (name: string) => within(screen.getByRole('region', { name }));
const rows = (name: string) => {
  const names = screen
    .getByRole('region', { name })
    .querySelectorAll('summary span > span:first-child');
  return [...names].map((row) => row.textContent);
};
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const viewed = () => screen.findByRole('button', { name: 'Edit Portfolio' });

async function addCertificate(user: UserEvent, name: string) {
  await unfold(user, 'Add Certificate');
  const fields = form('New certificate');
  await user.type(fields.getByRole('textbox', { name: 'Name' }), name);
  await user.click(fields.getByRole('button', { name: 'Add Certificate' }));
  await screen.findByText('Added and saved');
}

describe('what is unsaved in a list to which something is added', () => {
  it('stays in the order in which it was put', async () => {
    const { user, now } = await edit({ certificates: [aaa, bbb] });
    await user.click(part('Certificates').getByText('BBB'));
    await user.click(part('Certificates').getByRole('button', { name: /Move BBB up/ }));
    await addCertificate(user, 'CCC');
    expect(rows('Certificates')).toEqual(['BBB', 'AAA', 'CCC']);
    expect(screen.queryByText('Nothing to save')).toBeNull();
    await user.click(save());
    await viewed();
    expect(now().certificates.map(({ name }) => name)).toEqual(['BBB', 'AAA', 'CCC']);
  });

  it('stays where another device has deleted the entry, and is asked about', async () => {
    const { user, elsewhere, now } = await edit({ certificates: [aaa] });
    await user.click(part('Certificates').getByText('AAA'));
    const issuer = within(part('Certificates').getByRole('group', { name: 'AAA' }));
    await user.type(issuer.getByRole('textbox', { name: /Issued by/ }), 'CNCF');
    elsewhere({ certificates: [] });
    await addCertificate(user, 'CCC');
    expect(rows('Certificates')).toEqual(['AAA', 'CCC']);
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('radio', { name: /^Here/ })[0] as HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Save this' }));
    await viewed();
    expect(now().certificates.map(({ name, issuer: by }) => [name, by])).toEqual([
      ['AAA', 'CNCF'],
      ['CCC', ''],
    ]);
  });

  it('is saved beside what another device has added', async () => {
    const { user, elsewhere, now } = await edit({ certificates: [aaa] });
    await user.type(field('Headline'), '!');
    elsewhere({ certificates: [aaa, bbb] });
    await addCertificate(user, 'CCC');
    await user.click(save());
    await viewed();
    expect(
      now()
        .certificates.map(({ name }) => name)
        .sort(),
    ).toEqual(['AAA', 'BBB', 'CCC']);
    expect(now().headline).toBe(`${portfolio.headline}!`);
  });

  it('stays, put off, where both have changed the same', async () => {
    const french = { id: 'fr', name: 'French', level: '' as const };
    const { user, elsewhere } = await edit({ languages: [french] });
    await user.click(part('Languages').getByText('French'));
    const group = within(part('Languages').getByRole('group', { name: 'French' }));
    await user.type(group.getByRole('textbox', { name: 'Language' }), ' of Cameroon');
    elsewhere({ languages: [{ ...french, name: 'Français' }] });
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Decide later' }));
    await unfold(user, 'Add Language');
    await user.type(form('New language').getByRole('textbox', { name: 'Language' }), 'Duala');
    await user.click(form('New language').getByRole('button', { name: 'Add Language' }));
    await screen.findByText('Added and saved');
    expect(rows('Languages')).toEqual(['French of Cameroon', 'Duala']);
    await user.click(save());
    expect(within(await screen.findByRole('dialog')).getByText('Français')).toBeTruthy();
  });

  it('stays when another entry is deleted', async () => {
    const { user } = await edit({ certificates: [aaa, bbb], headline: portfolio.headline });
    await user.click(part('Certificates').getByText('BBB'));
    const group = within(part('Certificates').getByRole('group', { name: 'BBB' }));
    await user.type(group.getByRole('textbox', { name: 'Date' }), '2025');
    await user.type(field('Headline'), '!');
    await user.click(screen.getByRole('button', { name: 'Delete AAA' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('AAA was deleted');
    expect(rows('Certificates')).toEqual(['BBB']);
    expect(group.getByRole<HTMLInputElement>('textbox', { name: 'Date' }).value).toBe('2025');
  });
});

describe('an entry that is added', () => {
  it('is one where it is corrected after its answer was lost', async () => {
    const { user, line, now } = await edit({ languages: [] });
    line.lost = 1;
    await unfold(user, 'Add Language');
    const fields = form('New language');
    const name = fields.getByRole('textbox', { name: 'Language' });
    await user.type(name, 'Frensh');
    await user.click(fields.getByRole('button', { name: 'Add Language' }));
    await fields.findByRole('alert');
    await user.type(name, '{Backspace}{Backspace}ch');
    await user.click(fields.getByRole('button', { name: 'Add Language' }));
    await screen.findByText('Added and saved');
    expect(now().languages.map((language) => language.name)).toEqual(['Frensh']);
    expect(rows('Languages')).toEqual(['French']);
    await user.click(save());
    await viewed();
    expect(now().languages.map((language) => language.name)).toEqual(['French']);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('keeps what is typed while it is on its way', async () => {
    const { user, line } = await edit({ languages: [] });
    const { promise, resolve } = Promise.withResolvers<void>();
    line.wait = promise;
    await unfold(user, 'Add Language');
    const fields = form('New language');
    await user.type(fields.getByRole('textbox', { name: 'Language' }), 'French{Enter}');
    await user.type(fields.getByRole('textbox', { name: 'Language' }), ' of Cameroon');
    resolve();
    await screen.findByText('Added and saved');
    expect(rows('Languages')).toEqual(['French of Cameroon']);
    expect(screen.queryByText('Nothing to save')).toBeNull();
  });
});
