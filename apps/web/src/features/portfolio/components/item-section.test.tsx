import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer, refuse } from '#testing/answer.ts';
import { takeConsoleErrors } from '#testing/console-errors.ts';
import { server } from '#testing/server.ts';
import { editPortfolio, field, unfold } from '../testing/open-portfolio.tsx';

const form = (name: string) => within(screen.getByRole('form', { name }));
const input = (formName: string, label: string) =>
  form(formName).getByRole<HTMLInputElement>('textbox', { name: label });

const kinds = [
  {
    endpoint: 'portfolio.experiences.add',
    form: 'New experience',
    button: 'Add Experience',
    required: { Title: 'Mentor', Company: 'Night school' },
    added: { title: 'Mentor', company: 'Night school', period: '', description: '' },
    failure: 'Failed to add experience',
  },
  {
    endpoint: 'portfolio.educations.add',
    form: 'New education',
    button: 'Add Education',
    required: { Degree: 'BSc', Institution: 'Yaoundé I' },
    added: { degree: 'BSc', institution: 'Yaoundé I', year: '' },
    failure: 'Failed to add education',
  },
  {
    endpoint: 'portfolio.projects.add',
    form: 'New project',
    button: 'Add Project',
    required: { Name: 'Board', Description: 'Prices by SMS' },
    added: {
      ...{ name: 'Board', description: 'Prices by SMS', technologies: [] },
      ...{ role: '', period: '', url: '', pictures: [] },
    },
    failure: 'Failed to add project',
  },
  {
    endpoint: 'portfolio.links.add',
    form: 'New link',
    button: 'Add Link',
    required: { Name: 'Blog', URL: 'https://ngozi.example' },
    added: { name: 'Blog', url: 'https://ngozi.example' },
    failure: 'Failed to add link',
  },
] as const;

describe('what is folded', () => {
  it('says what tells it from others of its name', async () => {
    await editPortfolio({
      projects: [{ id: 'p', name: 'Ledger', description: 'It adds.', technologies: ['Go', 'SMS'] }],
      services: [{ id: 's', name: 'Audit', description: '', price: 'from 350,000 XAF' }],
      experiences: [
        { id: 'e', title: 'Engineer', company: 'Tiko Port', period: '2020', description: '' },
        { id: 'f', title: 'Engineer', company: 'Mbanga Rail', period: '', description: '' },
      ],
    });
    for (const [section, ...details] of [
      ['Experience', 'Tiko Port · 2020', 'Mbanga Rail'],
      ['Education', 'University of Buea · 2016'],
      ['Projects', 'Go · SMS'],
      ['Links', 'github.com'],
      ['Services', 'from 350,000 XAF'],
    ] as const) {
      const part = within(screen.getByRole('region', { name: section }));
      for (const detail of details) expect(part.getByText(detail)).toBeTruthy();
    }
  });
});

