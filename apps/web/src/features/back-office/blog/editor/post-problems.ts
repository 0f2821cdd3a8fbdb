import { type BlogPost, blogPostInputSchema, messages } from '@vitrine/contracts';
import { ApiError } from '../../../../lib/api-error.ts';
import { filledSections, inputOf, type PostValues } from './post-values.ts';

/** What is wrong, by field: `title`, `description`, `publish_at`, or a section's key. */
export type Problems = Readonly<Record<string, string>>;

interface Issue {
  path: string;
  message: string;
}

/** What the server would refuse; {} for a post that it takes. */
export function problemsOf(values: PostValues, stored: BlogPost | undefined, now: Date): Problems {
  const input = inputOf(values, stored);
  const { error } = blogPostInputSchema.safeParse(input);
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }));
  const { publish_at: at } = input;
  const isPast = at && at !== stored?.publish_at && new Date(at) <= now;
  if (isPast) issues.push({ path: 'publish_at', message: messages.publishAtPast });
  return byField(issues, values);
}

/** What the server did refuse. */
export const refusedIn = (error: unknown, values: PostValues): Problems =>
  error instanceof ApiError ? byField(error.errors, values) : {};

/** Only what need not wait until somebody tries to save. */
export const urgent = (problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, text]) => text.startsWith(TOO_LONG)));

const TOO_LONG = messages.tooLong(0).split('0')[0] ?? '';

/** Sections are counted as they are sent, without the empty ones. */
function byField(issues: readonly Issue[], values: PostValues): Problems {
  const sent = filledSections(values);
  const fieldOf = (path: string) => {
    const [field, place] = path.split('.');
    if (field !== 'posts') return field ?? '';
    return (sent[Number(place)] ?? values.sections[0])?.key ?? '';
  };
  return Object.fromEntries(issues.map(({ path, message }) => [fieldOf(path), message]).reverse());
}
