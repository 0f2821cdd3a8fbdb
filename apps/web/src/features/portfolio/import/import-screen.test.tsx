import { screen, within } from '@testing-library/react';
import type { Portfolio } from '@vitrine/contracts';
import { linkedInArchive } from '@vitrine/resume/testing';
import { describe, expect, it, vi } from 'vitest';
import { draftKey, forgetDrafts, hasDrafts, listDrafts, saveDraft } from '#lib/saved-drafts.ts';
import { session } from '#lib/session.ts';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { PORTFOLIO_DRAFT } from '../state/portfolio-values.ts';
import { account, portfolio } from '../testing/sample-portfolio.ts';
import { ImportScreen } from './import-screen.tsx';

/** A server that stores what is sent, and tells what it was. */
function open(changed: Partial<Portfolio> = {}, state?: unknown) {
  session.start({ token: 't', refreshToken: 'r', role: 'user', email: account.email });
  let stored: Portfolio = { ...portfolio, ...changed };
  const sent = vi.fn();
  const save = answer('portfolio.save', ({ body }) => {
    sent(body);
    stored = { ...stored, ...withIds(body), version: stored.version + 1 };
    return stored;
  });
  server.use(
    answer('account.get', account),
    answer('portfolio.get', () => stored),
    save,
  );
  const view = renderWithProviders(<ImportScreen />, {
    path: '/user/import',
    pattern: '/user/import',
    state,
  });
  return {
    ...view,
    sent,
    save,
    changeElsewhere(part: Partial<Portfolio>) {
      stored = { ...stored, ...part, version: stored.version + 1 };
      return stored;
    },
  };
}

/** The server gives a new item an id of its own. */
function withIds(body: object): Partial<Portfolio> {
  const parts = Object.entries(body).filter(([, value]) => value !== undefined);
  const named = parts.map(([part, value]) => [
    part,
    Array.isArray(value)
      ? value.map((item, at) =>
          typeof item === 'object' ? { id: `${part}-${at}`, ...item } : item,
        )
      : value,
  ]);
  return Object.fromEntries(named);
}

const positions =
  'Company Name,Title,Description,Location,Started On,Finished On\n' +
  'Etinde Works,Lead engineer,,,2021,2021\n' +
  'Camtel,Technician,Kept the lines open.,Douala,Mar 2016,Feb 2021\n' +
  ',Consultant,,,2015,2015\n';
const archive = () =>
  linkedInArchive({
    'Profile.csv': 'First Name,Last Name,Headline,Summary\nNgozi,Fonyuy,Ledgers for banks,\n',
    'Positions.csv': positions,
    'Skills.csv': 'Name\nTypeScript\nGo\n',
    'PhoneNumbers.csv': 'Extension,Number,Type\n,+237 6 70 00 00 00,Mobile\n',
  });

type View = ReturnType<typeof open>;
const chooser = () => screen.findByLabelText('Choose a file', { selector: 'input' });
const choose = async ({ user }: View, file: File) => user.upload(await chooser(), file);
const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const press = (name: RegExp | string) => screen.getByRole('button', { name });
const reviewed = () => screen.findByRole('heading', { name: 'Review what was read' });

describe('dates that cannot be true', () => {
  it.each([
    [{ startDate: '2021-13-45' }, 'The dates of this entry cannot be read'],
    [{ startDate: '0000-00-00' }, 'The dates of this entry cannot be read'],
    [{ startDate: '3021-01' }, 'A date of this entry is out of range'],
    [{ startDate: '2024-05', endDate: '2019-01' }, 'This entry ends before it starts'],
  ])('are told of %j, whose entry may be taken all the same', async (dates, told) => {
    const view = open();
    const job = { name: 'Camtel', position: 'Technician', ...dates };
    const work = [job, { name: 'Razel', position: 'Foreman', startDate: '2021-02-31' }];
    await choose(view, new File([JSON.stringify({ work })], 'resume.json'));
    await reviewed();
    expect(screen.getAllByText(told)).toHaveLength(1);
    expect([box(/^Technician/).checked, box(/^Foreman/).checked]).toEqual([false, true]);
    await view.user.click(box(/^Technician/));
    await view.user.click(press('Add 2 to my page'));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/portfolio');
  });

  it('are told no more, and taken, once they are corrected', async () => {
    const view = open();
    const work = [{ name: 'Camtel', position: 'Technician', period: 'May 2024 – Jan 2019' }];
    await choose(view, new File([JSON.stringify({ work })], 'resume.json'));
    await reviewed();
    await view.user.click(press('Correct Technician'));
    const period = screen.getByRole('textbox', { name: 'Period' });
    await view.user.clear(period);
    await view.user.type(period, 'May 2018 – Jan 2019');
    expect(screen.queryByText('This entry ends before it starts')).toBeNull();
    expect(box(/^Technician/).checked).toBe(true);
  });
});

