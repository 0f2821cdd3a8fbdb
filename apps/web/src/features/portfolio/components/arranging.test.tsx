import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answer } from '#testing/answer.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { server } from '#testing/server.ts';
import { editPortfolio } from '../testing/open-portfolio.tsx';
import { portfolio } from '../testing/sample-portfolio.ts';

const links = ['Code', 'Blog', 'Talks'].map((name, place) => ({
  id: `l${place}`,
  name,
  url: `https://${place}.example`,
}));
const sectionOf = (name: string) => within(screen.getByRole('region', { name }));
const order = () =>
  sectionOf('Links')
    .getAllByRole('button', { name: /^Move \w+$/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Move ', ''));
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

function takeSaves() {
  const saved = vi.fn();
  server.use(
    answer('portfolio.save', ({ body }) => {
      saved(body);
      return { ...portfolio, version: 8 };
    }),
  );
  return saved;
}

describe('the order of a list', () => {
  it('is changed by the keyboard, told of, and saved', async () => {
    const saved = takeSaves();
    const { user } = await editPortfolio({ links });
    handle('Talks').focus();
    await user.keyboard('{ArrowUp}');
    expect(order()).toEqual(['Code', 'Talks', 'Blog']);
    expect(screen.getByText('Talks is now 2 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(handle('Talks'));
    await user.keyboard('{Home}');
    expect(order()).toEqual(['Talks', 'Code', 'Blog']);
    await user.keyboard('{ArrowUp}{End}');
    expect(order()).toEqual(['Code', 'Blog', 'Talks']);
    await user.keyboard('{Home}');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Edit Portfolio' });
    const sent = saved.mock.calls[0]?.[0].links.map(({ id }: { id: string }) => id);
    expect(sent).toEqual(['l2', 'l0', 'l1']);
  });

  it('is changed by the buttons of an open item', async () => {
    const { user } = await editPortfolio({ links });
    await user.click(within(screen.getByRole('group', { name: 'Code' })).getByText('Code'));
    await user.click(screen.getByRole('button', { name: 'Move Code down' }));
    expect(order()).toEqual(['Blog', 'Code', 'Talks']);
  });

  it('is changed for skills, too', async () => {
    const { user } = await editPortfolio({ skills: ['TypeScript', 'Kafka'] });
    handle('Kafka').focus();
    await user.keyboard('{ArrowLeft}');
    const skills = within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem');
    expect(skills.map((skill) => skill.textContent)).toEqual(['Kafka', 'TypeScript']);
  });
});

describe('the order of the page', () => {
  it('is changed in its panel, and saved', async () => {
    const saved = takeSaves();
    const { user } = await editPortfolio();
    expect(screen.queryByRole('list', { name: 'Page order' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change order' }));
    await user.click(screen.getByRole('button', { name: 'Move Projects up' }));
    const sections = within(screen.getByRole('list', { name: 'Page order' }));
    expect(sections.getAllByRole('listitem')[1]?.textContent).toBe('Projects');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Edit Portfolio' });
    expect(saved.mock.calls[0]?.[0].sections.slice(0, 3)).toEqual([
      'about',
      'projects',
      'experiences',
    ]);
  });
});

describe('services and products', () => {
  const product = { id: 'x', name: 'Old kit', description: '', price: '' };
  const review = { name: 'Review', description: '', price: '50,000 XAF' };

  it('are saved at once when they are added or deleted, and nothing else with them', async () => {
    const saved = vi.fn();
    const deleted = vi.fn();
    server.use(
      answer('portfolio.services.add', ({ body: { key: _, ...entry } }) => {
        saved(entry);
        return { ...entry, id: 'r' };
      }),
      answer('portfolio.products.delete', ({ params }) => void deleted(params)),
    );
    const { user } = await editPortfolio({ products: [product] });
    await user.type(screen.getByRole('textbox', { name: 'Headline' }), '!');
    await user.click(screen.getByRole('button', { name: 'Add Service' }));
    const form = within(screen.getByRole('form', { name: 'New service' }));
    await user.click(form.getByRole('button', { name: 'Add Service' }));
    expect(sectionOf('Services').queryAllByRole('group')).toEqual([]);
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Review');
    await user.type(form.getByRole('textbox', { name: 'Price' }), '50,000 XAF');
    await user.click(form.getByRole('button', { name: 'Add Service' }));
    expect(await screen.findByRole('group', { name: 'Review' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'New service' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete Old kit' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Old kit' })).toBeNull());
    expect(saved).toHaveBeenCalledExactlyOnceWith(review);
    expect(deleted).toHaveBeenCalledExactlyOnceWith({ id: 'x' });
    expect(screen.getByDisplayValue('I make payments boring!')).toBeTruthy();
  });
});

describe('completeness and preview', () => {
  it('says how far the page is and leads to the field of the next thing', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const { user } = await editPortfolio({
      profileImage: pictureAt('/media/1/640x640.webp'),
      location: 'Limbe, Cameroon',
      skills: [],
    });
    expect(screen.getByText('9 of 10 parts complete')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: /^Your skills/ }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Skill' }));
    await user.keyboard('Kafka{Enter}');
    expect(screen.getByText('10 of 10 parts complete')).toBeTruthy();
  });

  it('leads to the dates of the current job, not to those of another', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    const [job] = portfolio.experiences;
    if (!job) throw new Error('The sample has no job');
    const { user } = await editPortfolio({
      experiences: [
        { ...job, period: '' },
        { ...job, id: 'e2', title: 'Before' },
      ],
    });
    await user.click(screen.getByRole('link', { name: /^Your current job has no dates/ }));
    const current = screen.getByRole('group', { name: job.title });
    expect(current.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.getAttribute('name')).toBe('period');
  });

  it('shows the page as it comes to be, and keeps the form as it was', async () => {
    const { user } = await editPortfolio();
    await user.click(within(screen.getByRole('group', { name: 'Ledger' })).getByText('Ledger'));
    await user.type(screen.getByRole('textbox', { name: 'Headline' }), '!');
    await user.click(screen.getByRole('tab', { name: 'Current page' }));
    const preview = within(screen.getByRole('region', { name: 'Your current page' }));
    expect(preview.getByText('I make payments boring!')).toBeTruthy();
    expect(screen.getByText(/including unsaved changes/)).toBeTruthy();
    const toPreview = screen.getByRole('link', { name: 'Open the preview' });
    expect(toPreview.getAttribute('href')).toBe('/user/preview');
    await user.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(screen.getByDisplayValue('It forgives.')).toBeTruthy();
  });
});
