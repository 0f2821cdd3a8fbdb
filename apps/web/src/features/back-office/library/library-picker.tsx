import { useState } from 'react';
import { m } from '#messages';
import { Stack } from '../../../components/layout/primitives.tsx';
import { useOwnFilters } from '../../../components/list/filters.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { DialogActions } from '../../../components/ui/dialog-actions.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { BuiltInShelf } from './built-in-shelf.tsx';
import { LIBRARY_FILTERS, LibraryShelf } from './library-shelf.tsx';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

interface LibraryPickerProps {
  /** The picture that is there now; '' for none. */
  current: string;
  onClose: () => void;
  onChoose: (url: string) => void;
}

/** Choose a picture that is there, or bring one along: what is uploaded is chosen at once. */
export function LibraryPicker({ current, onClose, onChoose }: LibraryPickerProps) {
  const [chosen, setChosen] = useState(current);
  const filters = useOwnFilters(LIBRARY_FILTERS);
  const uploads = useUploads(({ url }) => setChosen(url));
  return (
    <Dialog open size="large" title={m.admin_library_picker()} onOpenChange={onClose}>
      <Stack gap={2}>
        <UploadArea uploads={uploads} />
        <Tabs
          label={m.admin_library_tabs()}
          tabs={[
            {
              value: 'uploaded',
              label: m.admin_library_tab_uploaded(),
              content: (
                <LibraryShelf
                  filters={filters}
                  actionOf={(name) => m.admin_library_select({ name })}
                  chosen={chosen}
                  onChoose={({ url }) => setChosen(url)}
                />
              ),
            },
            {
              value: 'art',
              label: m.admin_library_tab_art(),
              content: <BuiltInShelf chosen={chosen} onChoose={({ url }) => setChosen(url)} />,
            },
          ]}
        />
      </Stack>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button disabled={chosen === ''} onClick={() => onChoose(chosen)}>
          {m.admin_library_use()}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
