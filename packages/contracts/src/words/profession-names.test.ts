import { expect, it } from 'vitest';
import { professions } from '../entities/professions.ts';
import { professionIn, professionNames } from './profession-names.ts';

it.each(professions)('offers %s under its own name in English', (profession) => {
  expect(professionNames.en[profession]).toBe(profession);
});

it.each([
  ['en', 'Data Scientist', 'Data Scientist'],
  ['fr', 'Graphic Designer', 'Graphiste'],
  ['en', 'Other', ''],
  ['fr', 'Other', ''],
  // of an earlier release
  ['fr', 'Site engineer', 'Site engineer'],
] as const)('in %s says %s as "%s"', (locale, stored, said) => {
  expect(professionIn(locale, stored)).toBe(said);
});

it('says what a person calls it instead, unless that is blank', () => {
  expect(professionIn('fr', 'Other', 'Site engineer')).toBe('Site engineer');
  expect(professionIn('fr', 'Graphic Designer', ' ')).toBe('Graphiste');
});
