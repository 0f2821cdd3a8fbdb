import { m } from '#messages';
import { useUploadQueue } from '../../api/uploads.ts';
import { MEDIA_ID } from '../../state/editor-places.ts';
import { useEditor } from '../editor-context.ts';
import { EditorSection } from '../editor-section.tsx';
import { AddMedia } from './add-media.tsx';
import { CvField } from './cv-field.tsx';
import { DropArea } from './drop-area.tsx';
import { MediaList } from './media-list.tsx';

/** The CV, pictures, videos and documents: their words, and the ways to add other files. */
export function MediaSection() {
  const { draft } = useEditor();
  const queue = useUploadQueue();
  const choose = (files: readonly File[]) =>
    queue.choose({ files, stored: draft.media_items.length });
  return (
    <DropArea onFiles={choose}>
      <EditorSection id={MEDIA_ID} title={m.portfolio_media_gallery()} hint={m.media_hint()}>
        <CvField />
        <MediaList />
        <AddMedia onFiles={choose} />
      </EditorSection>
    </DropArea>
  );
}
