import type { Portfolio } from '@vitrine/contracts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';

export type StepId =
  | 'headline'
  | 'photo'
  | 'summary'
  | 'experience'
  | 'dates'
  | 'place'
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

const isEmpty = (value: Portfolio[keyof Portfolio]) =>
  typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;

interface Step {
  id: StepId;
  label: () => string;
  hint: () => string;
  isMissing: (portfolio: Portfolio) => boolean;
  /** Of every portfolio where it says nothing. */
  isAsked?: (portfolio: Portfolio) => boolean;
}

/** A part that is there as soon as something is in it. */
const step = (
  id: StepId,
  field: keyof Portfolio,
  label: () => string,
  hint: () => string,
): Step => ({ id, label, hint, isMissing: (portfolio) => isEmpty(portfolio[field]) });

/** What a good page has, in the order in which it helps most, and the field that it is in. */
const steps: readonly Step[] = [
  step('headline', 'headline', m.account_next_headline, m.account_next_headline_hint),
  step('photo', 'profileImage', m.account_next_photo, m.account_next_photo_hint),
  step('summary', 'summary', m.account_next_summary, m.account_next_summary_hint),
  step('experience', 'experiences', m.account_next_experience, m.account_next_experience_hint),
  {
    ...{ id: 'dates', label: m.account_next_dates, hint: m.account_next_dates_hint },
    isAsked: ({ experiences }) => experiences.length > 0,
    // the first is where someone works now
    isMissing: ({ experiences: [first] }) => first?.period.trim() === '',
  },
  step('project', 'projects', m.account_next_project, m.account_next_project_hint),
  step('skill', 'skills', m.account_next_skill, m.account_next_skill_hint),
  step('education', 'educations', m.account_next_education, m.account_next_education_hint),
  step('place', 'location', m.account_next_place, m.account_next_place_hint),
  step('link', 'links', m.account_next_link, m.account_next_link_hint),
];

/** Opens the editor at the field of a step. */
export const stepPath = (id: StepId): string => `${paths.userPortfolio.to()}?mode=edit#${id}`;

/** What the portfolio still lacks, the most helpful first, and how much of it is there. */
export function nextSteps(portfolio: Portfolio) {
  const asked = steps.filter(({ isAsked }) => isAsked?.(portfolio) ?? true);
  const missing = asked.filter(({ isMissing }) => isMissing(portfolio));
  const done = asked.length - missing.length;
  return {
    steps: missing.map(
      ({ id, label, hint }): NextStep => ({ id, label: label(), hint: hint(), to: stepPath(id) }),
    ),
    done,
    total: asked.length,
  };
}
