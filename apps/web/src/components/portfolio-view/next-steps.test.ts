import type { Portfolio } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { emptyPortfolio } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { nextSteps } from './next-steps.ts';

const id = '0197a000-0000-7000-8000-000000000002';

describe('nextSteps', () => {
  it('lists every step of an empty portfolio in its order', () => {
    const { steps, done, total, percent } = nextSteps(emptyPortfolio);
    expect(steps.map((step) => step.id)).toEqual([
      'headline',
      'photo',
      'summary',
      'experience',
      'project',
      'skill',
      'education',
      'link',
    ]);
    expect([done, total, percent]).toEqual([0, 8, 0]);
    expect(steps[0]?.to).toBe('/user/portfolio?mode=edit#headline');
  });

  it.each<[string, Partial<Portfolio>]>([
    ['headline', { headline: 'Cartographer' }],
    ['photo', { profileImage: pictureAt('/media/1/640x640.webp') }],
    ['summary', { summary: 'I draw maps.' }],
    [
      'experience',
      { experiences: [{ id, title: 'a', company: 'b', period: '', description: '' }] },
    ],
    ['project', { projects: [{ id, name: 'a', description: 'b', technologies: [] }] }],
    ['skill', { skills: ['Maps'] }],
    ['education', { educations: [{ id, degree: 'a', institution: 'b', year: '' }] }],
    ['link', { links: [{ id, name: 'a', url: 'https://example.com' }] }],
  ])('no longer asks for the %s that is there', (step, part) => {
    const { steps, done, percent } = nextSteps({ ...emptyPortfolio, ...part });
    expect(steps.map(({ id }) => id)).not.toContain(step);
    expect([done, percent]).toEqual([1, 13]);
  });

  it('counts text of blanks only as missing', () => {
    expect(nextSteps({ ...emptyPortfolio, headline: '  ', summary: '\n' }).done).toBe(0);
  });
});
