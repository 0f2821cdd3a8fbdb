import {
  countMissingTexts,
  type Locale,
  languageWords,
  type Portfolio,
  portfolioListNames,
} from '@vitrine/contracts';
import { CheckboxField } from '#components/form/checkbox-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { readPath } from '#lib/editing/field.ts';
import { languageName } from '#lib/locale.ts';
import { m } from '#messages';
import type { ItemField } from '../state/item-fields.ts';
import { type ListName, withList } from '../state/item-kinds.ts';
import { listWords } from '../state/list-words.ts';
import { itemTexts, pageTexts, placeIn } from '../state/portfolio-fields.ts';
import type { PortfolioValues } from '../state/portfolio-values.ts';
import styles from './editor.module.css';
import { usePortfolioEditor, usePortfolioEdits } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { ItemFields } from './item-fields.tsx';
import { TagInput } from './tag-input.tsx';

/** What an item says in languages: of what is edited here, texts. */
interface Translated {
  translations?: Partial<Record<Locale, object | undefined>> | undefined;
}

/** A record with other texts in a language. */
const withTexts = <R extends Translated>(record: R, locale: Locale, patch: object): R => ({
  ...record,
  translations: {
    ...record.translations,
    [locale]: { ...record.translations?.[locale], ...patch },
  },
});

interface TranslationSectionsProps {
  /** Another language than the one the page is written in. */
  locale: Locale;
  disabled: boolean;
}

/** Everything that the page says, to be said in another language. */
export function TranslationSections({ locale, disabled }: TranslationSectionsProps) {
  return (
    <Stack gap={2} className={styles.form}>
      <fieldset disabled={disabled} className={layoutClass('stack', { gap: 3 })}>
        <PageTexts locale={locale} />
        {[...portfolioListNames, 'media_items' as const].map((list) => (
          <ListTexts key={list} list={list} locale={locale} />
        ))}
      </fieldset>
    </Stack>
  );
}

/** What the page says beside its lists, and whether visitors find it in the language. */
function PageTexts({ locale }: { locale: Locale }) {
  const { draft, errors } = usePortfolioEditor();
  const { change } = usePortfolioEdits();
  const language = languageName(locale);
  const onChange = (patch: object) => change((values) => withTexts(values, locale, patch));
  const error = (field: string) => errors[`${placeIn(locale)}.${field}`];
  const said = draft.translations[locale];
  const count = countMissingTexts(draft, locale);
  const skills = readPath(said, 'skills') as readonly string[] | undefined;
  return (
    <EditorSection
      id="basics"
      title={languageWords[locale].name}
      hint={m.portfolio_translation_hint({ own: languageName(draft.language) })}
    >
      <p aria-live="polite" className={textStyle({ size: 'small', weight: 'medium' })}>
        {count > 0
          ? m.portfolio_translation_missing({ count, language })
          : m.portfolio_translation_whole({ language })}
      </p>
      <CheckboxField
        name="published"
        label={m.portfolio_translation_show({ language })}
        checked={said?.published}
        onChange={(published) => onChange({ published })}
      />
      <ItemFields
        fields={beside(draft, pageTexts, draft.language).filter(({ kind }) => kind !== 'list')}
        value={{ ...said }}
        error={error}
        onChange={onChange}
      />
      {draft.skills.length > 0 ? (
        <TagInput
          name="skill"
          label={m.portfolio_skill()}
          addLabel={m.portfolio_add_skill()}
          listLabel={m.field_skills()}
          tags={skills ?? []}
          error={error('skills')}
          onChange={(skills) => onChange({ skills })}
        />
      ) : null}
      {draft.skills.length > 0 ? (
        <p className={textStyle({ tone: 'muted', size: 'small' })}>
          {sourceOf(draft.skills.join(', '), draft.language)}
        </p>
      ) : null}
    </EditorSection>
  );
}

interface ListTextsProps {
  list: ListName;
  locale: Locale;
}

/** The items of one list that have anything to say. */
function ListTexts({ list, locale }: ListTextsProps) {
  const { draft, errors } = usePortfolioEditor();
  const { change } = usePortfolioEdits();
  const [name] = itemTexts(list);
  const items = draft[list].flatMap((item) => {
    const fields = beside(item, itemTexts(list), draft.language);
    return fields.length > 0 ? [{ item, fields }] : [];
  });
  if (!name || items.length === 0) return null;
  const onChange = (id: string) => (patch: object) =>
    change((values: PortfolioValues) =>
      withList(values, list, (all) =>
        all.map((one: Translated & { id: string }) =>
          one.id === id ? withTexts(one, locale, patch) : one,
        ),
      ),
    );
  const title = list === 'media_items' ? m.portfolio_media_gallery() : listWords[list].label();
  return (
    <EditorSection id={list} title={title}>
      <Stack as="ul" role="list" gap={4}>
        {items.map(({ item, fields }) => (
          <Stack as="li" key={item.id} gap={2}>
            <ItemFields
              fields={fields}
              value={{ ...(item as Translated).translations?.[locale] }}
              error={(field) => errors[`${list}.${item.id}.${placeIn(locale)}.${field}`]}
              onChange={onChange(item.id)}
            />
          </Stack>
        ))}
      </Stack>
    </EditorSection>
  );
}

/** The fields of what a record says, each with that: a translator has it in view. */
const beside = (
  record: object,
  fields: readonly ItemField[],
  own: Portfolio['language'],
): ItemField[] =>
  fields.flatMap((field) => {
    const { path, label, kind, rows } = field;
    const source = String(readPath(record, path) ?? '').trim();
    return source ? [{ path, label, kind, rows, hint: () => sourceOf(source, own) }] : [];
  });

const sourceOf = (text: string, own: Locale): string =>
  m.portfolio_translation_source({ language: languageWords[own].name, text });
