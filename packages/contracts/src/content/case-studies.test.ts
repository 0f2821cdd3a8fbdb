import { describe, expect, it } from 'vitest';
import { caseStudyAddresses } from './case-studies.ts';

describe('the addresses of case studies', () => {
  it('are their names', () => {
    const projects = [
      { id: '1', name: 'GigBridge' },
      { id: '2', name: 'Maître' },
    ];
    expect([...caseStudyAddresses(projects).values()]).toEqual(['gigbridge', 'maitre']);
  });

  it.each([
    ['Cœur', 'coeur'],
    ['Ɓamboutos & Ŋgɔ̀n', 'bamboutos-ngon'],
    ['Straße nach Øst', 'strasse-nach-ost'],
    ['Проект Œuvre', 'проект-oeuvre'],
    ['خريطة الطرق', 'خريطة-الطرق'],
  ])('have letters that everyone can type, where there are such: %j', (name, address) => {
    expect(caseStudyAddresses([{ id: '1', name }]).get('1')).toBe(address);
  });

  it('are never the same, and never empty', () => {
    const names = ['Maître', 'maitre', '…', 'Maître'];
    const projects = names.map((name, index) => ({ id: `id-${index}`, name }));
    expect([...caseStudyAddresses(projects).values()]).toEqual(['maitre', 'id-1', 'id-2', 'id-3']);
  });
});
