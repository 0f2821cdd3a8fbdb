import { screen } from '@testing-library/react';
import type { Portfolio } from '@vitrine/contracts';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetDrafts, hasDrafts } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { emptyPortfolio } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { problemBody } from '#testing/problem-body.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { file, mediaItem } from '../testing/media.ts';
import { account } from '../testing/sample-portfolio.ts';
import { GuidedStart } from './guided-start.tsx';

const photo = mediaItem({ type: 'image', url: '/media/1/640x640.webp' });
const blank = { ...emptyPortfolio, customUrl: 'ngozi-fonyuy' };

/** A server that stores what the steps send, and tells what it was. */
function open(changed: Partial<Portfolio> = {}, before: () => void = () => undefined) {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: account.email });
  let stored: Portfolio = { ...blank, ...changed };
  const sent = vi.fn();
  const grow = (part: Partial<Portfolio>) => {
    stored = { ...stored, ...part, version: stored.version + 1 };
    return stored;
  };
  server.use(
    answer('account.get', account),
    answer('portfolio.get', () => stored),
    answer('portfolio.save', ({ body }) => {
      // what the contract reads has a place for every part, sent or not
      const parts = Object.entries(body).filter(([, value]) => value !== undefined);
      sent(Object.fromEntries(parts));
      return grow(Object.fromEntries(parts));
    }),
    answer('portfolio.experiences.add', ({ body: { key: _key, ...place } }) => {
      sent(place);
      const added = { ...place, id: 'e1' };
      grow({ experiences: [added] });
      return added;
    }),
    answer('media.upload', () => {
      grow({});
      return photo;
    }),
  );
  before();
  return { ...visit('/user/start'), sent };
}

const visit = (path: string) => renderWithProviders(<GuidedStart />, { path });

/** What a reload does: the same entry of the history, and nothing that was in memory. */
function reload({ unmount }: { unmount: () => void }) {
  unmount();
  return visit(window.location.pathname + window.location.search);
}

const box = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

afterEach(() => forgetDrafts(account.email));

