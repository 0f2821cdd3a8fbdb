import { m } from '#messages';
import { FieldRow } from '../../../components/form/field-row.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { MEDIA_ID } from '../state/edit-on-arrival.ts';
import { AddMedia } from './add-media.tsx';
import { useEditor } from './editor-context.ts';
import { EditorSection } from './editor-section.tsx';
import { ItemCard } from './item-card.tsx';
import itemStyles from './item-section.module.css';
import { MediaThumbnail } from './media-thumbnail.tsx';

/** Pictures, videos and documents: their words, and the way to add another file. */
export function MediaSection() {
  const { draft, errors, changeItem } = useEditor();
  return (
    <EditorSection
      id={MEDIA_ID}
      title={m.portfolio_media_gallery()}
      hint={m.portfolio_media_hint()}
    >
      {draft.media_items.length > 0 ? (
        <ul className={itemStyles.items}>
          {draft.media_items.map((item) => (
            <ItemCard
              key={item.id}
              list="media_items"
              id={item.id}
              name={item.title || item.file}
              picture={<MediaThumbnail item={item} />}
            >
              <FieldRow>
                <TextField
                  name="title"
                  label={m.portfolio_media_title()}
                  value={item.title}
                  error={errors[`media_items.${item.id}.title`]}
                  onChange={(title) => changeItem('media_items', item.id, { title })}
                />
                <TextField
                  name="description"
                  label={m.portfolio_media_description()}
                  value={item.description}
                  error={errors[`media_items.${item.id}.description`]}
                  onChange={(description) => changeItem('media_items', item.id, { description })}
                />
              </FieldRow>
            </ItemCard>
          ))}
        </ul>
      ) : null}
      <AddMedia />
    </EditorSection>
  );
}
