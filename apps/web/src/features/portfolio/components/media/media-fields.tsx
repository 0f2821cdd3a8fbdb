import { m } from '#messages';
import { FieldRow } from '../../../../components/form/field-row.tsx';
import { TextField } from '../../../../components/form/text-field.tsx';
import type { MediaWords } from '../../state/uploads/upload.ts';

interface MediaFieldsProps {
  words: MediaWords;
  /** It shows something, so it can have an alternative text. */
  seen: boolean;
  error: (field: keyof MediaWords) => string | undefined;
  disabled?: boolean | undefined;
  onChange: (words: Partial<MediaWords>) => void;
}

/** The words that go with a file. */
export function MediaFields({ words, seen, error, disabled, onChange }: MediaFieldsProps) {
  return (
    <>
      <FieldRow>
        <TextField
          name="title"
          label={m.portfolio_media_title()}
          value={words.title}
          error={error('title')}
          disabled={disabled}
          onChange={(title) => onChange({ title })}
        />
        <TextField
          name="description"
          label={m.portfolio_media_description()}
          value={words.description}
          error={error('description')}
          disabled={disabled}
          onChange={(description) => onChange({ description })}
        />
      </FieldRow>
      {seen ? (
        <TextField
          name="alt"
          label={m.media_alt()}
          hint={m.media_alt_hint()}
          value={words.alt}
          error={error('alt')}
          disabled={disabled}
          onChange={(alt) => onChange({ alt })}
        />
      ) : null}
    </>
  );
}
