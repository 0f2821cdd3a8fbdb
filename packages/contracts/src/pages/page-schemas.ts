import { blogColors } from '../entities/blog-rules.ts';
import { line, lines, text } from '../text.ts';
import { z } from '../zod.ts';
import { hero, items, parts, pictures, section, titled } from './blocks.ts';
import { companySchema } from './company.ts';

const closing = titled({ action: line() });

const home = z.object({
  ...hero,
  heroEyebrow: line().describe("The short claim above the title, with '10+'."),
  heroImages: pictures(),
  aboutSection: section({
    title: line(),
    description: text(),
    stats: z
      .array(section({ title: line(), value: line() }))
      .length(4)
      .prefault([{}, {}, {}, {}]),
  }),
  solutions: section({ title: line(), cards: items(titled(), 6) }),
  caseStudies: titled(),
  testimonials: titled(),
  closing,
});

const about = z.object({
  ...hero,
  identitySection: section({
    title: line(),
    description: text(),
    meaning: section({ first: text(), second: text() }),
  }),
  why: titled(),
  purposes: section({ title: line(), items: items(titled(), 12) }),
  approach: titled({ steps: items(titled(), 12) }),
  partners: titled({
    items: items(section({ name: line(), role: line(), description: text() }), 12),
  }),
  closing,
});

const visionMission = z.object({
  ...hero,
  vision: titled(),
  mission: titled({ points: items(titled(), 12) }),
  values: titled({ items: items(titled(), 12) }),
  closing,
});

const solutions = z.object({
  ...hero,
  servicesSection: titled(),
  training: titled({
    programmes: items(
      titled({
        kind: z.enum(['internship', 'training']).default('training'),
        duration: line(),
        details: lines(),
      }),
      6,
    ),
  }),
  principles: titled({ items: items(titled(), 12) }),
  closing,
});

const projects = z.object({
  ...hero,
  inProgress: titled({
    items: items(section({ name: line(), stage: line(), description: text() }), 12),
  }),
  contact: closing,
});

const team = z.object({
  ...hero,
  leadershipSection: titled(),
  collectiveSection: titled(),
  departmentsSection: titled(),
  closing,
});

const contact = z.object({
  ...hero,
  cards: section({ email: titled(), website: titled(), social: titled() }),
  replyTime: line(),
  office: titled({ hours: lines() }),
  form: titled(),
  calls: items(titled({ action: line(), subject: line() }), 6),
  about: closing,
});

const blog = z.object({
  ...hero,
  categories: items(
    section({
      color: z.enum(blogColors).default(blogColors[0]),
      name: line(),
      description: text(),
    }),
    blogColors.length,
  ),
  newsletter: titled(),
  more: titled(),
  suggest: titled(),
});

const careers = z.object({
  ...hero,
  positions: items(
    section({
      title: line(),
      department: line(),
      location: line(),
      terms: line(),
      description: text(),
      requirements: lines(),
    }),
    50,
  ),
  howToApply: titled(),
});

const legal = z.object({ ...hero, updated: line(), sections: parts() });

/** The content of every page, keyed as in its address; edited by the back-office. */
export const pageSchemas = {
  home: home.meta({ id: 'HomePage' }),
  about: about.meta({ id: 'AboutPage' }),
  'vision-mission': visionMission.meta({ id: 'VisionMissionPage' }),
  solutions: solutions.meta({ id: 'SolutionsPage' }),
  projects: projects.meta({ id: 'ProjectsPage' }),
  team: team.meta({ id: 'TeamPage' }),
  contact: contact.meta({ id: 'ContactPage' }),
  blog: blog.meta({ id: 'BlogPage' }),
  careers: careers.meta({ id: 'CareersPage' }),
  privacy: legal.meta({ id: 'PrivacyPage' }),
  terms: legal.meta({ id: 'TermsPage' }),
  cookies: legal.meta({ id: 'CookiesPage' }),
  company: companySchema,
} as const;

export type PageKey = keyof typeof pageSchemas;
export const pageKeys = Object.keys(pageSchemas) as PageKey[];
export type PageContent<K extends PageKey> = z.infer<(typeof pageSchemas)[K]>;
