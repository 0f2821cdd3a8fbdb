import type { JsonSchema } from './document.ts';

/** What the examples of the API document say in fields of these names. */
const exampleTexts: Record<string, string | undefined> = {
  access: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.signature',
  access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.signature',
  refresh: 'hPq2vX9d0c4e1b7f6a20Zk',
  refresh_token: 'hPq2vX9d0c4e1b7f6a20Zk',
  token: 'hPq2vX9d0c4e1b7f6a20Zk',
  attempt: '4f1c2a90',
  username: 'ngozi@example.com',
  email: 'ngozi@example.com',
  phone: '+237 6 00 00 00 00',
  whatsapp: '+237 6 00 00 00 00',
  first_name: 'Ngozi',
  last_name: 'Fonyuy',
  firstName: 'Ngozi',
  lastName: 'Fonyuy',
  name: 'Ngozi Fonyuy',
  role: 'Mobile engineer',
  status: 'published',
  profession: 'Software Developer',
  headline: 'Builds apps for phones with little memory',
  summary: 'Eight years of Android, five of them offline first.',
  skills: 'Kotlin',
  technologies: 'SQLite',
  company: 'Mount Fako Labs',
  title: 'Mobile engineer',
  period: '2021 to 2026',
  degree: 'BSc Computer Engineering',
  institution: 'University of Buea',
  year: '2018',
  description: 'Rewrote the client so that it starts in under a second.',
  detail: 'Signed in.',
  message: 'Thank you for your note.',
  subject: 'A question about your courses',
  content: 'When does the next course begin?',
  color: 'green',
  icon: '📝',
  created_at: '2026-03-04T09:30:00.000Z',
  updatedAt: '2026-03-04T09:30:00.000Z',
  posts: 'The first section of the text.',
  price: '150 000 XAF',
  file: 'diploma.pdf',
  customUrl: 'ngozi-fonyuy',
  url: '/media/019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20/1280x960.webp',
  profileImage: '/media/019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20/1280x960.webp',
  gallery: '/media/019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20/1280x960.webp',
  tagline: 'Work that is matched and verified',
  problem: 'Good tradespeople were found by asking a cousin.',
  solution: 'A check of identity before the marketplace.',
  impact: 'A request finds someone in eleven minutes.',
  features: 'Answers by SMS',
  projects: 'Case study',
  bio: 'Grew up beside the harbour and never left it for long.',
  revenue: '12 500 000 XAF',
};

/**
 * A plausible value for a schema: its own example, or one made from the names of its fields.
 * @param resolve follows references
 * @param name of the field that holds the value
 */
export function exampleOf(
  schema: JsonSchema,
  resolve: (schema: JsonSchema) => JsonSchema,
  name = '',
): unknown {
  const found = resolve(schema);
  const { examples, enum: choices, anyOf, oneOf, allOf } = found;
  if (examples?.length) return examples[0];
  if (found.const !== undefined) return found.const;
  if (choices?.length) return choices.includes(found.default) ? found.default : choices[0];
  const variant = (anyOf ?? oneOf)?.[0];
  if (variant) return exampleOf(variant, resolve, name);
  if (allOf) return Object.assign({}, ...allOf.map((part) => exampleOf(part, resolve, name)));
  if (found.properties) {
    return Object.fromEntries(
      Object.entries(found.properties).map(([key, field]) => [key, exampleOf(field, resolve, key)]),
    );
  }
  if (found.items) {
    const item = exampleOf(found.items, resolve, name);
    return Array.from({ length: found.minItems ?? 1 }, () => item);
  }
  if (found.type === 'boolean') return found.default ?? true;
  if (found.type === 'integer' || found.type === 'number') return found.default || 3;
  return exampleTexts[name] ?? 'Text';
}
