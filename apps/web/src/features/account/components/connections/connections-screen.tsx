import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Connection } from '@vitrine/contracts';
import { ChevronDown, MailOpen, Reply, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { cx } from '#components/cx.ts';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { ItemList } from '#components/list/item-list.tsx';
import { ListBody } from '#components/list/list-body.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { RelativeTime } from '#components/ui/relative-time.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { coverLink, textStyle } from '#components/ui/text-style.ts';
import { replyAddress } from '#features/account/reply-address.ts';
import { useApi } from '#lib/api-context.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { listCache, orGone, useList } from '#lib/list-query.ts';
import { paths } from '#lib/paths.ts';
import { useRowChange } from '#lib/row-change.ts';
import { m } from '#messages';
import { BackToProfile } from '../back-to-profile.tsx';
import { ConfirmFirst } from '../confirm-first.tsx';
import styles from './connections-screen.module.css';

const connectionCache = (queries: QueryClient) => listCache(queries, 'connections.list');

/** Marks a connection as read or unread: here at once, then at the server; undone on failure. */
const useMarkConnection = (id: string) =>
  useRowChange({
    id,
    cache: connectionCache,
    send: (api, body: { read: boolean }, options) =>
      api.call('connections.update', { params: { id }, body }, options),
  });

const WORDS = {
  loading: m.account_connections_loading,
  failed: m.account_connections_failed,
  moreFailed: m.account_more_failed,
};

/** The messages that people wrote through the person's own page. */
export function ConnectionsScreen() {
  const list = useList('connections.list', {}, { refetchOnMount: 'always' });
  return (
    <>
      <BackToProfile />
      <PageHeader
        title={m.account_connections()}
        description={m.account_connections_description()}
      />
      <ConfirmFirst />
      <ListBody
        list={list}
        words={WORDS}
        skeleton={<ConnectionsSkeleton />}
        empty={<NoConnections />}
      >
        {(connections) => <Connections connections={connections} />}
      </ListBody>
    </>
  );
}

/** The shape of a few closed messages. */
function ConnectionsSkeleton() {
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles.item}>
          <Grid gap={2} rowGap={0} align="center" className={styles.line}>
            <Skeleton shape="circle" className={styles.face} />
            <Skeleton />
            <Skeleton className={styles.date} />
          </Grid>
        </div>
      ))}
    </div>
  );
}

/** The list of messages: one is open at a time, and opening it marks it as read. */
function Connections({ connections }: { connections: readonly Connection[] }) {
  const [open, setOpen] = useState<string>();
  const [leaving, setLeaving] = useState<Connection>();
  const place = useRef<HTMLDivElement>(null);
  const deleted = useRef(false);
  // The deleted message had the focus: once the dialog has closed, the list takes it.
  useEffect(() => {
    if (leaving || !deleted.current) return;
    deleted.current = false;
    place.current?.querySelector('ul')?.focus();
  }, [leaving]);
  return (
    <div ref={place}>
      <ItemList label={m.area_messages()} rows={connections} keep={open} className={styles.list}>
        {(connection) => (
          <Item
            connection={connection}
            open={open === connection.id}
            onOpen={(isOpen) => setOpen(isOpen ? connection.id : undefined)}
            onDelete={() => setLeaving(connection)}
          />
        )}
      </ItemList>
      {leaving ? (
        <DeleteConnection
          connection={leaving}
          onClose={() => setLeaving(undefined)}
          onDeleted={() => {
            deleted.current = true;
          }}
        />
      ) : null}
    </div>
  );
}

interface ItemProps {
  connection: Connection;
  open: boolean;
  onOpen: (open: boolean) => void;
  onDelete: () => void;
}

