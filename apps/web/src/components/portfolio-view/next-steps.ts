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

interface Part {
  id: StepId;
  isThere: (portfolio: Portfolio) => boolean;
  label: () => string;
  hint: () => string;
}

/** What a good page has, in the order in which it helps most. */
const parts: readonly Part[] = [
  {
    id: 'headline',
    isThere: ({ headline }) => headline.trim() !== '',
    label: m.account_next_headline,
    hint: m.account_next_headline_hint,
  },
  {
    id: 'photo',
    isThere: ({ profileImage }) => profileImage !== '',
    label: m.account_next_photo,
    hint: m.account_next_photo_hint,
  },
  {
    id: 'summary',
    isThere: ({ summary }) => summary.trim() !== '',
    label: m.account_next_summary,
    hint: m.account_next_summary_hint,
  },
  {
    id: 'experience',
    isThere: ({ experiences }) => experiences.length > 0,
    label: m.account_next_experience,
    hint: m.account_next_experience_hint,
  },
  {
    id: 'project',
    isThere: ({ projects }) => projects.length > 0,
    label: m.account_next_project,
    hint: m.account_next_project_hint,
  },
  {
    id: 'skill',
    isThere: ({ skills }) => skills.length > 0,
    label: m.account_next_skill,
    hint: m.account_next_skill_hint,
  },
  {
    id: 'education',
    isThere: ({ educations }) => educations.length > 0,
    label: m.account_next_education,
    hint: m.account_next_education_hint,
  },
  {
    id: 'link',
    isThere: ({ links }) => links.length > 0,
    label: m.account_next_link,
    hint: m.account_next_link_hint,
  },
];

/** Opens the editor at the field of a step. */
export const stepPath = (id: StepId): string => `${paths.userPortfolio.to()}?mode=edit#${id}`;

/** What the portfolio still lacks, the most helpful first, and how much of it is there. */
export function nextSteps(portfolio: Portfolio) {
  const missing = parts.filter(({ isThere }) => !isThere(portfolio));
  const done = parts.length - missing.length;
  return {
    steps: missing.map(
      ({ id, label, hint }): NextStep => ({ id, label: label(), hint: hint(), to: stepPath(id) }),
    ),
    done,
    total: parts.length,
    percent: Math.round((done / parts.length) * 100),
  };
}
