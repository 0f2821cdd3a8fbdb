import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { m } from '#messages';
import { SelectField } from '../../../../components/form/select-field.tsx';
import { TextArea } from '../../../../components/form/text-area.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { colorOptions } from './color-options.ts';
import { IconPicker } from './icon-picker.tsx';
import { MarkdownHelp } from './markdown-help.tsx';
import styles from './post-fields.module.css';
import { newSection, type PostValues, type SectionValue } from './post-values.ts';
import { SectionField } from './section-field.tsx';
import type { PostEditor } from './use-post-editor.ts';

/** Everything of a post but what becomes of it. */
export function PostFields({ editor }: { editor: PostEditor }) {
  const { values, problems, change } = editor;
  return (
    <div className={styles.fields}>
      <div className={styles.look}>
        <IconPicker value={values.icon} onChange={(icon) => change({ icon })} />
        <SelectField
          name="color"
          label={m.admin_blog_color()}
          options={colorOptions()}
          value={values.color}
          onChange={(color) => change({ color: color as PostValues['color'] })}
          className={styles.color}
        />
      </div>
      <TextField
        name="title"
        label={m.admin_blog_title_field()}
        value={values.title}
        onChange={(title) => change({ title })}
        error={problems.title}
        autoComplete="off"
        data-initial-focus=""
        className={styles.title}
      />
      <TextArea
        rows={3}
        name="description"
        label={m.admin_blog_description()}
        hint={m.admin_blog_description_hint()}
        value={values.description}
        onChange={(description) => change({ description })}
        error={problems.description}
        autoComplete="off"
      />
      <Sections editor={editor} />
    </div>
  );
}

function Sections({ editor: { values, problems, change } }: { editor: PostEditor }) {
  const { sections } = values;
  const put = (next: readonly SectionValue[]) => change({ sections: next });
  const { list, focusOn } = useSectionFocus(sections);
  const add = () => {
    const added = newSection();
    focusOn(added);
    put([...sections, added]);
  };
  const remove = (place: number) => {
    focusOn(sections[place + 1] ?? sections[place - 1]);
    put(sections.filter((_, other) => other !== place));
  };
  return (
    <section ref={list} aria-label={m.admin_blog_sections()} className={styles.sections}>
      <MarkdownHelp />
      {sections.map(({ key, text }, place) => (
        <SectionField
          key={key}
          id={key}
          number={place + 1}
          text={text}
          error={problems[key]}
          onChange={(typed) =>
            put(sections.map((one) => (one.key === key ? { key, text: typed } : one)))
          }
          onRemove={sections.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      <Button variant="secondary" size="small" onClick={add}>
        <Plus size={18} aria-hidden="true" />
        {m.admin_blog_add_section()}
      </Button>
    </section>
  );
}

/** One goes on in what was added, or beside what was removed, as soon as it stands in the page. */
function useSectionFocus(sections: readonly SectionValue[]) {
  const list = useRef<HTMLElement>(null);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const section = `[data-section="${wanted.current}"] textarea`;
    wanted.current = undefined;
    list.current?.querySelector<HTMLElement>(section)?.focus();
  }, [sections]);
  const focusOn = (section: SectionValue | undefined) => {
    wanted.current = section?.key;
  };
  return { list, focusOn };
}
