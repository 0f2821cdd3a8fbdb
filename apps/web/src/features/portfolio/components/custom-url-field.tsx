import { m } from '#messages';
import { TextField } from '../../../components/form/text-field.tsx';
import { paths } from '../../../lib/paths.ts';
import { useEditor } from './editor-context.ts';

/** The last part of the page's address; what it makes stands under it. */
export function CustomUrlField() {
  const { draft, errors, change } = useEditor();
  const typed = draft.customUrl.trim().toLowerCase();
  const address = window.location.host + paths.portfolio.to(typed);
  return (
    <TextField
      name="customUrl"
      label={m.portfolio_custom_url()}
      hint={typed ? m.portfolio_custom_url_makes({ address }) : m.portfolio_custom_url_hint()}
      value={draft.customUrl}
      error={errors.customUrl}
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
