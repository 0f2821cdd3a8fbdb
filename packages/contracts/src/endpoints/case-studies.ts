import { contentDefinitions } from '../content/content-types.ts';
import { inLanguage } from '../in-language.ts';
import { id } from '../text.ts';
import { named, strings, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

const address = () =>
  z
    .string()
    .regex(/^[\p{L}\p{N}_-]{1,200}$/u)
    .meta({ examples: ['gigbridge'] });

export const caseStudySchema = named(
  'CaseStudy',
  'One project of the website with what leads on from it.',
  {
    address: address().describe(
      'What the address of its page ends with: its name in small letters.',
    ),
    project: contentDefinitions.projects.entity.describe('The project.'),
    services: z.array(z.string()).describe('The services that were part of it, by their titles.'),
    next: z
      .object({
        id: id(),
        address: address().describe('Its name in the address of its page.'),
        ...strings({ name: 'What it is called.', tagline: 'What it is, in one line.' }),
      })
      .nullable()
      .describe('The project after it, and after the last one the first; null for the only one.'),
  },
);
export type CaseStudy = z.infer<typeof caseStudySchema>;

export const caseStudyEndpoints = endpointsWith({ scope: 'none', tag: 'Website content' })({
  'caseStudies.get': {
    route: 'GET /api/case-studies/{id}/',
    access: 'anyone',
    summary: 'One project by the address of its page, or by its id',
    params: z.object({ id: address().describe('Which project.') }),
    query: z.object(inLanguage()),
    cacheable: true,
    answer: caseStudySchema,
  },
});