describe.each(kinds)('$button', (kind) => {
  const add = () => form(kind.form).getByRole('button', { name: kind.button });
  const fields = Object.entries(kind.required);

  it('does nothing while a required part is blank', async () => {
    // No handler: a call would fail the test.
    const { user } = await editPortfolio();
    await unfold(user, kind.button);
    await user.click(add());
    for (const [label, text] of fields.slice(1)) await user.type(input(kind.form, label), text);
    await user.type(input(kind.form, fields[0]?.[0] ?? ''), '   ');
    await user.click(add());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('calls the endpoint at once and leaves other edits alone', async () => {
    const called = vi.fn();
    server.use(
      answer(kind.endpoint, ({ body }) => {
        called(body);
        return { ...kind.added, id: 'new' } as never;
      }),
    );
    const { user } = await editPortfolio();
    await user.type(field('Headline'), '!');
    await unfold(user, kind.button);
    for (const [label, text] of fields) await user.type(input(kind.form, label), text);
    await user.click(add());
    const name = fields[0]?.[1] ?? '';
    expect(await screen.findByRole('group', { name })).toBeTruthy();
    expect(called).toHaveBeenCalledExactlyOnceWith({
      ...kind.added,
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(field('Headline').value).toBe('I make payments boring!');
    await unfold(user, kind.button);
    for (const [label] of fields) expect(input(kind.form, label).value).toBe('');
  });

  it('tells of a failure, logs it, and keeps the text', async () => {
    server.use(refuse(kind.endpoint, 'unavailable', { detail: 'Come back later' }));
    const { user } = await editPortfolio();
    await unfold(user, kind.button);
    for (const [label, text] of fields) await user.type(input(kind.form, label), text);
    await user.click(add());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(kind.failure);
    expect(alert.textContent).toContain('Come back later');
    for (const [label, text] of fields) expect(input(kind.form, label).value).toBe(text);
    expect(takeConsoleErrors().map(([message]) => message)).toEqual([kind.failure]);
  });
});

describe('a new link', () => {
  it('has a field for addresses, and says what is wrong with one', async () => {
    const { user } = await editPortfolio();
    await unfold(user, 'Add Link');
    expect(input('New link', 'URL').type).toBe('url');
    await user.type(input('New link', 'Name'), 'Blog');
    await user.type(input('New link', 'URL'), 'javascript:alert(1){Enter}');
    const wrong = 'URL must start with https://, http:// or mailto:';
    expect(screen.getByText(wrong)).toBeTruthy();
    await user.type(input('New link', 'Name'), '!');
    expect(screen.getByText(wrong)).toBeTruthy();
    await user.clear(input('New link', 'URL'));
    expect(screen.queryByText(wrong)).toBeNull();
  });
});

describe('technologies', () => {
  it('are added by Enter without adding the project', async () => {
    const { user } = await editPortfolio();
    await unfold(user, 'Add Project');
    await user.type(input('New project', 'Technology'), ' Kafka {Enter}  {Enter}');
    const list = form('New project').getByRole('list', { name: 'Technologies' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(within(list).getByText('Kafka')).toBeTruthy();
  });

  it('count when the project is added right after the last one was typed', async () => {
    const called = vi.fn();
    server.use(
      answer('portfolio.projects.add', ({ body }) => {
        called(body.technologies);
        const { key: _once, ...project } = body;
        return { ...project, id: 'new' };
      }),
    );
    const { user } = await editPortfolio();
    await unfold(user, 'Add Project');
    await user.type(input('New project', 'Name'), 'Board');
    await user.type(input('New project', 'Description'), 'Prices by SMS');
    await user.type(input('New project', 'Technology'), 'Kafka');
    const add = form('New project').getByRole('button', { name: 'Add Project' });
    await user.pointer({ target: add, keys: '[MouseLeft>]' });
    // What is pressed must not move away before it is let go.
    expect(form('New project').queryByRole('list')).toBeNull();
    await user.pointer({ target: add, keys: '[/MouseLeft]' });
    expect(await screen.findByRole('group', { name: 'Board' })).toBeTruthy();
    expect(called).toHaveBeenCalledExactlyOnceWith(['Kafka']);
    await unfold(user, 'Add Project');
    expect(input('New project', 'Technology').value).toBe('');
  });
});

describe('deleting', () => {
  const ask = async () => {
    const view = await editPortfolio();
    await view.user.type(field('Headline'), '!');
    await view.user.click(screen.getByRole('button', { name: 'Delete Lead engineer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    return { ...view, dialog, confirm: dialog.getByRole('button', { name: 'Delete' }) };
  };

  it('asks, calls the endpoint at once and leaves other edits alone', async () => {
    const called = vi.fn();
    server.use(
      answer('portfolio.experiences.delete', ({ params }) => {
        called(params.id);
        return undefined;
      }),
    );
    const { user, confirm } = await ask();
    expect(called).not.toHaveBeenCalled();
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Lead engineer' })).toBeNull());
    expect(called).toHaveBeenCalledExactlyOnceWith('e1');
    expect(field('Headline').value).toBe('I make payments boring!');
  });

  it.each([
    ['portfolio.educations.delete', 'MSc', 'd1'],
    ['portfolio.projects.delete', 'Ledger', 'p1'],
    ['portfolio.links.delete', 'Code', 'l1'],
    ['media.delete', 'Price list', 'm1'],
  ] as const)('calls %s for "%s"', async (endpoint, name, id) => {
    const called = vi.fn();
    server.use(
      answer(endpoint, ({ params }) => {
        called(params.id);
        return undefined;
      }),
    );
    const media = {
      id: 'm1',
      type: 'document' as const,
      title: 'Price list',
      description: '',
      alt: '',
    };
    const { user } = await editPortfolio({ media_items: [{ ...media, url: '/m', file: 'p.pdf' }] });
    await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('group', { name })).toBeNull());
    expect(called).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('tells of a failure, logs it, and keeps the item', async () => {
    server.use(refuse('portfolio.experiences.delete', 'internal', { detail: 'Not now' }));
    const { user, dialog, confirm } = await ask();
    await user.click(confirm);
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain('Failed to delete experience');
    expect(alert.textContent).toContain('Not now');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('group', { name: 'Lead engineer' })).toBeTruthy();
    expect(takeConsoleErrors().map(([message]) => message)).toEqual([
      'Failed to delete experience',
    ]);
  });

  it('takes an item that is gone already for deleted', async () => {
    server.use(refuse('portfolio.experiences.delete', 'not-found'));
    const { user, confirm } = await ask();
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Lead engineer' })).toBeNull());
  });
});
