import { describe, expect, expectTypeOf, it } from 'vitest';
import { refusedFields } from '../refusals.ts';
import { z } from '../zod.ts';
import { type Fields, field, filterNames, searchedFields, type Whole } from './fields.ts';
import { filterShape, inputShape } from './schemas.ts';

const fields = {
  title: field.required('titleRequired', { max: 5, searched: true }),
  color: field.choice(['blue', 'green'], { filter: 'Only this color.' }),
  shape: field.choice(['round', 'flat']),
} as const satisfies Fields;

describe('a record', () => {
  it('is searched and filtered by the fields that say so', () => {
    expect([searchedFields(fields), filterNames(fields)]).toEqual([['title'], ['color']]);
    const query = z.object(filterShape(fields));
    expectTypeOf<z.infer<typeof query>>().toEqualTypeOf<{ color?: 'blue' | 'green' | undefined }>();
    expect(query.parse({ color: 'blue', shape: 'flat' })).toEqual({ color: 'blue' });
    expect(query.safeParse({ color: 'red' }).success).toBe(false);
    expect(query.shape.color.description).toBe('Only this color.');
  });

  it.each([
    ['', 'titleRequired'],
    ['Longer', ['tooLong', { limit: 5 }]],
  ])('says of a required line of at most five letters that is %j: %j', (title, error) => {
    const result = z.object(inputShape(fields)).safeParse({ title });
    expect(refusedFields(result.error?.issues ?? [])).toEqual([{ path: 'title', said: error }]);
  });

  it('does not compile where a presenter or a patch forgets a field', () => {
    const whole: Whole<typeof fields> = { title: 'A', color: 'blue', shape: 'flat' };
    // @ts-expect-error the shape is missing
    const forgetful: Whole<typeof fields, { id: string }> = { id: '1', title: 'A', color: 'blue' };
    expect(Object.keys(whole)).not.toEqual(Object.keys(forgetful));
  });
});