describe('the guided start', () => {
  it('leads from a blank page to a published one, and saves each step as it is left', async () => {
    const { user, sent } = open();
    await user.type(await box('Headline'), 'I fit kitchens');
    await user.click(press('Save and continue'));
    await heading('Add a photo of you');
    const choose = screen.getByLabelText('Upload Photo', { selector: 'input' });
    await user.upload(choose, file('me.png', 'image/png'));
    await user.click(press('Continue'));
    const title = await box('Title');
    await vi.waitFor(() => expect(document.activeElement).toBe(title));
    await user.type(title, 'Fitter');
    await user.type(await box('Company'), 'Own workshop');
    await user.click(press('Save and continue'));
    expect((await box('Custom URL')).value).toBe('ngozi-fonyuy');
    await user.click(press('Publish my page'));
    await heading('Your page is online');
    expect(screen.getByRole('link', { name: 'View my page' }).getAttribute('href')).toBe(
      '/p/ngozi-fonyuy',
    );
    // where a line is too short for it, it breaks after the host
    const [address] = screen.getAllByRole('link', { name: /^[^/]+\/p\/ngozi-fonyuy$/ });
    expect(address?.querySelector('.wrap-whole:last-child')?.textContent).toBe('/p/ngozi-fonyuy');
    expect(sent.mock.calls.map(([body]) => body)).toEqual([
      { headline: 'I fit kitchens' },
      { profileImage: pictureAt(`${photo.url}#focus=50,35`) },
      { title: 'Fitter', company: 'Own workshop', period: '', description: '' },
      { published: true, customUrl: 'ngozi-fonyuy' },
    ]);
  });

  it('shows at once what pages cut from the photo, and saves another cut with the step', async () => {
    const guessed = { ...photo, focus: { x: 50, y: 70 } };
    const { user, sent } = open({ headline: 'I fit kitchens' }, () =>
      server.use(answer('media.upload', guessed)),
    );
    await heading('Add a photo of you');
    const choose = screen.getByLabelText('Upload Photo', { selector: 'input' });
    await user.upload(choose, file('me.png', 'image/png'));
    const point = await screen.findByRole('button', { name: 'Move the focal point' });
    point.focus();
    await user.keyboard('{ArrowDown}');
    await user.click(press('Continue'));
    await heading('Where have you worked?');
    expect(sent.mock.calls.map(([body]) => body)).toEqual([
      { profileImage: pictureAt(`${photo.url}#focus=50,70`) },
      { profileImage: pictureAt(`${photo.url}#focus=50,75`) },
    ]);
  });

  it('asks anyone whose profession is Other for their own words', async () => {
    const { user, sent } = open({}, () =>
      server.use(answer('account.get', { ...account, profession: 'Other' })),
    );
    await user.type(await box('Headline'), 'I build roads');
    await user.type(screen.getByLabelText(/^Profession/), 'Site engineer');
    await user.click(press('Save and continue'));
    await heading('Add a photo of you');
    expect(sent).toHaveBeenCalledWith({ headline: 'I build roads', occupation: 'Site engineer' });
  });

  it('goes on after a break where one stopped', async () => {
    open({ headline: 'I fit kitchens' });
    expect(await heading('Add a photo of you')).toBeTruthy();
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
  });

  async function skipToTheEnd() {
    const { user } = open({ headline: 'I fit kitchens' });
    for (const step of ['Add a photo of you', 'Where have you worked?']) {
      await heading(step);
      await user.click(press('Skip for now'));
    }
    await heading('Ready to go online');
    return user;
  }

  it('lets a photo and a place wait, and goes back', async () => {
    const user = await skipToTheEnd();
    await user.click(press('Back'));
    expect(await heading('Where have you worked?')).toBeTruthy();
  });

  it('keeps what was typed, at its step, when the page is loaded again', async () => {
    const view = open();
    await view.user.type(await box('Headline'), 'I fit kitchens');
    const again = reload(view);
    expect((await box('Headline')).value).toBe('I fit kitchens');
    await again.user.click(press('Save and continue'));
    await heading('Add a photo of you');
    await again.user.click(press('Skip for now'));
    await again.user.type(await box('Title'), 'Fitter');
    const third = reload(again);
    expect((await box('Title')).value).toBe('Fitter');
    await third.user.type(await box('Company'), 'Own workshop');
    await third.user.click(press('Save and continue'));
    await third.user.type(await box('Custom URL'), '-fits');
    reload(third);
    expect((await box('Custom URL')).value).toBe('ngozi-fonyuy-fits');
  });

  it('keeps nothing of a step that is saved', async () => {
    const view = open();
    await view.user.type(await box('Headline'), 'I fit kitchens');
    await view.user.click(press('Save and continue'));
    await heading('Add a photo of you');
    view.unmount();
    expect(hasDrafts(account.email)).toBe(false);
  });

  it('is led through by the way back, step by step', async () => {
    const { user } = open();
    await user.type(await box('Headline'), 'I fit kitchens');
    await user.click(press('Save and continue'));
    await heading('Add a photo of you');
    await user.click(press('Skip for now'));
    await heading('Where have you worked?');
    window.history.back();
    await heading('Add a photo of you');
    window.history.back();
    expect((await box('Headline')).value).toBe('I fit kitchens');
    window.history.forward();
    await heading('Add a photo of you');
  });

  it('leaves no step in the way back from the page that is online', async () => {
    const user = await skipToTheEnd();
    await user.click(press('Publish my page'));
    await heading('Your page is online');
    await vi.waitFor(() => expect(window.location.search).toBe('?step=photo'));
  });

  it('asks for a photo anyone who has brought the rest along', async () => {
    const experience = { title: 'Fitter', company: 'Camtel', period: '', description: '' };
    const brought = { headline: 'I fit kitchens', experiences: [{ ...experience, id: 'e1' }] };
    const { user } = open(brought);
    await heading('Add a photo of you');
    await vi.waitFor(() => expect(window.location.search).toBe('?step=photo'));
    await user.click(press('Skip for now'));
    await heading('Ready to go online');
  });

  it('asks for the headline first, whatever the address names', async () => {
    open({}, () => undefined).unmount();
    visit('/user/start?step=publish');
    expect(await box('Headline')).toBeTruthy();
    await vi.waitFor(() => expect(window.location.search).toBe('?step=words'));
  });

  it('offers to bring a CV', async () => {
    open();
    await box('Headline');
    const link = screen.getByRole('link', { name: 'Import from LinkedIn or a CV' });
    expect(link.getAttribute('href')).toBe('/user/import');
  });

  it('says what is missing, and sends nothing', async () => {
    const { user, sent } = open();
    const headline = await box('Headline');
    await user.click(press('Save and continue'));
    expect(screen.getByText('Please fill this in')).toBeTruthy();
    expect(document.activeElement).toBe(headline);
    expect(sent).not.toHaveBeenCalled();
  });

  it('keeps what was typed when a step cannot be saved', async () => {
    const { user } = open();
    server.use(unreachable('portfolio.save'));
    await user.type(await box('Headline'), 'I fit kitchens');
    await user.click(press('Save and continue'));
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    expect((await box('Headline')).value).toBe('I fit kitchens');
  });

  it('replaces no words that another device has saved, unless sent once more', async () => {
    const { user, sent } = open();
    await user.type(await box('Headline'), 'I fit kitchens');
    const current = { ...blank, headline: 'By the laptop', version: blank.version + 3 };
    const versions: unknown[] = [];
    server.use(refuse('portfolio.save', 'conflict', { current }));
    await user.click(press('Save and continue'));
    expect((await screen.findByRole('alert')).textContent).toContain('“By the laptop”');
    expect((await box('Headline')).value).toBe('I fit kitchens');
    expect(sent).not.toHaveBeenCalled();
    server.use(
      answer('portfolio.save', ({ body, ifMatch }) => {
        versions.push(ifMatch);
        return { ...current, headline: body.headline ?? '' };
      }),
    );
    await user.click(press('Save and continue'));
    await heading('Add a photo of you');
    expect(versions).toEqual([`"${current.version}"`]);
  });

  it('is sent again by itself where only a photo has arrived in the meantime', async () => {
    const { user } = open();
    const current = { ...blank, profileImage: pictureAt('/media/1/640x640.webp'), version: 9 };
    const versions: unknown[] = [];
    server.use(
      answer('portfolio.save', ({ ifMatch }) => {
        versions.push(ifMatch);
        server.use(
          answer('portfolio.save', ({ body, ifMatch: again }) => {
            versions.push(again);
            return { ...current, headline: body.headline ?? '', version: 10 };
          }),
        );
        throw conflictWith(current);
      }),
    );
    await user.type(await box('Headline'), 'I fit kitchens');
    await user.click(press('Save and continue'));
    await heading('Add a photo of you');
    expect(versions).toEqual([`"${blank.version}"`, '"9"']);
  });

  it('saves what is typed while a step is being saved, too', async () => {
    const { user, sent } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    let now = blank;
    server.use(
      answer('portfolio.save', async ({ body, ifMatch }) => {
        await promise;
        if (ifMatch !== `"${now.version}"`) throw conflictWith(now);
        sent(body.headline);
        now = { ...now, headline: body.headline ?? '', version: now.version + 1 };
        return now;
      }),
    );
    await user.type(await box('Headline'), 'I fit kitchens');
    await user.click(press('Save and continue'));
    await user.type(await box('Headline'), ' in Limbe');
    resolve();
    await heading('Add a photo of you');
    expect(sent.mock.calls).toEqual([['I fit kitchens'], ['I fit kitchens in Limbe']]);
  });

  it.each([
    ['at once', false],
    ['after a reload', true],
  ])('lays a correction over the place whose answer was lost, %s', async (_when, reloads) => {
    const view = open({ headline: 'I fit kitchens' });
    let { user } = view;
    const keys = new Set<unknown>();
    let now: Portfolio = { ...blank, headline: 'I fit kitchens' };
    let lost = true;
    server.use(
      answer('portfolio.experiences.add', ({ body: { key, ...words } }) => {
        if (!keys.has(key)) {
          const experiences = [...now.experiences, { ...words, id: 'e1' }];
          now = { ...now, experiences, version: now.version + 1 };
        }
        keys.add(key);
        const [stored] = now.experiences;
        if (lost || !stored) {
          lost = false;
          throw HttpResponse.error();
        }
        return stored;
      }),
      answer('portfolio.save', ({ body, ifMatch }) => {
        if (ifMatch !== `"${now.version}"`) throw conflictWith(now);
        const experiences = body.experiences as Portfolio['experiences'];
        now = { ...now, experiences, version: now.version + 1 };
        return now;
      }),
    );
    await heading('Add a photo of you');
    await user.click(press('Skip for now'));
    await user.type(await box('Title'), 'Fiter');
    await user.type(await box('Company'), 'Own workshop');
    await user.click(press('Save and continue'));
    await screen.findByRole('alert');
    await user.type(await box('Title'), '{Backspace}{Backspace}ter');
    if (reloads) {
      server.use(answer('portfolio.get', () => now));
      ({ user } = reload(view));
      expect((await box('Title')).value).toBe('Fitter');
    }
    await user.click(press('Save and continue'));
    await heading('Ready to go online');
    expect(keys.size).toBe(1);
    expect(now.experiences.map(({ title }) => title)).toEqual(['Fitter']);
  });

  it('tells what another device has saved since the typing began, after a reload, too', async () => {
    const view = open();
    await view.user.type(await box('Headline'), 'I fit kitchens');
    view.unmount();
    const elsewhere = { ...blank, headline: 'By the laptop', version: blank.version + 1 };
    const sent = vi.fn();
    server.use(
      answer('portfolio.get', elsewhere),
      answer('portfolio.save', ({ body }) => {
        sent(body.headline);
        return { ...elsewhere, headline: body.headline ?? '', version: elsewhere.version + 1 };
      }),
    );
    const { user } = visit('/user/start?step=words');
    expect((await box('Headline')).value).toBe('I fit kitchens');
    await user.click(press('Save and continue'));
    expect((await screen.findByRole('alert')).textContent).toContain('“By the laptop”');
    expect(sent).not.toHaveBeenCalled();
    await user.click(press('Save and continue'));
    await heading('Add a photo of you');
    expect(sent.mock.calls).toEqual([['I fit kitchens']]);
  });

  it('keeps a photo that is on its way when the page is looked at', async () => {
    const { user } = open({ headline: 'I fit kitchens', customUrl: 'ngozi-fonyuy' });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      answer('media.upload', async () => {
        await promise;
        return photo;
      }),
    );
    await heading('Add a photo of you');
    const choose = screen.getByLabelText('Upload Photo', { selector: 'input' });
    await user.upload(choose, file('me.png', 'image/png'));
    await user.click(press('Continue'));
    await heading('Where have you worked?');
    await user.click(press('Skip for now'));
    await heading('Ready to go online');
    await user.click(press('Publish my page'));
    await heading('Your page is online');
    const look = () => screen.getByRole('link', { name: 'View my page' });
    expect(screen.getByText(/photo is still uploading/)).toBeTruthy();
    expect(look().getAttribute('target')).toBe('_blank');
    resolve();
    await vi.waitFor(() => expect(look().hasAttribute('target')).toBe(false));
    expect(screen.queryByText(/photo is still uploading/)).toBeNull();
  });

  it('says that the account could not be fetched, and tries again', async () => {
    const { user } = open({}, () => server.use(refuse('account.get', 'forbidden')));
    const again = await screen.findByRole('button', { name: 'Try Again' });
    server.use(answer('account.get', account));
    await user.click(again);
    expect(await box('Headline')).toBeTruthy();
  });

  it('says beside the address why it cannot be had', async () => {
    const message = 'This address is already taken';
    const { user } = open({
      ...{ headline: 'I fit kitchens', experiences: [place] },
      profileImage: pictureAt(photo.url),
    });
    await heading('Ready to go online');
    server.use(
      refuse('portfolio.save', 'conflict', {
        detail: message,
        errors: [{ path: 'customUrl', message }],
      }),
    );
    await user.click(press('Publish my page'));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect((await box('Custom URL')).getAttribute('aria-invalid')).toBe('true');
  });

  it('stores a name that is changed on the way', async () => {
    const { user } = open();
    const renamed = vi.fn();
    server.use(
      answer('account.save', ({ body }) => {
        renamed(body.firstName);
        return { ...account, firstName: body.firstName };
      }),
    );
    await user.type(await box('Headline'), 'I fit kitchens');
    await user.type(await box('First Name'), ' Mary');
    await user.click(press('Save and continue'));
    await heading('Add a photo of you');
    expect(renamed).toHaveBeenCalledExactlyOnceWith('Ngozi Mary');
  });
});

const conflictWith = (current: Portfolio) =>
  HttpResponse.json(problemBody('conflict', 'Changed elsewhere.', { current }), { status: 409 });

const place = { id: 'e1', title: 'Fitter', company: 'Own workshop', period: '', description: '' };
