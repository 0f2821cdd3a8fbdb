import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer } from '#testing/answer.ts';
import { server } from '#testing/server.ts';
import { editMedia, file, mediaItem, useObjectUrls } from '../testing/media.ts';
import { editPortfolio } from '../testing/open-portfolio.tsx';
import { portfolio } from '../testing/sample-portfolio.ts';

const hill = mediaItem({ id: 'a', type: 'image', title: 'The hill', url: '/media/a/2x1.webp' });
const talk = mediaItem({ id: 'b', type: 'video', title: 'A talk', url: '/media/b/video.mp4' });
const prices = mediaItem({ id: 'c' });
const media_items = [hill, talk, prices];

const list = () => screen.getByRole('list', { name: 'Files on your page' });
const names = () =>
  within(list())
    .getAllByRole('button', { name: /^Delete / })
    .map((button) => button.getAttribute('aria-label')?.replace('Delete ', ''));
const card = (name: string) => within(screen.getByRole('group', { name }));
const cv = () => within(screen.getByRole('region', { name: 'CV' }));

beforeEach(useObjectUrls);

describe('the files of a portfolio', () => {
  it('are described in place, and saved with the portfolio', async () => {
    let saved: unknown;
    server.use(
      answer('portfolio.save', ({ body }) => {
        saved = body.media_items;
        return { ...portfolio, media_items, version: 8 };
      }),
    );
    const { user } = await editPortfolio({ media_items });
    await user.click(card('The hill').getByText('The hill'));
    await user.type(card('The hill').getByRole('textbox', { name: 'Alt text' }), 'Green');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Edit Portfolio' });
    expect(saved).toMatchObject([{ id: 'a', alt: 'Green' }, { id: 'b' }, { id: 'c' }]);
  });

  it('have a text alternative where there is something to see', async () => {
    const { user } = await editPortfolio({ media_items });
    for (const name of ['The hill', 'A talk', 'Price list']) {
      await user.click(card(name).getByText(name));
    }
    expect(screen.getAllByRole('textbox', { name: 'Alt text' })).toHaveLength(2);
    expect(card('Price list').queryByRole('textbox', { name: 'Alt text' })).toBeNull();
  });

  it('are put in another order by keyboard', async () => {
    const { user } = await editPortfolio({ media_items });
    card('Price list')
      .getByRole('button', { name: /^Move Price list/ })
      .focus();
    await user.keyboard('{Home}');
    expect(names()).toEqual(['Price list', 'The hill', 'A talk']);
  });

  it('are deleted after a question, and then are nowhere any more', async () => {
    server.use(answer('media.delete', undefined as never));
    const { user } = await editPortfolio({ media_items, cv: prices.url });
    expect(cv().getByRole('link', { name: 'Price list' })).toBeTruthy();
    await user.click(card('Price list').getByRole('button', { name: 'Delete Price list' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(names()).toEqual(['The hill', 'A talk']));
    expect(cv().queryByRole('link')).toBeNull();
  });
});

describe('the CV', () => {
  const stored = mediaItem({ id: 'cv', title: 'CV Ngozi.pdf', url: '/media/cv/document.pdf' });
  const choose = () => cv().getByLabelText('Upload CV', { selector: 'input' });

  it('is uploaded from the link on the dashboard, and is the CV at once', async () => {
    const saved: unknown[] = [];
    server.use(
      answer('media.upload', stored),
      answer('portfolio.save', ({ body }) => {
        saved.push(body);
        return { ...portfolio, media_items: [stored], cv: stored.url, version: 9 };
      }),
    );
    const { user } = await editMedia();
    await user.upload(choose(), file('CV Ngozi.pdf', 'application/pdf'));
    expect(await cv().findByRole('link', { name: 'CV Ngozi.pdf' })).toBeTruthy();
    expect(saved).toEqual([{ cv: stored.url }]);
    expect(screen.getByText('Nothing to save')).toBeTruthy();
  });

  it('has to be a PDF', async () => {
    await editMedia();
    const anything = userEvent.setup({ applyAccept: false });
    await anything.upload(choose(), file('cv.docx', 'application/msword'));
    expect((await cv().findByRole('alert')).textContent).toBe(
      'cv.docx is not a PDF document. Save it as PDF and choose it again.',
    );
  });

  it('is chosen among the documents, and taken back; the file stays', async () => {
    const saved: unknown[] = [];
    server.use(
      answer('portfolio.save', ({ body }) => {
        saved.push(body);
        return { ...portfolio, media_items, cv: body.cv ?? '', version: 7 + saved.length };
      }),
    );
    const { user } = await editPortfolio({ media_items });
    await user.click(card('Price list').getByText('Price list'));
    await user.click(card('Price list').getByRole('button', { name: 'Use as CV' }));
    await user.click(await cv().findByRole('button', { name: 'Remove CV' }));
    expect(await cv().findByText('No CV yet. Choose a PDF document.')).toBeTruthy();
    expect(saved).toEqual([{ cv: prices.url }, { cv: '' }]);
    expect(names()).toContain('Price list');
  });
});
