import { withoutFocalPoint } from '@vitrine/contracts';
import { FileText, Images, ImageUp } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { FileButton } from '#components/form/file-button.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { postPath } from '#lib/post-path.ts';
import { m } from '#messages';
import { LibraryPicker } from '../../library/library-picker.tsx';
import { PostPicker } from './post-picker.tsx';
import type { SectionText } from './section-text.ts';

interface SectionInsertsProps {
  number: number;
  text: RefObject<SectionText | null>;
  onFiles: (files: readonly File[]) => void;
}

/** What can be put into a section beside what one types. */
export function SectionInserts({ number, text, onFiles }: SectionInsertsProps) {
  const [choosing, setChoosing] = useState<'picture' | 'post'>();
  return (
    <Cluster as="fieldset" gap={1} aria-label={m.admin_posts_insert_tools({ number })}>
      <Button size="small" variant="ghost" onClick={() => setChoosing('picture')}>
        <Images size={16} aria-hidden="true" />
        {m.admin_posts_insert_library()}
      </Button>
      <FileButton
        size="small"
        variant="ghost"
        label={m.admin_posts_insert_files()}
        accept="image/*"
        multiple
        icon={<ImageUp size={16} aria-hidden="true" />}
        onChoose={(file, others) => onFiles([file, ...others])}
      />
      <Button size="small" variant="ghost" onClick={() => setChoosing('post')}>
        <FileText size={16} aria-hidden="true" />
        {m.admin_posts_insert_post()}
      </Button>
      {choosing === 'post' ? (
        <PostPicker
          onClose={() => setChoosing(undefined)}
          onChoose={(post) => {
            setChoosing(undefined);
            text.current?.insertLink(post.title, postPath(post));
          }}
        />
      ) : null}
      {choosing === 'picture' ? (
        <LibraryPicker
          current=""
          onClose={() => setChoosing(undefined)}
          onChoose={(url, alt) => {
            setChoosing(undefined);
            const picture = { src: withoutFocalPoint(url), alt, caption: '' };
            text.current?.insertPicture(text.current.placeAt(), picture, true);
          }}
        />
      ) : null}
    </Cluster>
  );
}
