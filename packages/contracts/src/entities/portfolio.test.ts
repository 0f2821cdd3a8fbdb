import { describe, expect, it } from 'vitest';
import { portfolioEntrySchemas, portfolioInputSchema } from './portfolio.ts';

describe('what an item needs', () => {
  it.each([
    ['experiences', { title: 'Engineer' }, 'companyRequired'],
    ['experiences', { title: ' ', company: 'Etinde' }, 'titleRequired'],
    ['educations', { degree: 'BSc' }, 'institutionRequired'],
    ['educations', { institution: 'UB' }, 'degreeRequired'],
    ['projects', { name: 'App' }, 'descriptionRequired'],
    ['projects', { description: 'Does it' }, 'nameRequired'],
    ['links', { name: 'Site' }, 'urlRequired'],
    ['links', { name: 'Site', url: 'javascript:alert(1)' }, 'urlInvalid'],
    ['links', { url: 'https://example.com' }, 'nameRequired'],
    ['certificates', { issuer: 'CNCF' }, 'nameRequired'],
    ['certificates', { name: 'CKA', url: 'javascript:alert(1)' }, 'urlInvalid'],
    ['languages', { level: 'B2' }, 'nameRequired'],
    ['publications', { publisher: 'ACM' }, 'titleRequired'],
    ['volunteering', { organisation: 'Red Cross' }, 'roleRequired'],
    ['volunteering', { role: 'Mentor' }, 'organisationRequired'],
  ] as const)('%#', (list, value, message) => {
    const { input } = portfolioEntrySchemas[list];
    expect(input.safeParse(value).error?.issues[0]?.message).toBe(message);
  });
});

describe('a portfolio as it is saved', () => {
  it('says nothing of the parts that are absent', () => {
    expect(portfolioInputSchema.parse({ headline: 'Engineer' })).toEqual({ headline: 'Engineer' });
  });

  it('is read under its older names too', () => {
    const parsed = portfolioInputSchema.parse({
      experience: [{ title: 'a', company: 'b' }],
      education: [{ id: '1', degree: 'c', institution: 'd' }],
    });
    expect(parsed.experiences).toEqual([{ title: 'a', company: 'b', period: '', description: '' }]);
    expect(parsed.educations?.[0]?.id).toBe('1');
  });

  it('leaves out of a project what an older client does not know', () => {
    const project = { name: 'App', description: 'Does it', technologies: [] };
    expect(portfolioInputSchema.parse({ projects: [project] })).toEqual({ projects: [project] });
  });

  it('drops what nobody asked for', () => {
    expect(portfolioInputSchema.parse({ userId: 'x', views: 1, createdAt: 'now' })).toEqual({});
  });

  it.each([
    [{ published: 'yes' }, 'published'],
    [{ customUrl: 'a' }, 'customUrl'],
    [{ profileImage: 'https://elsewhere.example/a.png' }, 'profileImage'],
    [{ skills: 'SQL' }, 'skills'],
    [{ experiences: [{ title: 'only' }] }, 'experiences.0.company'],
    [{ links: [{ name: 'x', url: 'data:text/html,x' }] }, 'links.0.url'],
    [{ headline: 'h'.repeat(201) }, 'headline'],
    [{ languages: [{ name: 'Bakweri', level: 'fluent' }] }, 'languages.0.level'],
    [{ availability: 'perhaps' }, 'availability'],
    [{ projects: [{ name: 'a', description: 'b', pictures: ['//c'] }] }, 'projects.0.pictures.0'],
    [{ publications: [{ title: 'a', url: 'data:,x' }] }, 'publications.0.url'],
    [{ experiences: Array(201).fill({ title: 'a', company: 'b' }) }, 'experiences'],
  ])('refuses %j at %s', (value, path) => {
    const issues = portfolioInputSchema.safeParse(value).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
  });
});
