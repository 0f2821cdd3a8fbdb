import type { ComponentType } from 'react';
import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { AdditionKind, ItemInput, OfferKind } from '../state/item-kinds.ts';
import { TagInput } from './tag-input.tsx';

interface FieldsProps<Input> {
  value: Input;
  onChange: (patch: Partial<Input>) => void;
  /** What is wrong with a field. */
  error: (field: string) => string | undefined;
}

type ItemFieldsProps<K extends AdditionKind> = FieldsProps<ItemInput<K>>;

/** The fields of one item, the same for one that exists and for a new one. */
export type ItemFields<K extends AdditionKind> = ComponentType<ItemFieldsProps<K>>;

/** What a list of items and the way to another are called. */
export interface ItemWords {
  title: string;
  newItem: string;
  add: string;
}

/** What a text field needs of the item, by its name. */
const text = <Name extends string>(props: FieldsProps<Record<Name, string>>, name: Name) => ({
  name,
  value: props.value[name],
  error: props.error(name),
  onChange: (typed: string) => props.onChange({ [name]: typed } as Record<Name, string>),
});

export function ExperienceFields(props: ItemFieldsProps<'experiences'>) {
  return (
    <>
      <FieldRow>
        <TextField
          {...text(props, 'title')}
          label={m.portfolio_experience_title()}
          enterKeyHint="next"
        />
        <TextField
          {...text(props, 'company')}
          label={m.portfolio_experience_company()}
          enterKeyHint="next"
        />
      </FieldRow>
      <TextField
        {...text(props, 'period')}
        label={m.portfolio_experience_period()}
        placeholder={m.portfolio_experience_period_example()}
        optional
        enterKeyHint="next"
      />
      <TextArea
        {...text(props, 'description')}
        label={m.portfolio_experience_description()}
        optional
        rows={3}
      />
    </>
  );
}

export function EducationFields(props: ItemFieldsProps<'educations'>) {
  return (
    <>
      <FieldRow>
        <TextField
          {...text(props, 'degree')}
          label={m.portfolio_education_degree()}
          enterKeyHint="next"
        />
        <TextField
          {...text(props, 'institution')}
          label={m.portfolio_education_institution()}
          enterKeyHint="next"
        />
      </FieldRow>
      <TextField
        {...text(props, 'year')}
        label={m.portfolio_education_year()}
        optional
        enterKeyHint="done"
      />
    </>
  );
}

export function ProjectFields(props: ItemFieldsProps<'projects'>) {
  const { value, error, onChange } = props;
  return (
    <>
      <TextField {...text(props, 'name')} label={m.portfolio_project_name()} enterKeyHint="next" />
      <TextArea
        {...text(props, 'description')}
        label={m.portfolio_project_description()}
        hint={m.portfolio_project_description_hint()}
        rows={4}
      />
      <TagInput
        name="technology"
        label={m.portfolio_technology()}
        addLabel={m.portfolio_add_technology()}
        listLabel={m.portfolio_view_technologies()}
        tags={value.technologies}
        error={error('technologies')}
        onChange={(technologies) => onChange({ technologies })}
      />
    </>
  );
}

export function LinkFields(props: ItemFieldsProps<'links'>) {
  return (
    <FieldRow>
      <TextField {...text(props, 'name')} label={m.portfolio_link_name()} enterKeyHint="next" />
      <TextField
        {...text(props, 'url')}
        type="url"
        label={m.portfolio_link_url()}
        placeholder="https://"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        enterKeyHint="done"
      />
    </FieldRow>
  );
}

/** Of a service or a product. */
export function OfferFields(props: ItemFieldsProps<OfferKind>) {
  return (
    <>
      <FieldRow>
        <TextField {...text(props, 'name')} label={m.portfolio_offer_name()} enterKeyHint="next" />
        <TextField
          {...text(props, 'price')}
          label={m.portfolio_offer_price()}
          placeholder={m.portfolio_offer_price_example()}
          optional
          enterKeyHint="next"
        />
      </FieldRow>
      <TextArea
        {...text(props, 'description')}
        label={m.portfolio_offer_description()}
        optional
        rows={3}
      />
    </>
  );
}
