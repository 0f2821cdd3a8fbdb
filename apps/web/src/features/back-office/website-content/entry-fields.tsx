import {
  type Field as ContentField,
  type ContentType,
  contentDefinitions,
  contentTypes,
  type PictureCut,
  type PictureRef,
} from '@vitrine/contracts';
import { ItemsField } from '#components/editing/items-field.tsx';
import type { FieldKinds, KindControlProps } from '#components/editing/kinds.ts';
import { SelectField } from '#components/form/select-field.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { Field } from '#lib/editing/field.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { fieldWords, typeWords } from '../components/content-words.ts';
import { PictureField, PicturesField } from '../library/picture-field.tsx';
import { IconField } from './icon-field.tsx';
import { sources } from './slots.ts';

const referenceKind = (to: string) => `reference to ${to}`;
const cutKind = (cut: PictureCut) => `picture ${cut}`;

function kindOf({ kind, to, cut, shows }: ContentField): Field['kind'] {
  if (shows) return shows;
  if (to) return referenceKind(to);
  if (cut) return cutKind(cut);
  if (kind === 'count') return 'number';
  return kind === 'link' || kind === 'social' ? 'line' : kind;
}

function described(path: string, field: ContentField): Field {
  const { hint } = fieldWords(path);
  return {
    path,
    label: () => fieldWords(path).label,
    kind: kindOf(field),
    ...(hint && { hint: () => hint }),
  };
}

/** A field for each of the entry's own, in the order of the requirement (WEB-03). */
export const entryFields = (type: ContentType): readonly Field[] =>
  Object.entries<ContentField>(contentDefinitions[type].fields).flatMap(([name, field]) =>
    field.kind === 'social'
      ? ['linkedin', 'twitter', 'github'].map((network) => described(`${name}.${network}`, field))
      : [described(name, field)],
  );

/** One of the entries of another content type. */
const referenceControl = (to: ContentType) =>
  function ReferenceField({ onChange, ...bound }: KindControlProps<string>) {
    const { data } = useEndpoint(`content.${to}.list`, sources);
    const { title } = contentDefinitions[to];
    const entries: readonly ({ id: string } & Readonly<Record<string, unknown>>)[] = data ?? [];
    const options = entries.map((entry) => ({ value: entry.id, label: String(entry[title]) }));
    // An entry that is gone, or not there yet: choosing must not lose it silently.
    const known = bound.value === '' || options.some(({ value }) => value === bound.value);
    const missing = known ? [] : [{ value: bound.value, label: bound.value }];
    return (
      <SelectField
        {...bound}
        onChange={onChange}
        options={[...missing, ...options]}
        placeholder={typeWords(to).noneChosen}
      />
    );
  };

const CUTS: readonly PictureCut[] = ['portrait', 'middle'];

/** A picture of which pages show a part. */
const cutControl = (cut: PictureCut) =>
  function CutPictureField(props: KindControlProps<PictureRef>) {
    return <PictureField {...props} cut={cut} />;
  };

const shownPicture = (picture: PictureRef) => {
  const text = String(picture);
  if (!text.startsWith('/')) return text;
  return <Picture key={text} src={picture} alt="" width={96} sizes="96px" />;
};

/** Controls for the kinds of fields that only content has. */
export const entryKinds: FieldKinds = {
  picture: {
    control: PictureField,
    content: shownPicture,
  },
  icon: { control: IconField },
  items: { entries: ItemsField },
  pictures: {
    control: PicturesField,
    content: (urls: readonly PictureRef[]) => urls.map(shownPicture),
  },
  ...Object.fromEntries(
    CUTS.map((cut) => [cutKind(cut), { control: cutControl(cut), content: shownPicture }]),
  ),
  ...Object.fromEntries(
    contentTypes.map((type) => [referenceKind(type), { control: referenceControl(type) }]),
  ),
};
