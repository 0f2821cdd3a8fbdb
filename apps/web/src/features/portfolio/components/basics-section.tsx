import { TextField } from '#components/form/text-field.tsx';
import { paths } from '#lib/paths.ts';
import { withBase } from '#lib/site-address.ts';
import { m } from '#messages';
import { customUrlProblem } from '../state/custom-url-hint.ts';
import { ADDRESS, basicFields } from '../state/portfolio-fields.ts';
import { usePortfolioEditor, usePortfolioEdits } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { ItemFields } from './item-fields.tsx';
import { ProfileImageField } from './profile-image-field.tsx';

/** What is first on the page: the person, and the address of the page. */
export function BasicsSection() {
  const { draft, errors } = usePortfolioEditor();
  const { changeParts } = usePortfolioEdits();
  return (
    <EditorSection id="basics" title={m.portfolio_basics()}>
      <ProfileImageField
        profileImage={draft.profileImage}
        error={errors.profileImage}
        onAdjust={(profileImage) => changeParts({ profileImage })}
      />
      {basicFields.map((fields) =>
        fields === ADDRESS ? (
          <CustomUrlField key="address" />
        ) : (
          <ItemFields
            key={fields[0]?.path}
            fields={fields}
            value={draft}
            error={(name) => errors[name]}
            onChange={changeParts}
          />
        ),
      )}
    </EditorSection>
  );
}

/** The last part of the page's address; what it makes, or what is wrong with it, is under it. */
function CustomUrlField() {
  const { draft, errors } = usePortfolioEditor();
  const { changeParts } = usePortfolioEdits();
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
      onChange={(customUrl) => changeParts({ customUrl })}
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
    />
  );
}
