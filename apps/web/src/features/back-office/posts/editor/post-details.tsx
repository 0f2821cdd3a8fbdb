import { NO_PICTURE, type PictureRef, type PostAuthor, readPicture } from '@vitrine/contracts';
import { useMemo, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldControl } from '#components/editing/fields.tsx';
import {
  type FieldKinds,
  type KindControlProps,
  KindsProvider,
} from '#components/editing/kinds.ts';
import { useSurroundingForm } from '#components/form/form-context.ts';
import { SelectField } from '#components/form/select-field.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { textStyle } from '#components/ui/text-style.ts';
import { now } from '#lib/clock.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { m } from '#messages';
import { PictureField } from '../../library/picture-field.tsx';
import { BesideOriginal } from './original.tsx';
import { detailFields, type PostValues, toLocalTime } from './post-fields.ts';
import styles from './post-form.module.css';
import { GonePicture } from './section-pictures.tsx';

const SlugField = (props: KindControlProps<string>) => (
  <TextField {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} />
);

const DateField = (props: KindControlProps<string>) => (
  <TextField {...props} type="datetime-local" max={toLocalTime(new Date(now()))} />
);

const kinds: FieldKinds = {
  slug: { control: SlugField },
  cover: { control: Cover },
  date: { control: DateField },
};

/** What a translation has of its source. */
const ofSource = ['cover', 'published_at'];

/** What a post has beside its text; closed until someone looks for it. */
export function PostDetails({ isTranslation }: { isTranslation: boolean }) {
  const form = useSurroundingForm();
  const isWrong = detailFields.some(({ path }) => form?.errorOf(path) !== undefined);
  return (
    // an error must be seen
    <details open={isWrong || undefined} className={styles.details}>
      <summary className={textStyle({ weight: 'strong' }, styles.summary)}>
        {m.admin_posts_details()}
      </summary>
      <div className={layoutClass('stack', { gap: 2, above: 2 })}>
        <KindsProvider value={kinds}>
          {detailFields
            .filter(({ path }) => !(isTranslation && ofSource.includes(path)))
            .map((field) => (
              <BesideOriginal key={field.path} path={field.path}>
                <FieldControl field={field} />
              </BesideOriginal>
            ))}
        </KindsProvider>
      </div>
    </details>
  );
}

/** The picture over the text, in lists and on the card of a shared link. */
function Cover(props: KindControlProps<PictureRef>) {
  const { value, error, onChange } = props;
  const form = useSurroundingForm();
  const { getValues, setValue } = useFormContext<PostValues>();
  const given = useRef('');
  const describe = (alt: string) => {
    const before = getValues('cover_alt');
    // what someone typed stays; what was taken over belongs to the picture that it came with
    if (before.trim() !== '' && before !== given.current) return;
    given.current = alt;
    setValue('cover_alt', alt, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <PictureField {...props} onDescribed={describe} cut="middle" />
      <GonePicture
        src={readPicture(value).src}
        suspect={error}
        onBack={() => form?.mended?.('cover')}
        onRemove={() => {
          onChange(NO_PICTURE);
          form?.mended?.('cover');
        }}
      />
    </>
  );
}

/** Those whom the team page shows, as a post names them. */
export function usePeople(): PostAuthor[] {
  const { data: leaders } = useEndpoint('content.leadership.list');
  const { data: members } = useEndpoint('content.teamMembers.list');
  return useMemo(
    () =>
      [...(leaders ?? []), ...(members ?? [])].map(({ id, name, role, image }) => ({
        ...{ id, name, role, image },
      })),
    [leaders, members],
  );
}

function AuthorName({ id }: { id: string }) {
  const person = usePeople().find((one) => one.id === id);
  return person?.name ?? m.admin_posts_author_unlisted();
}

/** How a conflict shows an author: by name. */
export const postKinds: FieldKinds = {
  author: { content: (id: string) => <AuthorName id={id} /> },
};

/** Who the post is by: the company, or someone whom the team page shows. */
export function AuthorField() {
  const people = usePeople().map(({ id, name }) => ({ value: id, label: name }));
  const { value, onChange } = useController<PostValues, 'author_id'>({ name: 'author_id' }).field;
  // someone who has left, or a list that has not come yet: a save must not change the author
  const isListed = value === '' || people.some((person) => person.value === value);
  const unlisted = { value, label: m.admin_posts_author_unlisted() };
  return (
    <SelectField
      name="author_id"
      label={m.admin_posts_author()}
      value={value}
      onChange={onChange}
      placeholder={m.admin_posts_author_company()}
      options={isListed ? people : [unlisted, ...people]}
      className={styles.color}
    />
  );
}