describe('bringing a LinkedIn archive', () => {
  it('shows what was read, stores only what is taken, and leaves the rest of the page', async () => {
    const view = open();
    await choose(view, archive());
    await reviewed();
    // on the page already, in the same words
    expect(box(/^Lead engineer/)).toMatchObject({ checked: false, disabled: true });
    expect(box(/^TypeScript/)).toMatchObject({ checked: false, disabled: true });
    // would replace what is there, and would show a number to everyone
    expect(box(/^Ledgers for banks/).checked).toBe(false);
    expect(screen.getByText('Replaces: I make payments boring')).toBeTruthy();
    expect(box(/^\+237/).checked).toBe(false);
    // without a company it cannot be stored
    expect(box(/^Consultant/).checked).toBe(false);
    expect(screen.getByText('Company is required')).toBeTruthy();
    expect(screen.getByText('Positions.csv, row 4')).toBeTruthy();
    expect(box(/^Technician/).checked).toBe(true);
    await view.user.click(press('Add 2 to my page'));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/portfolio');
    const body = view.sent.mock.calls[0]?.[0];
    expect(body).toMatchObject({
      headline: portfolio.headline,
      phone: '',
      skills: ['TypeScript', 'Go'],
      experiences: [
        portfolio.experiences[0],
        {
          title: 'Technician',
          company: 'Camtel',
          period: 'Mar 2016 – Feb 2021',
          description: 'Kept the lines open.',
        },
      ],
    });
    expect(body.experiences[1].id).toBeUndefined();
    expect(view.sent).toHaveBeenCalledOnce();
  });

  it('takes what is corrected, and replaces what is ticked', async () => {
    const view = open();
    await choose(view, archive());
    await reviewed();
    await view.user.click(press('Correct Consultant'));
    const fields = within(screen.getByRole('region', { name: 'Experience' }));
    await view.user.type(fields.getByRole('textbox', { name: 'Company' }), 'Own business');
    expect(box(/^Consultant/).checked).toBe(true);
    await view.user.click(box(/^Ledgers for banks/));
    await view.user.click(box(/^Technician/));
    await view.user.click(press('Add 3 to my page'));
    await screen.findByTestId('elsewhere');
    expect(view.sent.mock.calls[0]?.[0]).toMatchObject({
      headline: 'Ledgers for banks',
      experiences: [{ title: 'Lead engineer' }, { title: 'Consultant', company: 'Own business' }],
    });
  });

  it('shows what is not taken over, with its reason and place', async () => {
    const view = open();
    await choose(view, archive());
    await reviewed();
    const rest = within(screen.getByRole('region', { name: 'What was not imported' }));
    expect(rest.getByText('Ngozi Fonyuy')).toBeTruthy();
    expect(rest.getByText('Location: Douala')).toBeTruthy();
    expect(rest.getByText('There is no place for it on a page')).toBeTruthy();
    expect(rest.getByText('Positions.csv, row 3')).toBeTruthy();
  });

  it("says where something stood in people's words, not in those of the format", async () => {
    const view = open();
    const resume = {
      basics: { label: 'Ledgers for banks', image: 'https://a.example/me.jpg' },
      work: [{ name: 'Camtel', position: 'Technician' }, 'Tiko Airport'],
      awards: [{ title: 'Engineer of the year' }],
    };
    await choose(view, new File([JSON.stringify(resume)], 'resume.json'));
    await reviewed();
    const rest = within(screen.getByRole('region', { name: 'What was not imported' }));
    expect(rest.getByText('About you')).toBeTruthy();
    expect(rest.getByText('Experience, number 2')).toBeTruthy();
    expect(rest.getByText('The part “awards” of the file')).toBeTruthy();
  });

  it('goes back to the guided start for anyone who came from there', async () => {
    const view = open({}, { from: 'start' });
    await choose(view, archive());
    await reviewed();
    await view.user.click(press('Add 2 to my page'));
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/user/start');
  });

  it('chooses of 2,000 skills as many as a page holds, and says so before saving', async () => {
    const rows = Array.from({ length: 2_000 }, (_, number) => `Skill ${number}`);
    const view = open();
    await choose(view, linkedInArchive({ 'Skills.csv': ['Name', ...rows].join('\n') }));
    await reviewed();
    expect(
      screen.getByText('A page can have 200 of them, so only the first were selected'),
    ).toBeTruthy();
    expect(screen.getAllByText('199 of 2000 selected')).toHaveLength(2);
    await view.user.click(press('Deselect all'));
    await view.user.click(press('Select all'));
    expect(screen.getAllByText('199 of 2000 selected')).toHaveLength(2);
    expect(
      screen.getByText('A page can have 200 of them, so only the first were selected'),
    ).toBeTruthy();
    // by hand more may be ticked, to leave others
    await view.user.click(press('Show 200 more'));
    const more = screen.getAllByRole<HTMLInputElement>('checkbox').find(({ checked }) => !checked);
    if (!more) throw new Error('Nothing is left to choose');
    await view.user.click(more);
    expect(screen.getByText(/^A page can have 200 of them: deselect/)).toBeTruthy();
    await view.user.click(press('Add 200 to my page'));
    expect(await screen.findByText('Correct or deselect the marked entries first')).toBeTruthy();
    expect(view.sent).not.toHaveBeenCalled();
  });
});

