import { describe, expect, it } from 'vitest';
import { applicationInputSchema, trainingPrograms } from './application-input.ts';

const applicant = { name: 'Kum', email: 'kum@example.com', message: 'Hello' };

describe('an application', () => {
  it('for an internship needs education and interests, not a phone', () => {
    const full = { kind: 'internship', ...applicant, education: 'BSc', interests: 'Maps' };
    expect(applicationInputSchema.safeParse(full).success).toBe(true);
    for (const missing of ['name', 'email', 'education', 'interests', 'message']) {
      expect(applicationInputSchema.safeParse({ ...full, [missing]: '' }).success).toBe(false);
    }
  });

  it('for a training needs one of the programmes', () => {
    const full = { kind: 'training', ...applicant, program: trainingPrograms[0] };
    expect(applicationInputSchema.safeParse(full).success).toBe(true);
    expect(applicationInputSchema.safeParse({ ...full, program: 'Juggling' }).success).toBe(false);
  });

  it('chooses between these programmes', () => {
    expect(trainingPrograms).toEqual([
      'Full-stack Web Development',
      'Mobile App Development (iOS & Android)',
      'Frontend Development (React, Vue, Angular)',
      'Backend Development (Node.js, Python, Java)',
      'UI/UX Design',
      'Data Science & Machine Learning',
      'Cloud Computing & DevOps',
      'Cybersecurity',
    ]);
  });

  it('is refused for any other kind', () => {
    expect(applicationInputSchema.safeParse({ kind: 'job', ...applicant }).success).toBe(false);
  });
});
