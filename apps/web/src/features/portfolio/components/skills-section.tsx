import { m } from '#messages';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { TagInput } from './tag-input.tsx';

export function SkillsSection() {
  const { draft, errors, change } = useEditor();
  return (
    <EditorSection id="skills" title={m.portfolio_view_skills()}>
      <TagInput
        name="skill"
        label={m.portfolio_skill()}
        addLabel={m.portfolio_add_skill()}
        listLabel={m.portfolio_view_skills()}
        tags={draft.skills}
        error={errors.skills}
        onChange={(skills) => change({ skills })}
      />
    </EditorSection>
  );
}