describe('a save that fails', () => {
  it('keeps the review without a connection, and is sent once more', async () => {
    const view = open();
    await choose(view, archive());
    await reviewed();
    await view.user.click(box(/^Technician/));
    server.use(unreachable('portfolio.save'));
    await view.user.click(press('Add 1 to my page'));
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    expect(box(/^Technician/).checked).toBe(false);
    server.use(view.save);
    await view.user.click(press('Try Again'));
    await screen.findByTestId('elsewhere');
    expect(view.sent.mock.calls[0]?.[0].skills).toEqual(['TypeScript', 'Go']);
  });

  it('says what the server refuses, and keeps the review', async () => {
    const view = open();
    await choose(view, archive());
    await reviewed();
    const message = 'Together, this is too much';
    server.use(
      refuse('portfolio.save', 'invalid', {
        detail: message,
        errors: [{ path: 'skills', message }],
      }),
    );
    await view.user.click(press('Add 2 to my page'));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(box(/^Technician/).checked).toBe(true);
  });

  it('asks again where the same was changed elsewhere, against the page as it is now', async () => {
    const view = open();
    await choose(view, archive());
    await reviewed();
    await view.user.click(box(/^Ledgers for banks/));
    const current = view.changeElsewhere({ headline: 'I write books' });
    server.use(refuse('portfolio.save', 'conflict', { current }));
    await view.user.click(press('Add 3 to my page'));
    expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere');
    expect(await screen.findByText('Replaces: I write books')).toBeTruthy();
    expect(box(/^Ledgers for banks/).checked).toBe(true);
    server.use(view.save);
    await view.user.click(press('Add 3 to my page'));
    await screen.findByTestId('elsewhere');
    expect(view.sent.mock.calls[0]?.[0].headline).toBe('Ledgers for banks');
  });

  it('leaves unsaved edits in the editor as they are', async () => {
    const key = draftKey(account.email, PORTFOLIO_DRAFT);
    saveDraft(key, { values: { ...portfolio, summary: 'Half a sent' } });
    const view = open();
    await chooser();
    expect(await screen.findByText(/unsaved changes in the editor/)).toBeTruthy();
    await choose(view, archive());
    await reviewed();
    server.use(unreachable('portfolio.save'));
    await view.user.click(press('Add 2 to my page'));
    await screen.findByText('Could not be added to your page');
    server.use(view.save);
    await view.user.click(press('Try Again'));
    await screen.findByTestId('elsewhere');
    expect(view.sent.mock.calls[0]?.[0].summary).toBe(portfolio.summary);
    // and nothing of what was sent, which a later save of the editor would take for its own
    expect(listDrafts(account.email, PORTFOLIO_DRAFT).map(({ content }) => content)).toEqual([
      { values: { ...portfolio, summary: 'Half a sent' } },
    ]);
  });
});

