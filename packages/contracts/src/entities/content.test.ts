import { describe, expect, it } from 'vitest';
import { contentSchemas, contentSearchFields, contentTypes, matchesSearch } from './content.ts';

const sent = {
  projects: { name: 'GigBridge' },
  testimonials: { name: 'Mbella' },
  services: { title: 'Software' },
  departments: { name: 'Design' },
  leadership: { name: 'Ndolo' },
  teamMembers: { name: 'Tabe' },
} as const;

describe.each(contentTypes)('%s', (type) => {
  it('needs no more than its name', () => {
    expect(contentSchemas[type].input.safeParse(sent[type]).success).toBe(true);
    expect(contentSchemas[type].input.safeParse({}).success).toBe(false);
  });

  it('reads back what was written', () => {
    const written = contentSchemas[type].input.parse(sent[type]);
    expect(contentSchemas[type].entity.parse({ ...written, id: '1' })).toEqual({
      ...written,
      id: '1',
    });
  });

  it('is searched in fields that it has', () => {
    const keys = Object.keys(contentSchemas[type].entity.shape);
    expect(keys).toEqual(expect.arrayContaining([...contentSearchFields[type]]));
  });
});

it('searches in these fields', () => {
  expect(contentSearchFields).toEqual({
    projects: ['name', 'tagline', 'problem', 'solution'],
    testimonials: ['name', 'role', 'content'],
    services: ['title', 'description'],
    departments: ['name', 'description'],
    leadership: ['name', 'role', 'bio'],
    teamMembers: ['name', 'role'],
  });
});

describe('what a new entry starts with', () => {
  it('counts no people in a department', () => {
    expect(contentSchemas.departments.input.parse({ name: 'Design' }).count).toBe(0);
    expect(contentSchemas.departments.input.parse({ name: 'Design', count: '3' }).count).toBe(3);
  });

  it('puts a member in no department', () => {
    expect(contentSchemas.teamMembers.input.parse({ name: 'Tabe' }).department_id).toBeNull();
  });
});

describe('matchesSearch', () => {
  const project = { name: 'GigBridge', tagline: 'Work that finds you' };
  it.each([
    ['gigBRIDGE', true],
    ['FINDS', true],
    ['  finds ', true],
    ['', true],
    ['nothing', false],
  ])('%j: %s', (search, found) => {
    expect(matchesSearch(project, ['name', 'tagline'], search)).toBe(found);
  });
});
