import { availabilities } from '@vitrine/contracts';
import { FieldRow } from '#components/form/field-shell.tsx';
import { SelectField } from '#components/form/select-field.tsx';
import { TextArea, TextField } from '#components/form/text-field.tsx';
import { paths } from '#lib/paths.ts';
import { withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import { customUrlProblem } from '../state/custom-url-hint.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { availabilityName } from '../state/portfolio-fields.ts';
import { usePortfolioEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { ProfileImageField } from './profile-image-field.tsx';

/** What stands first on the page: the person, and the address of the page. */
export function BasicsSection() {
  const { draft, errors } = usePortfolioEditor();
  const store = useEditorStore();
  return (
    <EditorSection id="basics" title={m.portfolio_basics()}>
      <ProfileImageField
        profileImage={draft.profileImage}
        error={errors.profileImage}
        onAdjust={(profileImage) => store.change({ profileImage })}
      />
      <TextField
        name="headline"
        label={m.portfolio_headline()}
        hint={m.portfolio_headline_hint()}
        value={draft.headline}
        error={errors.headline}
        onChange={(headline) => store.change({ headline })}
        enterKeyHint="next"
      />
      <TextArea
        name="summary"
        label={m.portfolio_summary()}
        rows={5}
        value={draft.summary}
        error={errors.summary}
        onChange={(summary) => store.change({ summary })}
      />
      <CustomUrlField />
      <ReachFields />
      <AvailabilityFields />
    </EditorSection>
  );
}

/** Numbers that stand on the page: nobody has to give one, and the account's own is not shown. */
function ReachFields() {
  const { draft, errors } = usePortfolioEditor();
  const store = useEditorStore();
  const number = { type: 'tel', inputMode: 'tel', autoComplete: 'off', optional: true } as const;
  return (
    <FieldRow>
      <TextField
        {...number}
        name="whatsapp"
        label={m.portfolio_whatsapp()}
        hint={m.portfolio_reach_hint()}
        value={draft.whatsapp}
        error={errors.whatsapp}
        onChange={(whatsapp) => store.change({ whatsapp })}
      />
      <TextField
        {...number}
        name="phone"
        label={m.portfolio_phone()}
        hint={m.portfolio_reach_hint()}
        value={draft.phone}
        error={errors.phone}
        onChange={(phone) => store.change({ phone })}
      />
    </FieldRow>
  );
}

/** Whether one looks for work: nothing is said of it unless it is chosen. */
function AvailabilityFields() {
  const { draft, errors } = usePortfolioEditor();
  const store = useEditorStore();
  const { availability, availabilityNote } = draft;
  return (
    <FieldRow>
      <SelectField
        name="availability"
        label={m.portfolio_availability()}
        hint={m.portfolio_availability_hint()}
        value={availability}
        error={errors.availability}
        options={(['', ...availabilities] as const).map((value) => ({
          value,
          label: availabilityName(value),
        }))}
        onChange={(value) => store.change({ availability: value as typeof availability })}
      />
      {availability ? (
        <TextField
          name="availabilityNote"
          label={m.portfolio_availability_note()}
          hint={m.portfolio_availability_note_hint()}
          optional
          value={availabilityNote}
          error={errors.availabilityNote}
          onChange={(note) => store.change({ availabilityNote: note })}
        />
      ) : null}
    </FieldRow>
  );
}

/** The last part of the page's address; what it makes, or what is wrong with it, stands under it. */
function CustomUrlField() {
  const { draft, errors } = usePortfolioEditor();
  const store = useEditorStore();
  const typed = draft.customUrl.trim().toLowerCase();
  const problem = customUrlProblem(draft.customUrl);
  const address = window.location.host + withBase('') + paths.portfolio.to(typed);
  const makes = typed && !problem ? m.portfolio_custom_url_makes({ address }) : undefined;
  return (
    <TextField
      name="customUrl"
      label={m.portfolio_custom_url()}
      hint={makes ?? m.portfolio_custom_url_hint()}
      value={draft.customUrl}
      error={problem ?? errors.customUrl}
      onChange={(customUrl) => store.change({ customUrl })}
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
    />
  );
}
