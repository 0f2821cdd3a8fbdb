import { postColors } from '../entities/post-rules.ts';
import { line, lines, text } from '../text.ts';
import { z } from '../zod.ts';
import { description, hero, items, parts, pictures, section, title, titled } from './blocks.ts';
import { companySchema } from './company.ts';

const name = line().describe('What it is called.');
const action = line().describe('What the button says.');
const closing = titled({ action }).describe('The last part, which invites to something.');

const home = z.object({
  ...hero,
  heroEyebrow: line().describe("The short claim above the title, with '10+'."),
  heroImages: pictures().describe('Addresses of the pictures behind the title.'),
  aboutSection: titled({
    stats: z
      .array(
        section({
          title: line().describe('What is counted.'),
          value: line().describe('The figure.'),
        }),
      )
      .length(4)
      .prefault([{}, {}, {}, {}])
      .describe('Four figures.'),
  }).describe('The company in short.'),
  solutions: section({
    title,
    cards: items(titled(), 6).describe('One card for each offer.'),
  }).describe('What the company offers.'),
  caseStudies: titled().describe('Above the projects.'),
  testimonials: titled().describe('Above what others say.'),
  closing,
});

const about = z.object({
  ...hero,
  identitySection: titled({
    meaning: section({
      first: text().describe('Of the first part of the name.'),
      second: text().describe('Of the second part of the name.'),
    }).describe('What its name means.'),
  }).describe('Who the company is.'),
  why: titled().describe('Why there is the company.'),
  purposes: section({
    title,
    items: items(titled(), 12).describe('Each purpose.'),
  }).describe('What it wants.'),
  approach: titled({ steps: items(titled(), 12).describe('Step by step.') }).describe(
    'How it works.',
  ),
  partners: titled({
    items: items(
      section({
        name,
        role: line().describe('What they do together.'),
        description,
      }),
      12,
    ).describe('Each of them.'),
  }).describe('With whom it works.'),
  closing,
});

const visionMission = z.object({
  ...hero,
  vision: titled().describe('The vision.'),
  mission: titled({ points: items(titled(), 12).describe('Its points.') }).describe('The mission.'),
  values: titled({ items: items(titled(), 12).describe('Each value.') }).describe('What counts.'),
  closing,
});

const solutions = z.object({
  ...hero,
  servicesSection: titled().describe('Above the services.'),
  training: titled({
    programmes: items(
      titled({
        kind: z
          .enum(['internship', 'training'])
          .default('training')
          .describe('Which form applies for it.'),
        duration: line().describe('How long it takes, as text.'),
        details: lines().describe('What belongs to it.'),
      }),
      6,
    ).describe('What one can apply for.'),
  }).describe('Internships and training.'),
  principles: titled({ items: items(titled(), 12).describe('Each principle.') }).describe(
    'How the company works.',
  ),
  closing,
});

const projects = z.object({
  ...hero,
  inProgress: titled({
    items: items(
      section({
        name,
        stage: line().describe('How far it is, as text.'),
        description,
      }),
      12,
    ).describe('Each of them.'),
  }).describe('What is being built.'),
  contact: closing.describe('The last part, which invites to write.'),
});

const team = z.object({
  ...hero,
  leadershipSection: titled().describe('Above who leads.'),
  collectiveSection: titled().describe('Above the team.'),
  departmentsSection: titled().describe('Above the departments.'),
  closing,
});

const contact = z.object({
  ...hero,
  cards: section({
    email: titled().describe('By e-mail.'),
    website: titled().describe('On the web.'),
    social: titled().describe('In social networks.'),
  }).describe('Ways to reach the company.'),
  replyTime: line().describe('How soon an answer comes, as text.'),
  office: titled({ hours: lines().describe('When it is open, line by line.') }).describe(
    'Where the office is.',
  ),
  form: titled().describe('Above the form.'),
  calls: items(
    titled({
      action,
      subject: line().describe('The subject that the form starts with.'),
    }),
    6,
  ).describe('Reasons to write.'),
  about: closing.describe('The part that leads to the page about the company.'),
});

const blog = z.object({
  ...hero,
  categories: items(
    section({
      color: z.enum(postColors).default(postColors[0]).describe('The category in the posts.'),
      name,
      description: text().describe('What it is about.'),
    }),
    postColors.length,
  ).describe('The categories, in the order of the page.'),
  newsletter: titled().describe('Above the form of the newsletter.'),
  more: titled().describe('Above the older articles.'),
  suggest: titled().describe('The part that asks for ideas.'),
});

const careers = z.object({
  ...hero,
  positions: items(
    section({
      title: name,
      department: line().describe('Where in the company.'),
      location: line().describe('Where it is.'),
      terms: line().describe('Full time or part time, as text.'),
      description: text().describe('What one does.'),
      requirements: lines().describe('What one should bring.'),
    }),
    50,
  ).describe('The open positions.'),
  howToApply: titled().describe('How to apply.'),
});

const legal = z.object({
  ...hero,
  updated: line().describe('Since when the text holds, as text.'),
  sections: parts().describe('The text in titled parts.'),
});

/** The content of every page, keyed as in its address; edited by the back-office. */
export const pageSchemas = {
  home: home.meta({ id: 'HomePage', description: 'The first page.' }),
  about: about.meta({ id: 'AboutPage', description: 'The page about the company.' }),
  'vision-mission': visionMission.meta({
    id: 'VisionMissionPage',
    description: 'The page of vision and mission.',
  }),
  solutions: solutions.meta({
    id: 'SolutionsPage',
    description: 'The page of what the company offers.',
  }),
  projects: projects.meta({ id: 'ProjectsPage', description: 'The page of the projects.' }),
  team: team.meta({ id: 'TeamPage', description: 'The page of the team.' }),
  contact: contact.meta({ id: 'ContactPage', description: 'The contact page.' }),
  blog: blog.meta({
    id: 'BlogPage',
    description: 'What the first page of the blog says beside its articles.',
  }),
  careers: careers.meta({ id: 'CareersPage', description: 'The page of open positions.' }),
  privacy: legal.meta({
    id: 'PrivacyPage',
    description: 'What the company does with personal data.',
  }),
  terms: legal.meta({ id: 'TermsPage', description: 'Terms of use.' }),
  cookies: legal.meta({ id: 'CookiesPage', description: 'What is stored in browsers.' }),
  company: companySchema,
} as const;

export type PageKey = keyof typeof pageSchemas;
export const pageKeys = Object.keys(pageSchemas) as PageKey[];
export type PageContent<K extends PageKey> = z.infer<(typeof pageSchemas)[K]>;

/** Parts of pages that are the same in every language, by the page. */
const shared: { readonly [K in PageKey]?: readonly string[] } = {
  home: ['heroImages'],
  company: Object.keys(companySchema.shape).filter(
    (name) => !['tagline', 'description', 'address', 'elevation'].includes(name),
  ),
};

/** The parts of a page that a translation has of its own. */
export const translatedParts = (key: PageKey, content: object): object =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !shared[key]?.includes(name)));