describe('leaving before it is added', () => {
  /** Somewhere else in the app, and back. */
  function comeBack(view: View, changed: Partial<Portfolio> = {}) {
    view.unmount();
    return open(changed);
  }

  it('keeps what was read, chosen and corrected, and says that it is back', async () => {
    const view = open();
    await choose(view, archive());
    await reviewed();
    await view.user.click(box(/^Technician/));
    await view.user.click(press('Correct Consultant'));
    const company = within(screen.getByRole('region', { name: 'Experience' }));
    await view.user.type(company.getByRole('textbox', { name: 'Company' }), 'Own business');
    const back = comeBack(view);
    await reviewed();
    expect(screen.getByRole('status').textContent).toContain('Your import was restored');
    expect(box(/^Technician/).checked).toBe(false);
    expect(box(/^Consultant/).checked).toBe(true);
    expect(screen.getByText('Positions.csv, row 4')).toBeTruthy();
    await back.user.click(press('Add 2 to my page'));
    await screen.findByTestId('elsewhere');
    expect(back.sent.mock.calls[0]?.[0].experiences[1]).toMatchObject({
      title: 'Consultant',
      company: 'Own business',
    });
    // on the page now, and so forgotten
    expect(hasDrafts(account.email)).toBe(false);
    comeBack(back);
    await chooser();
  });

  it('needs no asking, except where the browser keeps nothing', async () => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const view = open();
    await choose(view, archive());
    await reviewed();
    expect(leave()).toBe(false);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await view.user.click(box(/^Technician/));
    expect(await screen.findByText(/This browser cannot keep your import/)).toBeTruthy();
    expect(leave()).toBe(true);
    full.mockRestore();
  });

  it('is over once someone starts over; the pasted text stays', async () => {
    const view = open();
    const name = /Text of your CV/;
    await view.user.click(await screen.findByRole('textbox', { name }));
    await view.user.paste('Skills\nWelding');
    await view.user.click(press('Read this text'));
    await reviewed();
    const back = comeBack(view);
    await reviewed();
    await back.user.click(press('Start over'));
    expect(screen.queryByText('Your import was restored')).toBeNull();
    comeBack(back);
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name });
    expect(text.value).toContain('Welding');
    expect(screen.getByText(/text you pasted earlier/)).toBeTruthy();
  });

  it('comes back by Undo where someone started over by mistake', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('textbox', { name: /Text of your CV/ }));
    await user.paste('Skills\nWelding');
    await user.click(press('Read this text'));
    await reviewed();
    await user.click(box(/^Welding/));
    await user.click(press('Start over'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await reviewed();
    expect(box(/^Welding/).checked).toBe(false);
  });

  it('does not take once more what is on the page in the meantime', async () => {
    const view = open();
    await choose(view, archive());
    await reviewed();
    expect(box(/^Go/).checked).toBe(true);
    comeBack(view, { skills: [...portfolio.skills, 'Go'] });
    await reviewed();
    expect(box(/^Go/)).toMatchObject({ checked: false, disabled: true });
  });

  it('belongs to its account: signing out removes it', async () => {
    const view = open();
    await choose(view, archive());
    await reviewed();
    view.unmount();
    expect(hasDrafts(account.email)).toBe(true);
    forgetDrafts(account.email);
    open();
    await chooser();
  });
});

describe('what cannot be read', () => {
  it.each([
    [
      new File(['%PDF-1.7'], 'cv.pdf', { type: 'text/plain' }),
      /cv.pdf could not be read.*This PDF is damaged/,
    ],
    [new File(['{"name":"x"}'], 'a.json'), /not a JSON Resume/],
    [new File([], 'cv.txt'), /nothing in it/],
  ])('is said with the reason: %#', async (file, words) => {
    const view = open();
    await choose(view, file);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    expect(document.activeElement).toBe(alert);
  });

  it('leaves the pasted text where it is', async () => {
    const { user } = open();
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /Text of your CV/,
    });
    await user.type(text, 'I look for work');
    await user.click(press('Read this text'));
    expect((await screen.findByRole('alert')).textContent).toContain('No headings');
    expect(text.value).toBe('I look for work');
  });
});