/** A line that opens to what someone wrote. */
function Item({ connection, open, onOpen, onDelete }: ItemProps) {
  const { name, email, message, read, date } = connection;
  const id = useId();
  const toast = useToast();
  const { mutate: mark } = useMarkConnection(connection.id);
  const toggle = () => {
    onOpen(!open);
    if (!open && !read) mark({ read: true });
  };
  const markUnread = () => {
    onOpen(false);
    const onError = () => toast({ message: m.account_connection_mark_failed(), tone: 'danger' });
    mark({ read: false }, { onError });
  };
  return (
    <div className={cx(styles.item, !read && styles.unread, open && styles.open)}>
      <Grid gap={2} rowGap={0} align="center" className={styles.line}>
        <Avatar name={name} size="small" decorative />
        <Stack gap={2} rowGap={0} fill="shrink" className={styles.words}>
          <h2
            className={textStyle({
              size: 'base',
              weight: open || !read ? 'strong' : 'medium',
              leading: 1.5,
              face: 'text',
              wrap: open ? 'anywhere' : 'cut',
            })}
          >
            <button
              type="button"
              aria-label={read ? undefined : m.account_connection_unread({ name })}
              aria-expanded={open}
              aria-controls={id}
              className={cx(coverLink, styles.toggle)}
              onClick={toggle}
            >
              {name}
            </button>
          </h2>
          {open ? null : (
            <p className={textStyle({ tone: read ? 'muted' : 'text', size: 'small', wrap: 'cut' })}>
              {message}
            </p>
          )}
        </Stack>
        <RelativeTime
          at={date}
          className={textStyle(
            {
              tone: read ? 'muted' : 'accent',
              size: 'small',
              weight: read ? undefined : 'medium',
              wrap: 'never',
            },
            styles.time,
          )}
        />
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={textStyle({ tone: 'muted' }, styles.chevron)}
        />
      </Grid>
      <div id={id} hidden={!open} className={styles.panel}>
        {open ? (
          <>
            <p className={textStyle({ tone: 'muted', size: 'small', wrap: 'anywhere', below: 3 })}>
              {email}
            </p>
            <Prose text={message} />
            <Cluster gap={1} above={3}>
              <ButtonLink
                to={replyAddress(email, m.account_connection_subject())}
                size="small"
                reloadDocument
              >
                <Reply size={16} aria-hidden="true" />
                {m.account_connection_reply({ name })}
              </ButtonLink>
              <Button variant="secondary" size="small" onClick={markUnread}>
                <MailOpen size={16} aria-hidden="true" />
                {m.area_mark_unread()}
              </Button>
              <Button variant="ghost" size="small" onClick={onDelete}>
                <Trash2 size={16} aria-hidden="true" />
                {m.area_delete()}
              </Button>
            </Cluster>
          </>
        ) : null}
      </div>
    </div>
  );
}

interface DeleteConnectionProps {
  connection: Connection;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before what someone wrote is gone; what another tab deleted in the meantime is no failure. */
function DeleteConnection({ connection, onClose, onDeleted }: DeleteConnectionProps) {
  const { id, name } = connection;
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const deletion = useMutation({
    mutationFn: () => orGone(api.call('connections.delete', { params: { id } })),
    onSuccess: () => {
      connectionCache(queries).remove(id);
      toast({ message: m.account_connection_deleted() });
      onDeleted();
      onClose();
    },
  });
  return (
    <ConfirmAction
      action={deletion}
      failed={m.account_connection_delete_failed()}
      title={m.account_connection_delete_title()}
      question={m.account_connection_delete_question({ name })}
      confirmLabel={m.area_delete()}
      onClose={onClose}
    />
  );
}

/** Explains that people write through the published page, and leads to it. */
function NoConnections() {
  const portfolio = useEndpoint('portfolio.get').data;
  const published = portfolio?.published ?? false;
  return (
    <EmptyState
      heading="h2"
      title={m.account_connections_empty()}
      hint={published ? m.account_connections_empty_hint() : m.account_connections_empty_draft()}
      action={
        published && portfolio ? (
          <ButtonLink to={paths.portfolio.to(portfolio.customUrl)} variant="secondary">
            {m.account_connections_to_page()}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.userPortfolio.to()}>{m.account_views_to_publish()}</ButtonLink>
        )
      }
    />
  );
}
