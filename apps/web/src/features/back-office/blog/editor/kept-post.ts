import { type BlogPost, blogPostSchema } from '@vitrine/contracts';
import type { KeptDraft } from '../../../../lib/kept-drafts.ts';
import { blankPost, newSection, type PostValues } from './post-values.ts';

/** Another number when what is kept changes its shape: older drafts are passed over then. */
const FORMAT = 1;

/** Unsaved changes as they wait in the browser. */
export interface KeptPost {
  key: string;
  savedAt: Date;
  /** What they were made from; undefined for a new post. */
  stored: BlogPost | undefined;
  values: PostValues;
  /** What a new post is added under. */
  addition?: string | undefined;
}

export const draftKind = (id: string | undefined): string => `post:${id ?? 'new'}`;

export const keptContent = (editing: Pick<KeptPost, 'stored' | 'values' | 'addition'>): object => ({
  format: FORMAT,
  ...editing,
});

/** Reads what was kept; undefined for what an older version of the product wrote. */
export function readKept({ key, savedAt, content }: KeptDraft): KeptPost | undefined {
  const { format, stored, values, addition } = (content ?? {}) as Partial<
    KeptPost & { format: number }
  >;
  if (format !== FORMAT || !values || !Array.isArray(values.sections)) return undefined;
  const base = blogPostSchema.optional().safeParse(stored);
  const hasFields = Object.entries(blankPost()).every(
    ([name, blank]) => typeof values[name as keyof PostValues] === typeof blank,
  );
  if (!base.success || !hasFields) return undefined;
  const sections = values.sections.map(({ text }) => newSection(String(text)));
  return { key, savedAt, stored: base.data, values: { ...values, sections }, addition };
}
