import type { Portfolio } from '@vitrine/contracts';
import { m } from '#messages';

export interface NextStep {
  id: string;
  label: string;
  hint: string;
}

interface Part {
  id: string;
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

/** What the portfolio still lacks, and how many of its parts are there. */
export function nextSteps(portfolio: Portfolio) {
  const missing = parts.filter(({ isThere }) => !isThere(portfolio));
  return {
    steps: missing.map(({ id, label, hint }): NextStep => ({ id, label: label(), hint: hint() })),
    done: parts.length - missing.length,
    total: parts.length,
  };
}
