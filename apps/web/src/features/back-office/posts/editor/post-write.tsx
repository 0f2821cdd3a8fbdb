import { postIcons } from '@vitrine/contracts';
import { useController } from 'react-hook-form';
import { SelectField } from '#components/form/select-field.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { FilterPills } from '#components/ui/filter-pills.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { postChoices } from '../post-choices.ts';
import { type TextMode, useTextMode } from './editor-choices.ts';
import { BesideOriginal } from './original.tsx';
import { AuthorField, PostDetails } from './post-details.tsx';
import type { PostValues } from './post-fields.ts';
import styles from './post-form.module.css';
import { Sections } from './sections.tsx';

const MODES: readonly { value: TextMode; label: () => string }[] = [
  { value: 'formatted', label: m.admin_posts_text_formatted },
  { value: 'markdown', label: m.admin_posts_text_markdown },
];

interface PostWriteProps {
  isFull: boolean;
  /** What is no matter of language is that of its source, and not shown. */
  isTranslation: boolean;
}

/** Everything of a post but what becomes of it. */
export function PostWrite({ isFull, isTranslation }: PostWriteProps) {
  const [mode, setMode] = useTextMode();
  const looks = isTranslation ? null : (
    <Cluster key="looks" gap={3} rowGap={2} align="start">
      <IconPicker />
      <SelectField
        name="color"
        label={m.admin_posts_color()}
        options={postChoices.color.options()}
        className={styles.color}
      />
      <AuthorField />
    </Cluster>
  );
  return (
    <Stack gap={3}>
      {isFull ? (
        <FilterPills
          key="mode"
          label={m.admin_posts_text_mode()}
          options={MODES.map(({ value, label }) => ({ value, label: label() }))}
          value={mode}
          onChange={setMode}
        />
      ) : (
        looks
      )}
      <BesideOriginal key="title" path="title">
        <TextField
          name="title"
          label={m.field_title()}
          autoComplete="off"
          data-initial-focus=""
          className={styles.title}
        />
      </BesideOriginal>
      <BesideOriginal key="description" path="description">
        <TextArea
          rows={3}
          name="description"
          label={m.field_description()}
          hint={m.admin_posts_description_hint()}
          autoComplete="off"
        />
      </BesideOriginal>
      <Sections key="sections" mode={isFull ? mode : 'markdown'} />
      {/* In the full page the words come first. */}
      {isFull ? looks : null}
      <PostDetails key="details" isTranslation={isTranslation} />
    </Stack>
  );
}

const ICONS: Record<PostValues['icon'], () => string> = {
  '📝': m.admin_posts_icon_memo,
  '💡': m.admin_posts_icon_bulb,
  '🚀': m.admin_posts_icon_rocket,
  '🔧': m.admin_posts_icon_wrench,
  '🌐': m.admin_posts_icon_globe,
  '💰': m.admin_posts_icon_money,
  '🎯': m.admin_posts_icon_target,
  '⚡': m.admin_posts_icon_lightning,
};

/** A radio button for each icon. */
function IconPicker() {
  const { field } = useController<PostValues, 'icon'>({ name: 'icon' });
  return (
    <fieldset className={textStyle({ fill: 'shrink' }, styles.picker)}>
      <legend
        className={textStyle({ size: 'small', weight: 'strong', leading: 'snug' }, styles.legend)}
      >
        {m.admin_posts_icon()}
      </legend>
      <Cluster gap={0.5} className={styles.icons}>
        {postIcons.map((icon) => (
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
