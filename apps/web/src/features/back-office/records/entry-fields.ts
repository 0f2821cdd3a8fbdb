import type { ContentType } from '@vitrine/contracts';
import { m } from '#messages';
import type { FieldKind, FieldSpec } from './field-spec.ts';

const field = (
  path: string,
  label: () => string,
  kind: FieldKind = 'line',
  hint?: () => string,
): FieldSpec => ({ path, label, kind, hint });

const list = (path: string, label: () => string) =>
  field(path, label, 'list', m.admin_content_list_hint);
const icon = field('icon', m.admin_content_field_icon, 'line', m.admin_content_icon_hint);
const name = field('name', m.admin_content_field_name);
const role = field('role', m.admin_content_field_role);
const description = field('description', m.admin_content_field_description, 'text');
const image = field('image', m.admin_content_field_image, 'picture');

/** A field for each of the record's own, in the order of the requirement (WEB-03). */
export const entryFields: Record<ContentType, readonly FieldSpec[]> = {
  projects: [
    name,
    field('tagline', m.admin_content_field_tagline),
    field('problem', m.admin_content_field_problem, 'text'),
    field('solution', m.admin_content_field_solution, 'text'),
    list('features', m.admin_content_field_features),
    field('impact', m.admin_content_field_impact, 'text'),
    image,
    icon,
  ],
  testimonials: [
    name,
    role,
    field('content', m.admin_content_field_content, 'text'),
    field('avatar', m.admin_content_field_avatar, 'picture'),
  ],
  services: [
    field('title', m.admin_content_field_title),
    description,
    list('projects', m.admin_content_field_projects),
    list('features', m.admin_content_field_features),
    icon,
    field('color', m.admin_content_field_color),
  ],
  departments: [name, description, icon, field('count', m.admin_content_field_count, 'number')],
  leadership: [
    name,
    role,
    field('bio', m.admin_content_field_bio, 'text'),
    image,
    field('social.linkedin', m.admin_content_field_linkedin),
    field('social.twitter', m.admin_content_field_twitter),
    field('social.github', m.admin_content_field_github),
  ],
  teamMembers: [
    name,
    role,
    image,
    field('department_id', m.admin_content_field_department, 'department'),
  ],
};
