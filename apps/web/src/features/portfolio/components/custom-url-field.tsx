import { m } from '#messages';
import { TextField } from '../../../components/form/text-field.tsx';
import { paths } from '../../../lib/paths.ts';
import { customUrlProblem } from '../state/custom-url-hint.ts';
import { useEditor } from './editor-context.ts';

/** The last part of the page's address; what it makes, or what is wrong with it, stands under it. */
export function CustomUrlField() {
  const { draft, errors, change } = useEditor();
  const typed = draft.customUrl.trim().toLowerCase();
  const problem = customUrlProblem(draft.customUrl);
  const address = window.location.host + paths.portfolio.to(typed);
  const makes = typed && !problem ? m.portfolio_custom_url_makes({ address }) : undefined;
  return (
    <TextField
      name="customUrl"
      label={m.portfolio_custom_url()}
      hint={makes ?? m.portfolio_custom_url_hint()}
      value={draft.customUrl}
      error={problem ?? errors.customUrl}
      onChange={(customUrl) => change({ customUrl })}
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
    />
  );
}
