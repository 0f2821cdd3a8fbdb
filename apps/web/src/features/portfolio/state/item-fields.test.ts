import { portfolioListNames } from '@vitrine/contracts';
import { expect, it } from 'vitest';
import { valuesOf } from '#lib/editing/field.ts';
import { itemFields } from './item-fields.ts';
import { blankAdditions } from './item-kinds.ts';

it.each(portfolioListNames)('the blank form for %s has every field that it asks for', (kind) => {
  expect(blankAdditions[kind]).toEqual(valuesOf(itemFields[kind], {}));
});
