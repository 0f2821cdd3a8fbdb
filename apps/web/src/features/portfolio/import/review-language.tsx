import { type Locale, locales, type Portfolio } from '@vitrine/contracts';
import { SelectField } from '#components/form/select-field.tsx';
import { Card } from '#components/ui/card.tsx';
import { languageName } from '#lib/locale.ts';
import { m } from '#messages';
import { pageIn } from './page-in-language.ts';
import { reviewIn } from './review.ts';
import type { ChangeReview } from './review-parts.ts';

interface ReviewLanguageProps {
  portfolio: Portfolio;
  /** As it was detected, or chosen. */
  language: Locale | undefined;
  onChange: ChangeReview;
}

/** Which version of the page what was read goes to. */
export function ReviewLanguage({ portfolio, language, onChange }: ReviewLanguageProps) {
  const chosen = language ?? portfolio.language;
  const name = languageName(chosen);
  const own = languageName(pageIn(portfolio, chosen).language);
  const isTranslation = own !== name;
  return (
    <Card>
      <SelectField
        name="language"
        label={m.import_language()}
        hint={
          isTranslation
            ? m.import_language_translates({ language: name, own })
            : m.import_language_own({ language: name })
        }
        options={locales.map((value) => ({ value, label: languageName(value) }))}
        value={chosen}
        onChange={(value) => onChange((now) => reviewIn(now, portfolio, value as Locale))}
      />
    </Card>
  );
}
