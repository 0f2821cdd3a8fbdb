import type { Locale } from '@vitrine/contracts';
import { TextArea } from '#components/form/text-field.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { languageName } from '#lib/locale.ts';
import { m } from '#messages';
import { SourceText } from '../components/source-text.tsx';
import type { Text } from './texts.ts';

const LONG = 90;

interface TextRowsProps {
  locale: Locale;
  texts: readonly Text[];
  typed: Readonly<Record<string, string>>;
  onType: (path: string, text: string) => void;
}

/** Each text of the source, and beside it what it is in the other language. */
export function TextRows({ locale, texts, typed, onType }: TextRowsProps) {
  return (
    <Stack as="ul" role="list" ruled pad={3}>
      {texts.map((text) => (
        <Stack as="li" key={text.path} columns="1-1" gap={3} rowGap={1}>
          <SourceText {...text} />
          <TextArea
            name={text.path}
            label={m.admin_translations_in({ language: languageName(locale), text: text.source })}
            labelHidden
            lang={locale}
            rows={text.source.length > LONG ? 5 : 3}
            value={typed[text.path] ?? text.translated}
            onChange={(typed) => onType(text.path, typed)}
          />
        </Stack>
      ))}
    </Stack>
  );
}
