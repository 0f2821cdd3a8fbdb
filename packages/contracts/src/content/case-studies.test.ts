import { describe, expect, it } from 'vitest';
import { anchor, caseStudyAddresses } from './case-studies.ts';

describe('anchor', () => {
  it.each([
    ['GigBridge', 'gigbridge'],
    ['Maître D’hôtel', 'maitre-d-hotel'],
    [' Where the data is, and who sees it ', 'where-the-data-is-and-who-sees-it'],
  ])('writes %j as %j', (name, expected) => {
    expect(anchor(name)).toBe(expected);
  });
});

describe('the addresses of case studies', () => {
  it('are their names', () => {
    const projects = [
      { id: '1', name: 'GigBridge' },
      { id: '2', name: 'Maître' },
    ];
    expect([...caseStudyAddresses(projects).values()]).toEqual(['gigbridge', 'maitre']);
  });

  it('are never the same, and never empty', () => {
    const names = ['Maître', 'maitre', '…', 'Maître'];
    const projects = names.map((name, index) => ({ id: `id-${index}`, name }));
    expect([...caseStudyAddresses(projects).values()]).toEqual(['maitre', 'id-1', 'id-2', 'id-3']);
  });
});
