import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints/table.ts';
import { savedReplySchema } from './entities/message.ts';
import { portfolioInputSchema } from './entities/portfolio.ts';
import { portfolioSections } from './entities/portfolio-sections.ts';
import { refusedFields } from './refusals.ts';
import { fields } from './words/en/fields.ts';
import { sentence } from './words/said.ts';
import { says, z } from './zod.ts';

const refusals = (schema: z.ZodType, value: unknown) =>
  refusedFields(schema.safeParse(value).error?.issues ?? []).map(({ path, said }) => [
    path,
    sentence(fields, said),
  ]);

const SECTIONS = portfolioSections.join(', ');

describe('a refusal', () => {
  it.each([
    ['a section that does not exist', { sections: ['x'] }, 'sections.0', `one of: ${SECTIONS}`],
    ['sections that are no list', { sections: 'about' }, 'sections', 'Must be a list'],
    ['too many sections', { sections: Array(201).fill('about') }, 'sections', 'At most 200'],
    ['a switch that is a text', { published: 'yes' }, 'published', 'Must be true or false'],
    ['a part that is a number', { experiences: [3] }, 'experiences.0', 'Must be an object'],
    ['an impossible id', { media_items: [{ id: '&' }] }, 'media_items.0.id', 'Is not valid'],
  ])('of %s is said in our words', (_what, sent, path, words) => {
    const [[where, said] = []] = refusals(portfolioInputSchema, sent) ?? [];
    expect(where).toBe(path);
    expect(said).toContain(words);
  });

  it.each([
    [z.string(), undefined, 'Is missing'],
    [z.string(), 1, 'Must be text'],
    [z.number(), 'x', 'Must be a number'],
    [z.number().int(), 1.5, 'Must be a whole number'],
    [z.number().max(1_000), 1_001, 'Must be at most 1,000'],
    [z.number().min(2), 1, 'Must be at least 2'],
    [z.string().max(2), 'abc', 'Must be at most 2 characters'],
    [z.string().min(2), 'a', 'Must be at least 2 characters'],
    [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries'],
    [z.array(z.string()).min(1), [], 'At least 1 entries'],
  ])('without words of its own is a sentence of ours: %#', (schema, value, said) => {
    expect(refusals(schema, value)).toEqual([['', said]]);
  });

  it('keeps an error text that a schema defines', () => {
    expect(refusals(z.string(says('nameRequired')), undefined)).toEqual([['', 'Name is required']]);
  });

  it('carries what it says of the case apart from its sentence', () => {
    const { error } = savedReplySchema.safeParse({ title: 'A', content: '{x} {name} {y}' });
    expect(refusedFields(error?.issues ?? [])).toEqual([
      { path: 'content', said: ['variablesUnknown', { names: ['x', 'y'] }] },
    ]);
  });

  it('is the name of a sentence, whatever is sent to an endpoint', () => {
    const strange = [undefined, null, 7, 1e9, 'x', 'x'.repeat(60_000), [], [7], { a: 1 }, true];
    for (const [name, endpoint] of Object.entries(endpoints)) {
      if (!('body' in endpoint)) continue;
      const shape = 'shape' in endpoint.body ? Object.keys(endpoint.body.shape) : [];
      for (const value of strange) {
        const filled = Object.fromEntries(shape.map((field) => [field, value]));
        const issues = endpoint.body.safeParse(filled).error?.issues ?? [];
        for (const { path, message } of issues) {
          expect(fields, `${name} ${path.join('.')}`).toHaveProperty(message);
        }
      }
    }
  });
});
