import { blogColors } from '../entities/blog-rules.ts';
import { line, lines, text } from '../text.ts';
import { z } from '../zod.ts';
import { hero, parts, pictures, titled } from './blocks.ts';
import { companySchema } from './company.ts';

const closing = titled().extend({ action: line() });

const home = z.object({
  ...hero,
  heroEyebrow: line().meta({ description: "The short claim above the title, with '10+'." }),
  heroImages: pictures(),
  aboutSection: z.object({
    title: line(),
    description: text(),
    stats: z.array(z.object({ title: line(), value: line() })).length(4),
  }),
  solutions: z.object({ title: line(), cards: z.array(titled()).max(6) }),
  caseStudies: titled(),
  testimonials: titled(),
  closing,
});

const about = z.object({
  ...hero,
  identitySection: z.object({
    title: line(),
    description: text(),
    meaning: z.object({ first: text(), second: text() }),
  }),
  why: titled(),
  purposes: z.object({ title: line(), items: z.array(titled()).max(12) }),
  approach: titled().extend({ steps: z.array(titled()).max(12) }),
  partners: titled().extend({
    items: z.array(z.object({ name: line(), role: line(), description: text() })).max(12),
  }),
  closing,
});

const visionMission = z.object({
  ...hero,
  vision: titled(),
  mission: titled().extend({ points: z.array(titled()).max(12) }),
  values: titled().extend({ items: z.array(titled()).max(12) }),
  closing,
});

const solutions = z.object({
  ...hero,
  servicesSection: titled(),
  training: titled().extend({
    programmes: z
      .array(
        titled().extend({
          kind: z.enum(['internship', 'training']),
          duration: line(),
          details: lines(),
        }),
      )
      .max(6),
  }),
  principles: titled().extend({ items: z.array(titled()).max(12) }),
  closing,
});

const projects = z.object({
  ...hero,
  inProgress: titled().extend({
    items: z.array(z.object({ name: line(), stage: line(), description: text() })).max(12),
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
  cards: z.object({ email: titled(), website: titled(), social: titled() }),
  replyTime: line(),
  office: titled().extend({ hours: lines() }),
  form: titled(),
  calls: z.array(titled().extend({ action: line(), subject: line() })).max(6),
  about: closing,
});

const blog = z.object({
  ...hero,
  categories: z
    .array(z.object({ color: z.enum(blogColors), name: line(), description: text() }))
    .max(blogColors.length),
  newsletter: titled(),
  more: titled(),
  suggest: titled(),
});

const careers = z.object({
  ...hero,
  positions: z
    .array(
      z.object({
        title: line(),
        department: line(),
        location: line(),
        terms: line(),
        description: text(),
        requirements: lines(),
      }),
    )
    .max(50),
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
