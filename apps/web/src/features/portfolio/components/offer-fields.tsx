import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { ItemInput, OfferKind } from '../state/item-kinds.ts';

interface OfferFieldsProps {
  value: ItemInput<OfferKind>;
  onChange: (patch: Partial<ItemInput<OfferKind>>) => void;
  error: (field: string) => string | undefined;
}

export function OfferFields({ value, onChange, error }: OfferFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextField
          name="name"
          label={m.portfolio_offer_name()}
          value={value.name}
          error={error('name')}
          onChange={(name) => onChange({ name })}
          enterKeyHint="next"
        />
        <TextField
          name="price"
          label={m.portfolio_offer_price()}
          placeholder={m.portfolio_offer_price_example()}
          optional
          value={value.price}
          error={error('price')}
          onChange={(price) => onChange({ price })}
          enterKeyHint="next"
        />
      </FieldRow>
      <TextArea
        name="description"
        label={m.portfolio_offer_description()}
        optional
        rows={3}
        value={value.description}
        error={error('description')}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}
