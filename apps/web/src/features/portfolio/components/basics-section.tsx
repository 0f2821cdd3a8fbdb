import { m } from '#messages';
import { TextArea } from '../../../components/form/text-area.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { CustomUrlField } from './custom-url-field.tsx';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { ProfileImageField } from './profile-image-field.tsx';

/** What stands first on the page: the person, and the address of the page. */
export function BasicsSection() {
  const { draft, errors, change } = useEditor();
  return (
    <EditorSection id="basics" title={m.portfolio_basics()}>
      <ProfileImageField />
      <TextField
        name="headline"
        label={m.portfolio_headline()}
        hint={m.portfolio_headline_hint()}
        value={draft.headline}
        error={errors.headline}
        onChange={(headline) => change({ headline })}
        enterKeyHint="next"
      />
      <TextArea
        name="summary"
        label={m.portfolio_summary()}
        rows={5}
        value={draft.summary}
        error={errors.summary}
        onChange={(summary) => change({ summary })}
      />
      <CustomUrlField />
    </EditorSection>
  );
}
