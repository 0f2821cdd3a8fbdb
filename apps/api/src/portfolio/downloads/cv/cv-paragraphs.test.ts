import { describe, expect, it } from 'vitest';
import { paragraphsOf } from './cv-layout.ts';

describe('what was typed into a text area', () => {
  it('is paragraphs, and points without their marks', () => {
    expect(paragraphsOf('One\n\n- two\r\n•  three\n\n\nfour - five')).toEqual([
      { text: 'One', bullet: false, apart: false },
      { text: 'two', bullet: true, apart: true },
      { text: 'three', bullet: true, apart: false },
      { text: 'four - five', bullet: false, apart: true },
    ]);
  });

  it('is nothing where only space was typed', () => {
    expect(paragraphsOf(' \n\t\n\u200b')).toEqual([]);
  });
});
