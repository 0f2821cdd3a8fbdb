import { screen, waitFor, within } from '@testing-library/react';
import type { Portfolio, PortfolioList } from '@vitrine/contracts';
import { describe, expect, it, vi } from 'vitest';
import { nextSteps } from '#components/portfolio-view/next-steps.ts';
import { answer, refuse } from '#testing/answer.ts';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { server } from '#testing/server.ts';
import { editPortfolio, unfold } from '../testing/open-portfolio.tsx';
import { portfolio } from '../testing/sample-portfolio.ts';

const form = (name: string) => within(screen.getByRole('form', { name }));
const part = (name: string) => within(screen.getByRole('region', { name }));

/** Answers additions to a list, and tells what was sent. */
function answerAdditions(list: PortfolioList) {
  const saved = vi.fn();
  server.use(
    answer(`portfolio.${list}.add`, ({ body: { key: _, ...entry } }) => {
      saved(entry);
      return { ...entry, id: 'new' } as never;
    }),
  );
  return saved;
}

const kinds = [
  {
    list: 'certificates',
    section: 'Certificates',
    form: 'New certificate',
    button: 'Add Certificate',
    typed: { Name: 'CKA', 'Issued by': 'CNCF', Date: 'March 2025', Link: 'https://c.example' },
    added: { name: 'CKA', issuer: 'CNCF', date: 'March 2025', url: 'https://c.example' },
    detail: 'CNCF · March 2025',
    failure: 'Failed to add certificate',
  },
  {
    list: 'publications',
    section: 'Publications',
    form: 'New publication',
    button: 'Add Publication',
    typed: { Title: 'Paying by SMS', 'Published by or in': 'ACM' },
    added: { title: 'Paying by SMS', publisher: 'ACM', date: '', url: '' },
    detail: 'ACM',
    failure: 'Failed to add publication',
  },
  {
    list: 'volunteering',
    section: 'Volunteering',
    form: 'New volunteering',
    button: 'Add Volunteering',
    typed: { Role: 'Mentor', Organisation: 'Girls Code', Period: '2020' },
    added: { role: 'Mentor', organisation: 'Girls Code', period: '2020', description: '' },
    detail: 'Girls Code · 2020',
    failure: 'Failed to add volunteering',
  },
] as const;

describe.each(kinds)('$section', (kind) => {
  const fillIn = async () => {
    const { user } = await editPortfolio();
    expect(screen.queryByRole('form', { name: kind.form })).toBeNull();
    await unfold(user, kind.button);
    const add = form(kind.form).getByRole('button', { name: kind.button });
    // nothing is sent while what it is called is missing
    await user.click(add);
    for (const [label, text] of Object.entries(kind.typed)) {
      await user.type(form(kind.form).getByRole('textbox', { name: label }), text);
    }
    await user.click(add);
    return { user };
  };

  it('open when asked for, and are saved at once when one is added', async () => {
    const saved = answerAdditions(kind.list);
    await fillIn();
    expect(await part(kind.section).findByText(kind.detail)).toBeTruthy();
    expect(saved).toHaveBeenCalledExactlyOnceWith(kind.added);
  });

  it('keep what was typed when adding fails, and say so', async () => {
    server.use(refuse(`portfolio.${kind.list}.add`, 'unavailable', { detail: 'Come back later' }));
    await fillIn();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(kind.failure);
    for (const [label, text] of Object.entries(kind.typed)) {
      const input = form(kind.form).getByRole<HTMLInputElement>('textbox', { name: label });
      expect(input.value).toBe(text);
    }
    expect(takeConsoleErrors().map(([message]) => message)).toEqual([kind.failure]);
  });
});

describe('a language', () => {
  it('has one of the levels, which is shown in words', async () => {
    const saved = answerAdditions('languages');
    const { user } = await editPortfolio();
    await unfold(user, 'Add Language');
    const fields = form('New language');
    await user.type(fields.getByRole('textbox', { name: 'Language' }), 'French');
    const level = fields.getByRole('combobox', { name: /^Level/ });
    await user.selectOptions(level, 'Upper intermediate (B2)');
    await user.click(fields.getByRole('button', { name: 'Add Language' }));
    expect(await part('Languages').findByText('Upper intermediate (B2)')).toBeTruthy();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ name: 'French', level: 'B2' });
  });
});

describe('whether work is looked for', () => {
  it('is said only where that is chosen, with a line of one’s own', async () => {
    const saved = vi.fn();
    server.use(
      answer('portfolio.save', ({ body }) => {
        saved(body);
        return portfolio;
      }),
    );
    const { user } = await editPortfolio();
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Looking for work' });
    expect(choice.value).toBe('');
    expect(screen.queryByRole('textbox', { name: /Start date/ })).toBeNull();
    await user.selectOptions(choice, 'Available from …');
    await user.type(screen.getByRole('textbox', { name: /Start date/ }), '1 March');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.lastCall?.[0]).toMatchObject({
      ...{ availability: 'from', availabilityNote: '1 March' },
    });
  });
});

describe('the pictures of a project', () => {
  const picture = (id: string, alt: string) => ({
    ...{ id, alt, type: 'image' as const, title: '', description: '' },
    ...{ url: `/media/${id}/640x480.webp`, file: `${id}.png` },
  });
  const open = async (media_items: Portfolio['media_items'], pictures: string[] = []) => {
    const [project] = portfolio.projects;
    if (!project) throw new Error('The sample has a project');
    const view = await editPortfolio({
      media_items,
      projects: [{ ...project, pictures: pictures.map(pictureAt) }],
    });
    await view.user.click(
      within(screen.getByRole('group', { name: 'Ledger' })).getByText('Ledger'),
    );
    return { ...view, fields: within(screen.getByRole('group', { name: 'Pictures' })) };
  };

  it('are chosen among those of the media gallery', async () => {
    const saved = vi.fn();
    server.use(
      answer('portfolio.save', ({ body }) => {
        saved(body);
        return portfolio;
      }),
    );
    const { user, fields } = await open([picture('a', 'A ledger'), picture('b', 'A till')]);
    await user.click(fields.getByRole('checkbox', { name: 'A till' }));
    await user.click(fields.getByRole('checkbox', { name: 'A ledger' }));
    await user.click(fields.getByRole('checkbox', { name: 'A till' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(saved.mock.lastCall?.[0]).toMatchObject({
      projects: [{ name: 'Ledger', pictures: ['/media/a/640x480.webp'] }],
    });
  });

  it('go with a file that is deleted', async () => {
    server.use(answer('media.delete', undefined as never));
    const { user, fields } = await open(
      [picture('a', 'A ledger')],
      ['/media/a/640x480.webp#focus=1,2'],
    );
    expect(fields.getByRole<HTMLInputElement>('checkbox', { name: 'A ledger' }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Delete a.png' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await fields.findByText(/^Upload pictures to your media gallery/)).toBeTruthy();
    expect(screen.getByText('Nothing to save')).toBeTruthy();
  });
});

describe('how complete a page is', () => {
  it('asks for none of the parts that few people have', () => {
    expect(nextSteps({ ...portfolio, profileImage: pictureAt('/media/1/640x640.webp') })).toEqual(
      nextSteps({
        ...portfolio,
        profileImage: pictureAt('/media/1/640x640.webp'),
        languages: [{ id: 'l', name: 'French', level: '' }],
        availability: 'open',
      }),
    );
  });
});
