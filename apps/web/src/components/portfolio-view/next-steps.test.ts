import type { Portfolio } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { emptyPortfolio } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { nextSteps } from './next-steps.ts';

const id = '0197a000-0000-7000-8000-000000000002';

describe('nextSteps', () => {
  it('lists every step of an empty portfolio in its order', () => {
    const { steps, done, total } = nextSteps(emptyPortfolio);
    expect(steps.map((step) => step.id)).toEqual([
      'headline',
      'photo',
      'summary',
      'experience',
      'project',
      'skill',
      'education',
      'place',
      'link',
    ]);
    expect([done, total]).toEqual([0, 9]);
    expect(steps[0]?.to).toBe('/user/portfolio?mode=edit#headline');
  });

  it.each<[string, Partial<Portfolio>]>([
    ['headline', { headline: 'Cartographer' }],
    ['photo', { profileImage: pictureAt('/media/1/640x640.webp') }],
    ['summary', { summary: 'I draw maps.' }],
    [
      'experience',
      { experiences: [{ id, title: 'a', company: 'b', period: 'since 2021', description: '' }] },
    ],
    ['project', { projects: [{ id, name: 'a', description: 'b', technologies: [] }] }],
    ['skill', { skills: ['Maps'] }],
    ['education', { educations: [{ id, degree: 'a', institution: 'b', year: '' }] }],
    ['place', { location: 'Limbe, Cameroon' }],
    ['link', { links: [{ id, name: 'a', url: 'https://example.com' }] }],
  ])('no longer asks for the %s that is there', (step, part) => {
    const { steps, done, total } = nextSteps({ ...emptyPortfolio, ...part });
    expect(steps.map(({ id }) => id)).not.toContain(step);
    expect(done + steps.length).toBe(total);
    expect(done).toBe(step === 'experience' ? 2 : 1);
  });

  it('asks for the dates of the current job, and of no other', () => {
    const job = { id, title: 'Lead', company: 'Camtel', period: '', description: '' };
    const dated = { ...job, period: '2021 – today' };
    const asked = (experiences: Portfolio['experiences']) =>
      nextSteps({ ...emptyPortfolio, experiences }).steps.find((one) => one.id === 'dates');
    expect(asked([job, dated])).toMatchObject({
      label: 'Your current job has no dates',
      to: '/user/portfolio?mode=edit#dates',
    });
    expect(asked([dated, job])).toBeUndefined();
  });

  it('counts text of blanks only as missing', () => {
    expect(nextSteps({ ...emptyPortfolio, headline: '  ', summary: '\n' }).done).toBe(0);
  });
});
