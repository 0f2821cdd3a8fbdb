import { describe, expect, it } from 'vitest';
import { readableTitle, shownCaption, textBlocks } from './shown-words.ts';

const text = (...lines: string[]) => ({ isList: false, lines });
const list = (...lines: string[]) => ({ isList: true, lines });

describe('the blocks of a text', () => {
  it.each([
    ['', []],
    ['One\nTwo\n\nThree', [text('One', 'Two', '', 'Three')]],
    ['- one\n• two', [list('one', 'two')]],
    ['Did:\n- one\n\n- two\nAnd more', [text('Did:'), list('one', 'two'), text('And more')]],
    ['2018 - 2020', [text('2018 - 2020')]],
    ['-5 degrees', [text('-5 degrees')]],
  ])('%j are %j', (written, blocks) => {
    expect(textBlocks(written)).toEqual(blocks);
  });
});

describe('readableTitle', () => {
  it.each([
    ['Field day in Kumbo', 'Field day in Kumbo'],
    ['me on the mountain.webp', 'me on the mountain'],
    ['market-day_2026.JPG', 'market day 2026'],
    ['CV Ngozi-Fonyuy.pdf', 'CV Ngozi-Fonyuy'],
    ['A well-known title', 'A well-known title'],
    ['Version 2.0', 'Version 2.0'],
    ['.png', '.png'],
    ['---.png', '---.png'],
  ])('reads %j as %j', (title, shown) => {
    expect(readableTitle({ title })).toBe(shown);
  });
});

describe('the caption of a picture', () => {
  it.each([
    'IMG_2034.jpg',
    'IMG_2034',
    'IMG_2034 (1).JPG',
    'IMG-20260304-WA0012.jpg',
    'DSC_0042.JPG',
    'DSCF1234.jpg',
    'P1010001.jpg',
    'PXL_20260102_101112345.MP.jpg',
    'Screenshot 2026-03-04 at 10.20.30 PM.png',
    'Screenshot_20260304-102030.png',
    "Capture d'écran 2026-03-04 102030.png",
    'WhatsApp Image 2026-03-04 at 10.20.30.jpeg',
    '20260304_093000.jpg',
    'image.png',
    'Screenshot_20230101-120000_Chrome.jpg',
    'Screenshot_2023-01-01-12-00-00-123_com.whatsapp.png',
    'IMG_20230101_120000_HDR.jpg',
    'IMG_E1234.JPG',
    'PXL_20260102_101112345.PORTRAIT.jpg',
    'PXL_20260102_101112345.RAW-01.COVER.jpg',
    '_MG_1234.JPG',
    'MVI_1234.MP4',
    'GX010001.MP4',
    'Capture d’écran 2026-03-04 à 12.00.00.png',
    'Capture d’e\u0301cran 2026-03-04 a\u0300 12.00.00.png',
    '7f9c24e8-3b12-4e8f-9a51-0c1d2e3f4a5b.webp',
  ])('is not what a camera called the file: %s', (title) => {
    expect(shownCaption({ title })).toBe('');
  });

  it.each([
    ['Field day in Kumbo', 'Field day in Kumbo'],
    ['market-day_2026.JPG', 'market day 2026'],
    ['Screenshot of the order page', 'Screenshot of the order page'],
    ['The image sensor', 'The image sensor'],
    ['Version 2.0', 'Version 2.0'],
    ['2026', '2026'],
    ['Decade', 'Decade'],
    ['Portrait photo 2024', 'Portrait photo 2024'],
    ['MG 1234', 'MG 1234'],
    ['Stand GX01', 'Stand GX01'],
    ['Screenshot_of_the_order.png', 'Screenshot of the order'],
  ])('is the title that its owner wrote: %s', (title, shown) => {
    expect(shownCaption({ title })).toBe(shown);
  });
});
