import type { Portfolio } from '@vitrine/contracts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export type StepId =
  | 'headline'
  | 'photo'
  | 'summary'
  | 'experience'
  | 'project'
  | 'skill'
  | 'education'
  | 'link';

export interface NextStep {
  id: StepId;
  label: string;
  hint: string;
  /** Where it is written: the editor, opened at the field. */
  to: string;
}

const step = (id: StepId, field: keyof Portfolio, label: () => string, hint: () => string) => ({
  id,
  field,
  label,
  hint,
});

/** What a good page has, in the order in which it helps most, and the field that it is in. */
const steps = [
  step('headline', 'headline', m.account_next_headline, m.account_next_headline_hint),
  step('photo', 'profileImage', m.account_next_photo, m.account_next_photo_hint),
  step('summary', 'summary', m.account_next_summary, m.account_next_summary_hint),
  step('experience', 'experiences', m.account_next_experience, m.account_next_experience_hint),
  step('project', 'projects', m.account_next_project, m.account_next_project_hint),
  step('skill', 'skills', m.account_next_skill, m.account_next_skill_hint),
  step('education', 'educations', m.account_next_education, m.account_next_education_hint),
  step('link', 'links', m.account_next_link, m.account_next_link_hint),
];

const isEmpty = (value: Portfolio[keyof Portfolio]) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

/** Opens the editor at the field of a step. */
export const stepPath = (id: StepId): string => `${paths.userPortfolio.to()}?mode=edit#${id}`;

/** What the portfolio still lacks, the most helpful first, and how much of it is there. */
export function nextSteps(portfolio: Portfolio) {
  const missing = steps.filter(({ field }) => isEmpty(portfolio[field]));
  const done = steps.length - missing.length;
  return {
    steps: missing.map(
      ({ id, label, hint }): NextStep => ({ id, label: label(), hint: hint(), to: stepPath(id) }),
    ),
    done,
    total: steps.length,
    percent: Math.round((done / steps.length) * 100),
  };
}
