import { type ContentType, contentTypes } from '@vitrine/contracts';
import { ArrowUpDown, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { searchFilter, useFilters } from '#components/list/filters.ts';
import { TableSkeleton } from '#components/list/list-body.tsx';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { orGone } from '#lib/list-query.ts';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import { listDrafts } from '#lib/saved-drafts.ts';
import { useSession } from '#lib/session.ts';
import { useAddress } from '#lib/use-address.ts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';
import { loadedDialog } from '../components/loaded-part.tsx';
import { useAction } from '../components/use-action.ts';
import { useRefreshAfterSave } from '../components/use-refresh-after-save.ts';
import type { EntryDialogProps, EntryToEdit, SavedEntryProps } from './entry-dialog.tsx';
import { entryColumns, type RowActions } from './entry-table.tsx';
import type { OrderDialogProps } from './order-dialog.tsx';
import {
  type ContentItem,
  ENTRY_DRAFT,
  findItems,
  listEndpoint,
  nameOf,
  readingOf,
  type Slot,
  useSlots,
} from './slots.ts';

/** All that editing an entry takes comes with the first that is opened. */
const EntryDialog = loadedDialog<EntryDialogProps>(
  async () => (await import('./entry-dialog.tsx')).EntryDialog,
  ({ entry: { type, stored } }) => ({
    title: stored ? typeWords(type).edit : typeWords(type).add,
  }),
);
const OrderDialog = loadedDialog<OrderDialogProps>(
  async () => (await import('./order-dialog.tsx')).OrderDialog,
  ({ type }) => ({ title: m.admin_content_order_title({ type: typeWords(type).tab }) }),
);
const savedEntry = new LoadedCode(async () => (await import('./entry-dialog.tsx')).SavedEntry);

type Opened =
  | { action: 'edit'; entry: EntryToEdit }
  | { action: 'order'; type: ContentType }
  | { action: 'delete'; type: ContentType; item: ContentItem };

/** The collections of the website, a tab each (WEB-01). */
export function WebsiteContent() {
  const [address, change] = useAddress();
  const slots = useSlots(readingOf(address));
  const [opened, setOpened] = useState<Opened>();
  const chosen: ContentType =
    contentTypes.find((type) => type === address.get('tab')) ?? 'projects';
  const close = () => setOpened(undefined);
  const edit = (entry: EntryToEdit) => setOpened({ action: 'edit', entry });
  return (
    <>
      <SlotFailures slots={slots} />
      {opened ? null : <LeftEntry onRestore={edit} />}
      <Tabs
        look="cards"
        label={m.admin_content_tabs()}
        value={chosen}
        // Every tab has its own search.
        onChange={(tab) => change({ tab: tab === 'projects' ? '' : tab, q: '' })}
        tabs={slots.map((slot) => ({
          value: slot.type,
          label: typeWords(slot.type).tab,
          count: slot.items?.length,
          content: (
            <SlotPanel
              slot={slot}
              onAdd={() => edit({ type: slot.type, stored: undefined })}
              onOrder={() => setOpened({ action: 'order', type: slot.type })}
              onEdit={(item) => edit({ type: slot.type, stored: item })}
              onDelete={(item) => setOpened({ action: 'delete', type: slot.type, item })}
            />
          ),
        }))}
      />
      {opened?.action === 'edit' ? <EntryDialog entry={opened.entry} onClose={close} /> : null}
      {opened?.action === 'order' ? (
        <OrderDialog
          type={opened.type}
          items={slots.find(({ type }) => type === opened.type)?.items ?? []}
          onClose={close}
        />
      ) : null}
      {opened?.action === 'delete' ? <DeleteEntry {...opened} onClose={close} /> : null}
    </>
  );
}

/** Where an entry was typed and not saved, the way to go on with it; its code comes for that. */
function LeftEntry(props: SavedEntryProps) {
  const owner = useSession()?.email;
  const [isLeft, setLeft] = useState(false);
  // an editor that has just closed keeps what was typed as it goes
  useEffect(() => setLeft(Boolean(owner && listDrafts(owner, ENTRY_DRAFT).length > 0)), [owner]);
  const { code: Prompt } = useLoadedCode(savedEntry, isLeft);
  return isLeft && Prompt ? <Prompt {...props} /> : null;
}

/** What could not be loaded, in a banner above the tabs (WEB-05). */
function SlotFailures({ slots }: { slots: readonly Slot[] }) {
  const failed = slots.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  const retry = () => {
    for (const slot of failed) slot.retry();
  };
  return (
    <Stack below={3}>
      <Alert
        tone="danger"
        action={
          <Button size="small" variant="secondary" onClick={retry}>
            {m.ui_try_again()}
          </Button>
        }
      >
        {failed.map(({ type, url = '' }) => (
          <p key={type}>{m.admin_content_failed({ url })}</p>
        ))}
      </Alert>
    </Stack>
  );
}

interface SlotPanelProps extends RowActions {
  slot: Slot;
  onAdd: () => void;
  onOrder: () => void;
}

/** One tab: its search, the way to add, and its entries. */
function SlotPanel({ slot, onAdd, onOrder, ...actions }: SlotPanelProps) {
  const { type, items = [], state } = slot;
  const words = typeWords(type);
  const filters = useFilters({ q: searchFilter(() => words.search) });
  if (state === 'failed') return null;
  const rows = findItems(items, type, filters.query.q ?? '');
  return (
    <>
      <ListToolbar
        filters={filters}
        list={{ rows, isLoaded: state === 'ready', isPlaceholderData: false, hasNextPage: false }}
        actions={
          <>
            {items.length > 1 ? (
              <Button variant="secondary" onClick={onOrder}>
                <ArrowUpDown size={18} aria-hidden="true" />
                {m.admin_content_order()}
              </Button>
            ) : null}
            <Button onClick={onAdd}>
              <Plus size={18} aria-hidden="true" />
              {words.add}
            </Button>
          </>
        }
      />
      {state === 'loading' ? (
        <LoadingState>
          <TableSkeleton />
        </LoadingState>
      ) : (
        <DataTable
          caption={words.tab}
          columns={entryColumns(type, actions)}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState heading="h2" title={words.none} hint={words.first} />}
        />
      )}
    </>
  );
}

interface DeleteEntryProps {
  type: ContentType;
  item: ContentItem;
  onClose: () => void;
}

/** Asks, and deletes; what the server has against it is told in its own words. */
function DeleteEntry({ type, item, onClose }: DeleteEntryProps) {
  const refresh = useRefreshAfterSave();
  const words = typeWords(type);
  const name = nameOf(type, item);
  const deletion = useAction({
    send: (api) => orGone(api.call(`content.${type}.delete`, { params: { id: item.id } })),
    done: () => m.admin_deleted({ name }),
    trashed: { kind: type, id: item.id },
    onDone: () => {
      onClose();
      return refresh([[listEndpoint(type)]]);
    },
  });
  return (
    <ConfirmAction
      action={deletion}
      failed={words.failedDelete}
      title={words.deleteTitle}
      question={words.deleteQuestion}
      confirmLabel={m.area_delete()}
      onClose={onClose}
    >
      <p>{name}</p>
    </ConfirmAction>
  );
}
