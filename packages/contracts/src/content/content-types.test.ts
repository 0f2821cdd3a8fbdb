import { describe, expect, it } from 'vitest';
import { matchesSearch } from '../search-text.ts';
import { contentWords } from '../words/labels.ts';
import { contentTypes } from './content-lists.ts';
import { contentDefinitions, referencesTo } from './content-types.ts';

describe.each(contentTypes)('%s', (type) => {
  const { input, entity, fields, search, table, title } = contentDefinitions[type];
  const sent = { [title]: 'Anything' };

  it('needs no more than its name', () => {
    expect(input.safeParse(sent).success).toBe(true);
    expect(input.safeParse({}).success).toBe(false);
  });

  it('reads back what was written', () => {
    const written = input.parse(sent);
    expect(entity.parse({ ...written, id: '1' })).toEqual({ ...written, id: '1' });
  });

  it('is read though nothing of it was stored but its id', () => {
    expect(entity.safeParse({ id: '1' }).success).toBe(true);
  });

  it('is searched and listed by fields that it has', () => {
    const shown = [...search, table.line, table.portrait, ...Object.values(table.second)];
    const known: string[] = Object.keys(fields);
    expect(known).toEqual(expect.arrayContaining(shown.filter(Boolean)));
  });
});

it('searches in these fields', () => {
  const fields = Object.entries(contentDefinitions).map(([type, { search }]) => [type, search]);
  expect(Object.fromEntries(fields)).toMatchObject({
    projects: ['name', 'tagline', 'problem', 'solution'],
    testimonials: ['name', 'role', 'content'],
    services: ['title', 'description'],
    departments: ['name', 'description'],
    leadership: ['name', 'role', 'bio'],
    teamMembers: ['name', 'role'],
  });
});

it('knows what points to an entry', () => {
  expect(referencesTo('departments')).toEqual([{ type: 'teamMembers', field: 'department_id' }]);
  expect(referencesTo('projects')).toEqual([]);
});

it('says of each type what the requirement says', () => {
  expect(contentWords.en.types.teamMembers).toMatchObject({
    tab: 'Team Members',
    none: 'No team members found',
    add: 'Add New Team Member',
    subject: 'Team members',
  });
  expect(contentWords.en.types.leadership).toMatchObject({
    tab: 'Leadership',
    search: 'Search leadership',
    first: 'Get started by creating your first leader',
    failedUpdate: 'Failed to update leader',
    subject: 'Leaders',
  });
  expect(contentWords.en.types.projects.the('GigBridge')).toBe('the project GigBridge');
});

describe('what a new entry starts with', () => {
  const { departments, teamMembers } = contentDefinitions;

  it('counts no people in a department', () => {
    expect(departments.input.parse({ name: 'Design' }).count).toBe(0);
    expect(departments.input.parse({ name: 'Design', count: '3' }).count).toBe(3);
  });

  it('puts a member in no department', () => {
    expect(teamMembers.input.parse({ name: 'Tabe' }).department_id).toBeNull();
  });
});

describe('matchesSearch', () => {
  const project = { name: 'GigBridge', tagline: 'Work that finds you in Ébolowa' };
  it.each([
    ['gigBRIDGE', true],
    ['FINDS', true],
    ['  finds ', true],
    ['ebolowa', true],
    ['bríDGE', true],
    ['', true],
    ['nothing', false],
  ])('%j: %s', (search, found) => {
    expect(matchesSearch(project, ['name', 'tagline'], search)).toBe(found);
  });
});
