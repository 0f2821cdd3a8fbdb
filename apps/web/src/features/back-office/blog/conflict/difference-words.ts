import { m } from '#messages';
import { colorOptions } from '../editor/color-options.ts';
import type { PostValues } from '../editor/post-values.ts';
import { statusText } from '../status-text.ts';
import type { Difference } from './differences.ts';

/** What two differ in. */
export function differenceLabel({ field, place }: Difference): string {
  if (place !== undefined) return m.admin_blog_section({ number: place + 1 });
  const labels: Record<Difference['field'], string> = {
    title: m.admin_blog_title_field(),
    description: m.admin_blog_description(),
    icon: m.admin_blog_icon(),
    color: m.admin_blog_color(),
    status: m.admin_blog_status(),
    sections: m.admin_blog_sections(),
  };
  return labels[field];
}

/** What one side says, to be read by a person. */
export function differenceText({ field, place }: Difference, values: PostValues): string {
  return textOf(field, place, values) || m.admin_blog_conflict_empty();
}

function textOf(field: Difference['field'], place: number | undefined, values: PostValues): string {
  const texts = values.sections.map(({ text }) => text);
  if (place !== undefined) return texts[place] ?? '';
  if (field === 'sections') {
    const name = (at: number) => m.admin_blog_section({ number: at + 1 });
    return texts.map((text, at) => `${name(at)}\n${text}`).join('\n\n');
  }
  if (field === 'color') {
    return colorOptions().find(({ value }) => value === values.color)?.label ?? '';
  }
  if (field !== 'status') return values[field];
  const time = values.status === 'scheduled' ? values.publishAt.replace('T', ' ') : '';
  return [statusText(values.status), time].filter(Boolean).join(', ');
}
