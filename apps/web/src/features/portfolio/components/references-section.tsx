import { ButtonLink } from '#components/ui/button.tsx';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { EditorSection } from './editor-section.tsx';

/** Where references are asked for and shown: a screen of its own, for others write them. */
export function ReferencesSection() {
  return (
    <EditorSection
      id="references"
      title={m.portfolio_view_references()}
      hint={m.reference_section_hint()}
    >
      <div>
        <ButtonLink to={paths.userReferences.to()} variant="secondary" size="small">
          {m.reference_section_open()}
        </ButtonLink>
      </div>
    </EditorSection>
  );
}
