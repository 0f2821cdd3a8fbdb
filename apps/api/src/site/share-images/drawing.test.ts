import { NO_PICTURE, words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { drawPortfolio, drawPost } from './cards.ts';
import { canShow, faces } from './drawing.ts';

const article = (title: string, readingTime = words.en.cards.readingTime(4)) =>
  drawPost({
    title,
    company: 'Etinde Works',
    category: 'blue',
    categoryName: 'Building',
    cover: NO_PICTURE,
    readingTime,
  });
const portfolio = (name: string) =>
  drawPortfolio(
    { name, line: 'Engineer', address: 'example.com/p/ngo', company: 'Etinde Works' },
    false,
  );
const paths = (svg: string) => svg.match(/<path transform/g)?.length ?? 0;
/** The last line of words, which is the title. */
const titleOf = (svg: string) => /<g transform="translate\(68 550\)">(.*)<\/g>/.exec(svg)?.[1];

describe('the card of an article', () => {
  it('is set in the face of the site', () => {
    expect(titleOf(article('Building'))).toContain(faces.title[0].draw('Building', 88));
  });

  it('is set whole in another where the first lacks a letter', () => {
    const title = titleOf(article('Mɛ̀dɛ́ndɛ̂'));
    expect(title).toContain(faces.title[1].draw('Mɛ̀dɛ́ndɛ̂', 88));
  });

  it.each(['مرحبا بالعالم', 'Bamenda 日本', '🚀', ''])(
    'says what %j is about, and not half of it',
    (title) => {
      const drawn = article(title);
      expect(titleOf(drawn)).toBe(titleOf(article('Building')));
      // and does not say it twice
      const label = faces.strong[0].draw('Building', 28);
      expect(article('Building')).toContain(label);
      expect(drawn).not.toContain(label);
    },
  );
});

describe('the time that an article takes', () => {
  it.each(['4 min read', '4 min de lecture'])('is on its card: %s', (time) => {
    expect(article('Building', time)).toContain(faces.text[0].draw(time, 28));
  });
});

describe('the card of a portfolio', () => {
  it('says the address large where the name cannot be drawn', () => {
    expect(portfolio('محمد')).toContain(faces.title[0].draw('example.com/p/ngo', 88));
    expect(paths(portfolio('محمد'))).toBeLessThan(paths(portfolio('Ngo')));
  });

  it('shows a name with every letter that it has', () => {
    expect(portfolio('Ngɔ̀nnsɔ̂')).toContain(faces.title[1].draw('Ngɔ̀nnsɔ̂', 88));
  });
});

describe('a text', () => {
  it.each([
    ['Étude', true],
    ['ɓɗŋɛɔ', true],
    ['Łódź, Владимир', true],
    ['日', false],
    ['  ', false],
  ])('%j can be shown whole: %s', (text, can) => {
    expect(canShow(text, faces.text)).toBe(can);
  });
});

it('sets a long name smaller rather than breaking it', () => {
  const name = 'Ndikumnebangurandze';
  const card = drawPortfolio({ name, line: '', address: '', company: 'Etinde Works' }, true);
  const sizes = [88, 76, 64, 52, 44];
  const whole = sizes.filter((size) => card.includes(faces.title[0].draw(name, size)));
  expect(whole).toHaveLength(1);
  expect(whole[0]).toBeLessThan(88);
});