describe('bringing a JSON Resume', () => {
  it('adds certificates, languages, publications, volunteering, offers and availability', async () => {
    const view = open();
    const resume = {
      certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2022-03' }],
      languages: [{ language: 'French', fluency: 'B2' }],
      publications: [{ name: 'Ledgers', publisher: 'ACM' }],
      volunteer: [{ organization: 'Red Cross', position: 'Mentor' }],
      projects: [
        { name: 'Njangi', description: 'Book', url: 'https://example.com', roles: ['Maker'] },
      ],
      meta: { services: [{ name: 'Review' }], availability: { status: 'from', note: 'May' } },
    };
    await choose(view, new File([JSON.stringify(resume)], 'resume.json'));
    await reviewed();
    expect(box('Available from …').checked).toBe(true);
    await view.user.click(press('Correct French'));
    await view.user.selectOptions(screen.getByRole('combobox', { name: /Level/ }), 'C1');
    await view.user.click(press('Add 8 to my page'));
    await screen.findByTestId('elsewhere');
    expect(view.sent.mock.calls[0]?.[0]).toMatchObject({
      certificates: [{ name: 'CKA', issuer: 'CNCF', date: 'Mar 2022', url: '' }],
      languages: [{ name: 'French', level: 'C1' }],
      publications: [{ title: 'Ledgers', publisher: 'ACM' }],
      volunteering: [{ role: 'Mentor', organisation: 'Red Cross' }],
      projects: [portfolio.projects[0], { url: 'https://example.com', role: 'Maker' }],
      services: [{ name: 'Review', price: '', description: '' }],
      availability: 'from',
      availabilityNote: 'May',
    });
  });
});

describe('a pasted CV', () => {
  it('shows addresses as people write them', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('textbox', { name: /Text of your CV/ }));
    await user.paste('Ada Fru\nada.fru@example.com\n\nSkills\nWelding');
    await user.click(press('Read this text'));
    await reviewed();
    expect(box(/^E-mail/).closest('label')?.textContent).toBe('E-mail ada.fru@example.com');
  });

  it('is read, and its text is there again when one starts over', async () => {
    const { user, sent } = open();
    const name = /Text of your CV/;
    const text = await screen.findByRole('textbox', { name });
    await user.click(text);
    await user.paste('Skills\nWelding\n\nHobbies\nChess');
    await user.click(press('Read this text'));
    await reviewed();
    expect(box(/^Welding/).checked).toBe(true);
    expect(screen.getByText('Chess')).toBeTruthy();
    expect(screen.getByText('Line 5')).toBeTruthy();
    await user.click(press('Start over'));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name })).value).toContain(
      'Chess',
    );
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('a CV in another language than the page', () => {
  const FRENCH = `Expérience professionnelle

Ingénieure en chef
Etinde Works
2021
Conception des systèmes de paiement et suivi des équipes.

Compétences
Systèmes de paiement`;
  const paste = async ({ user }: View, text: string) => {
    await user.click(await screen.findByRole('textbox', { name: /Text of your CV/ }));
    await user.paste(text);
    await user.click(press('Read this text'));
    await reviewed();
    return screen.getByRole<HTMLSelectElement>('combobox', { name: /Language of this CV/ });
  };

  it('is proposed for that version of the page, and fills it', async () => {
    const view = open({ language: 'en' });
    expect((await paste(view, FRENCH)).value).toBe('fr');
    expect(screen.getByText(/It fills in the French version of your page/)).toBeTruthy();
    await view.user.click(screen.getByRole('button', { name: /^Add / }));
    await vi.waitFor(() => expect(view.sent).toHaveBeenCalled());
    const [saved] = view.sent.mock.calls[0] ?? [];
    expect(saved.skills ?? ['TypeScript']).toEqual(['TypeScript']);
    expect(saved.translations.fr.skills).toEqual(['Systèmes de paiement']);
    expect(saved.experiences).toMatchObject([
      { title: 'Lead engineer', translations: { fr: { title: 'Ingénieure en chef' } } },
    ]);
  });

  it('goes to the page itself where someone says so', async () => {
    const view = open({ language: 'en' });
    await view.user.selectOptions(await paste(view, FRENCH), 'English');
    await view.user.click(screen.getByRole('button', { name: /^Add / }));
    await vi.waitFor(() => expect(view.sent).toHaveBeenCalled());
    expect(view.sent.mock.calls[0]?.[0].skills).toEqual(['TypeScript', 'Systèmes de paiement']);
  });

  it.each([
    ['too short to say', 'Skills\nWelding'],
    [
      'in both',
      `${FRENCH}\n\nWork experience\nfrom March 2017 to the present, with the bank of the town, at a school, and for you`,
    ],
  ])('is for the page as it is where it is %s', async (_, text) => {
    const view = open({ language: 'en' });
    expect((await paste(view, text)).value).toBe('en');
  });
});
