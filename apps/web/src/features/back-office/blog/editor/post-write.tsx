import { blogIcons } from '@vitrine/contracts';
import { Plus } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useItems } from '#components/editing/items-field.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { AuthorField } from './author-field.tsx';
import { colorOptions, type PostValues } from './post-fields.ts';
import styles from './post-form.module.css';
import { SectionField } from './section-field.tsx';

/** Everything of a post but what becomes of it. */
export function PostWrite() {
  return (
    <Stack gap={3}>
      <Cluster gap={3} rowGap={2} align="start">
        <IconPicker />
        <SelectField
          name="color"
          label={m.admin_blog_color()}
          options={colorOptions()}
          className={styles.color}
        />
        <AuthorField />
      </Cluster>
      <TextField
        name="title"
        label={m.field_title()}
        autoComplete="off"
        data-initial-focus=""
        className={styles.title}
      />
      <TextArea
        rows={3}
        name="description"
        label={m.field_description()}
        hint={m.admin_blog_description_hint()}
        autoComplete="off"
      />
      <Sections />
    </Stack>
  );
}

const ICONS: Record<PostValues['icon'], () => string> = {
  '📝': m.admin_blog_icon_memo,
  '💡': m.admin_blog_icon_bulb,
  '🚀': m.admin_blog_icon_rocket,
  '🔧': m.admin_blog_icon_wrench,
  '🌐': m.admin_blog_icon_globe,
  '💰': m.admin_blog_icon_money,
  '🎯': m.admin_blog_icon_target,
  '⚡': m.admin_blog_icon_lightning,
};

/** A radio button for each icon. */
function IconPicker() {
  const { field } = useController<PostValues, 'icon'>({ name: 'icon' });
  return (
    <fieldset className={textStyle({ fill: 'shrink' }, styles.picker)}>
      <legend
        className={textStyle({ size: 'small', weight: 'strong', leading: 'snug' }, styles.legend)}
      >
        {m.admin_blog_icon()}
      </legend>
      <Cluster gap={0.5} className={styles.icons}>
        {blogIcons.map((icon) => (
          <Stack as="label" key={icon} className={styles.icon} title={ICONS[icon]()}>
            <input
              type="radio"
              name={field.name}
              aria-label={ICONS[icon]()}
              className={styles.input}
              checked={icon === field.value}
              onChange={() => field.onChange(icon)}
            />
            <span aria-hidden="true">{icon}</span>
          </Stack>
        ))}
      </Cluster>
    </fieldset>
  );
}

function Sections() {
  const { rows, list, add, remove } = useItems('posts', 'textarea');
  return (
    <Stack as="section" gap={3} ref={list} aria-label={m.admin_sections()}>
      <MarkdownHelp />
      {rows.map((key, index) => (
        <SectionField
          key={key}
          index={index}
          onRemove={rows.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <div>
        <Button variant="secondary" size="small" onClick={() => add({ text: '' })}>
          <Plus size={18} aria-hidden="true" />
          {m.admin_blog_add_section()}
        </Button>
      </div>
    </Stack>
  );
}

/** What can be written; closed until somebody wants to know. */
function MarkdownHelp() {
  const rules = [
    m.admin_blog_markdown_help_heading(),
    m.admin_blog_markdown_help_emphasis(),
    m.admin_blog_markdown_help_link(),
    m.admin_blog_markdown_help_list(),
    m.admin_blog_markdown_help_quote(),
    m.admin_blog_markdown_help_code(),
    m.admin_blog_markdown_help_table(),
    m.admin_blog_markdown_help_picture(),
  ];
  return (
    <details className={textStyle({ tone: 'muted', size: 'small' })}>
      <summary className={styles.summary}>{m.admin_blog_markdown_help()}</summary>
      <ul className={layoutClass('stack', { gap: 0.5, above: 1 }, styles.rules)}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
