import { m } from '#messages';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Answered } from '../components/answered.tsx';
import { type ChoosablePicture, useBuiltInPictures } from './built-in-pictures.ts';
import { PictureGrid } from './picture-grid.tsx';

interface BuiltInShelfProps {
  chosen: string;
  onChoose: (picture: ChoosablePicture) => void;
}

/** The pictures that come with the installation. */
export function BuiltInShelf({ chosen, onChoose }: BuiltInShelfProps) {
  return (
    <Answered
      query={useBuiltInPictures()}
      failed={m.admin_library_failed()}
      skeleton={<Skeleton shape="block" count={4} />}
    >
      {(pictures) => (
        <PictureGrid
          label={m.admin_library_tab_art()}
          pictures={pictures}
          actionOf={({ title }) => m.admin_library_select({ name: title })}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </Answered>
  );
}
