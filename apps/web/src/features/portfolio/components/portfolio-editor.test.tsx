import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { server } from '#testing/server.ts';
import { editPortfolio, field } from '../testing/open-portfolio.tsx';
import { portfolio } from '../testing/sample-portfolio.ts';

const save = () => screen.getByRole('button', { name: 'Save Changes' });
const group = (name: string) => within(screen.getByRole('group', { name }));
const unfold = async (user: UserEvent, name: string) => {
  await user.click(group(name).getByText(name));
  return group(name);
};

describe('editing', () => {
  it('saves everything that was changed and returns to the view', async () => {
    const saved = vi.fn();
    server.use(
      answer('portfolio.save', ({ body }) => {
        saved(body);
        return { ...portfolio, headline: 'Fresh from the server' };
      }),
    );
    const { user } = await editPortfolio();
    await user.clear(field('Headline'));
    await user.type(field('Headline'), 'I build ledgers');
    const job = await unfold(user, 'Lead engineer');
    const company = job.getByRole('textbox', { name: 'Company' });
    await user.clear(company);
    await user.type(company, 'Maître');
    await user.click(save());
    expect(await screen.findByText('Fresh from the server')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Portfolio' })).toBeTruthy();
    const { version: _base, ...stored } = portfolio;
    expect(saved.mock.calls[0]?.[0]).toEqual({
      ...stored,
      headline: 'I build ledgers',
      experiences: [{ ...portfolio.experiences[0], company: 'Maître' }],
    });
  });

  it('drops the unsaved edits with Cancel', async () => {
    const { user } = await editPortfolio();
    await user.type(field('Headline'), ' and sleep well');
    await user.type(field('Skill'), 'Kafka{Enter}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('I make payments boring')).toBeTruthy();
    expect(screen.queryByText('Kafka')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit Portfolio' }));
    expect(field('Headline').value).toBe('I make payments boring');
  });

  it('brings the edits back by Undo, forms for new items too', async () => {
    const { user } = await editPortfolio();
    await user.type(field('Headline'), ' and sleep well');
    await user.click(screen.getByRole('button', { name: 'Add Link' }));
    await user.type(
      within(screen.getByRole('form', { name: 'New link' })).getByRole('textbox', { name: 'Name' }),
      'Blog',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByDisplayValue('I make payments boring and sleep well');
    const form = within(screen.getByRole('form', { name: 'New link' }));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Blog');
  });

  it('says in plain words that the server cannot be reached, and saves when it can', async () => {
    server.use(unreachable('portfolio.save'));
    const { user } = await editPortfolio();
    await user.type(field('Headline'), ' and sleep well');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to save portfolio');
    expect(alert.textContent).toContain('No connection. Kept on this device.');
    expect(field('Headline').value).toBe('I make payments boring and sleep well');
    server.use(answer('portfolio.save', portfolio));
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Edit Portfolio' })).toBeTruthy();
  });

  it('keeps what was typed when saving fails, and says why beside the field', async () => {
    server.use(
      refuse('portfolio.save', 'conflict', {
        detail: 'This address is already taken',
        errors: [{ path: 'customUrl', message: 'This address is already taken' }],
      }),
    );
    const { user } = await editPortfolio();
    await user.clear(field('Custom URL'));
    await user.type(field('Custom URL'), 'ngozi');
    await user.click(save());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to save portfolio');
    expect(field('Custom URL').value).toBe('ngozi');
    expect(field('Custom URL').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Custom URL'));
  });

  it('tells what the contract refuses without asking the server', async () => {
    const { user } = await editPortfolio();
    const job = await unfold(user, 'Lead engineer');
    await user.clear(job.getByRole('textbox', { name: 'Company' }));
    await user.click(job.getByText('Lead engineer'));
    await user.clear(field('Custom URL'));
    await user.type(field('Custom URL'), 'admin');
    await user.click(save());
    expect(await screen.findByText('Failed to save portfolio')).toBeTruthy();
    expect(job.getByRole('textbox', { name: 'Company' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Company is required')).toBeTruthy();
    expect(screen.getByText('This address is reserved')).toBeTruthy();
  });

  it('says that there is too much of it without sending it, and keeps it', async () => {
    const saved = vi.fn(() => portfolio);
    server.use(answer('portfolio.save', saved));
    const [job] = portfolio.experiences;
    if (!job) throw new Error('the sample has no experience');
    const description = 'a'.repeat(50_000);
    const many = Array.from({ length: 40 }, (_, n) => ({ ...job, id: `job-${n}`, description }));
    const { user } = await editPortfolio({ experiences: many });
    await user.type(field('Headline'), '!');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('can have 2 MB');
    expect(field('Headline').value).toBe('I make payments boring!');
    expect(saved).not.toHaveBeenCalled();
  });

  it('keeps the edits while another page is open', async () => {
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.click(screen.getByRole('button', { name: 'Another page' }));
    expect(screen.queryByRole('textbox', { name: 'Headline' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Another page' }));
    expect(await screen.findByDisplayValue('I make payments boring!')).toBeTruthy();
  });

  it('keeps them where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.click(screen.getByRole('button', { name: 'Another page' }));
    await user.click(screen.getByRole('button', { name: 'Another page' }));
    expect(await screen.findByDisplayValue('I make payments boring!')).toBeTruthy();
  });
});

describe('saving while something is being added', () => {
  it('says what it waits for, and saves when that has arrived', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const saved = vi.fn();
    const link = { id: 'l2', name: 'Blog', url: 'https://b.example' };
    server.use(
      answer('portfolio.links.add', async () => {
        await promise;
        return link;
      }),
      answer('portfolio.save', ({ body }) => {
        saved(body.links?.map(({ name }) => name));
        return { ...portfolio, version: 9 };
      }),
    );
    const { user } = await editPortfolio();
    await user.click(screen.getByRole('button', { name: 'Add Link' }));
    const form = within(screen.getByRole('form', { name: 'New link' }));
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Blog');
    await user.type(form.getByRole('textbox', { name: 'URL' }), 'https://b.example{Enter}');
    await user.click(save());
    expect(await screen.findByText(/Waiting for your latest additions/)).toBeTruthy();
    expect(saved).not.toHaveBeenCalled();
    resolve();
    expect(await screen.findByRole('button', { name: 'Edit Portfolio' })).toBeTruthy();
    expect(saved).toHaveBeenCalledExactlyOnceWith(['Code', 'Blog']);
  });
});

describe('skills', () => {
  it('are added by Enter and by the button, trimmed, once each, and stay local', async () => {
    const { user } = await editPortfolio();
    await user.type(field('Skill'), '  Kafka {Enter}');
    await user.type(field('Skill'), 'Java');
    await user.click(screen.getByRole('button', { name: 'Add Skill' }));
    await user.type(field('Skill'), 'Java{Enter}   {Enter}');
    const skills = within(screen.getByRole('list', { name: 'Skills' }));
    expect(skills.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'TypeScript',
      'Kafka',
      'Java',
    ]);
    await user.click(skills.getByRole('button', { name: 'Remove Kafka' }));
    expect(skills.queryByText('Kafka')).toBeNull();
  });
});

describe('the profile image', () => {
  const choose = () => screen.getByLabelText('Upload Photo', { selector: 'input' });

  it('is uploaded with nothing but the file and its key, and saved at once', async () => {
    const uploaded = vi.fn();
    const saved = vi.fn();
    const url = '/media/1/640x640.webp';
    const stored = `${url}#focus=50,35`;
    server.use(
      answer('media.upload', ({ form }) => {
        uploaded([...(form?.keys() ?? [])]);
        return {
          id: '1',
          type: 'image' as const,
          title: '',
          description: '',
          alt: '',
          url,
          file: 'me.png',
        };
      }),
      answer('portfolio.save', ({ body }) => {
        saved(body);
        return { ...portfolio, profileImage: pictureAt(stored) };
      }),
    );
    const { user } = await editPortfolio();
    await user.upload(choose(), new File(['x'], 'me.png', { type: 'image/png' }));
    await screen.findByRole('button', { name: 'Change Photo' });
    expect(uploaded).toHaveBeenCalledExactlyOnceWith(['key', 'file']);
    expect(saved).toHaveBeenCalledExactlyOnceWith({ profileImage: stored });
    // what pages cut from it is there at once, and to be moved
    const crops = within(screen.getByRole('list', { name: 'How it will be cropped' }));
    expect(crops.getAllByRole('listitem')).toHaveLength(3);
    await user.click(save());
    await screen.findByRole('button', { name: 'Edit Portfolio' });
    expect(saved.mock.calls[1]?.[0]).toMatchObject({ profileImage: stored });
  });

  it('is taken off at once, and the rest stays unsaved', async () => {
    const saved = vi.fn();
    server.use(
      answer('portfolio.save', ({ body }) => {
        saved(body);
        return { ...portfolio, version: 8 };
      }),
    );
    const { user } = await editPortfolio({ profileImage: pictureAt('/media/1/640x640.webp') });
    await user.type(field('Headline'), '!');
    await user.click(screen.getByRole('button', { name: 'Remove Photo' }));
    expect(await screen.findByRole('button', { name: 'Upload Photo' })).toBeTruthy();
    expect(saved).toHaveBeenCalledExactlyOnceWith({ profileImage: pictureAt('') });
    expect(screen.getByText('You have unsaved changes')).toBeTruthy();
  });

  it('does not keep the words waiting while it is on its way', async () => {
    const saved = vi.fn();
    const arrived = Promise.withResolvers<void>();
    server.use(
      answer('media.upload', () => {
        arrived.resolve();
        return new Promise<never>(() => {});
      }),
      answer('portfolio.save', ({ body }) => {
        saved(body);
        return { ...portfolio, version: 8 };
      }),
    );
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.upload(choose(), new File(['x'], 'me.png', { type: 'image/png' }));
    expect(
      await screen.findByText(/A file is still uploading and is saved automatically/),
    ).toBeTruthy();
    await arrived.promise;
    await user.click(save());
    expect(await screen.findByRole('button', { name: 'Edit Portfolio' })).toBeTruthy();
    // the file would be taken for one without a use
    expect(saved.mock.calls[0]?.[0]).not.toHaveProperty('profileImage');
  });

  it('is not called saved when it could not be uploaded', async () => {
    server.use(
      refuse('media.upload', 'unsupported-media-type', { detail: 'That is no picture' }),
      answer('portfolio.save', { ...portfolio, version: 8 }),
    );
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.upload(choose(), new File(['x'], 'me.png', { type: 'image/png' }));
    await screen.findByText(/could not be uploaded and is not saved/);
    await user.click(save());
    expect(await screen.findByText(/Your changes are saved. A file is not/)).toBeTruthy();
    expect(screen.queryByText('Your portfolio is saved')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Failed to upload profile image');
    expect(takeConsoleErrors()[0]?.[0]).toBe('Failed to upload profile image');
  });

  it('says what is wrong with a refused file, and keeps the edits', async () => {
    server.use(refuse('media.upload', 'unsupported-media-type', { detail: 'That is no picture' }));
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await user.upload(choose(), new File(['x'], 'me.png', { type: 'image/png' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to upload profile image');
    expect(alert.textContent).toContain('That is no picture');
    expect(field('Headline').value).toBe('I make payments boring!');
    expect(takeConsoleErrors()[0]?.[0]).toBe('Failed to upload profile image');
  });
});
