import {
  type Filters,
  filterNames,
  type PostColor,
  postColors,
  postFields,
  type ValuesOf,
} from '@vitrine/contracts';
import { type ChoiceFilter, selectFilter } from '#components/list/filters.ts';
import type { Field } from '#lib/editing/field.ts';
import { m } from '#messages';

type PostChoices = ValuesOf<Filters<typeof postFields>>;
type Choice = Required<Pick<Field, 'label'>> & { options: NonNullable<Field['options']> };

const colors: Record<PostColor, () => string> = {
  'default-color': m.admin_posts_color_default,
  blue: m.admin_posts_color_blue,
  green: m.admin_posts_color_green,
  purple: m.admin_posts_color_purple,
  yellow: m.admin_posts_color_yellow,
  orange: m.admin_posts_color_orange,
};

/** The choices of a post by which its list is filtered. Apart from its other fields, which the list does not load. */
export const postChoices: Readonly<Record<keyof PostChoices, Choice>> = {
  color: {
    label: m.admin_posts_color,
    options: () => postColors.map((value) => ({ value, label: colors[value]() })),
  },
};

/** A select for each. */
export const postFilters = Object.fromEntries(
  filterNames(postFields).map((name) => {
    const { label, options } = postChoices[name];
    const nameOf = (value: string) =>
      options().find((option) => option.value === value)?.label ?? value;
    const values = postFields[name].of;
    return [name, selectFilter({ label, all: m.admin_filter_all, values, nameOf })];
  }),
) as { [K in keyof PostChoices]: ChoiceFilter<PostChoices[K]> };
