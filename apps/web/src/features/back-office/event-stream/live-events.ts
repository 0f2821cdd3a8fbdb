import type { Query, QueryClient } from '@tanstack/react-query';
import { type AdminEvent, adminEventSchema } from '@vitrine/contracts';
import type { ApiClient } from '#lib/api-client.ts';
import { announceRecordChange, forgetRecordChanges } from '#lib/editing/record-changes.ts';
import { listKey } from '#lib/list-query.ts';
import { LiveConnection } from '#lib/live-connection.ts';
import { logFailure } from '#lib/log.ts';
import { openStream } from '#lib/open-stream.ts';
import { refreshConversations } from '../inbox/conversation.ts';
import { overviewKey, showCounts } from '../live/overview-cache.ts';
import { showChangedMessage } from '../messages/changed-messages.ts';

/**
 * Shows messages and applications that arrive, and tells open editors what others change, over one connection for all of the back-office.
 * @returns ends it
 */
export function startLiveEvents(api: ApiClient, queries: QueryClient): () => void {
  const connection = new LiveConnection({
    open: (signal) => openStream(api, 'admin.events', signal),
    onEvent: (data) => {
      const event = readEvent(data);
      if (event) show(api, queries, event);
    },
    onOpen: () => {
      refreshWaiting(queries);
      void refreshConversations(queries, 'message');
      refreshApplications(queries);
      announceRecordChange();
    },
  });
  connection.start();
  return () => {
    connection.stop();
    forgetRecordChanges();
  };
}

function readEvent(data: string): AdminEvent | undefined {
  try {
    return adminEventSchema.parse(JSON.parse(data));
  } catch (error) {
    // A newer server may tell of what this page does not know.
    logFailure('An event could not be read', error);
    return undefined;
  }
}

function show(api: ApiClient, queries: QueryClient, event: AdminEvent): void {
  showCounts(queries, event);
  refreshWaiting(queries);
  void askAgain(queries);
  if (event.kind === 'change') announceRecordChange(`${event.subject} ${event.id}`);
  else if (event.kind === 'application') refreshApplications(queries);
  else {
    // an answer may be one to an application
    if (event.kind === 'reply') refreshOpenApplication(queries);
    void showChangedMessage(api, queries, event.id);
  }
}

/** What waits for one person, only a call of theirs tells: an event is told to all. */
const refreshWaiting = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: ['admin.waiting'] });

/** Answers that are under way may be older than what was told of. */
function askAgain(queries: QueryClient): Promise<unknown> {
  const isUnderWay = ({ state }: Query) => state.fetchStatus === 'fetching';
  return Promise.all(
    [overviewKey, listKey('admin.messages.list')].map((queryKey) =>
      queries.invalidateQueries({ queryKey, predicate: isUnderWay }),
    ),
  );
}

/** Who has one open sees where a colleague puts it, and that it is gone. */
function refreshOpenApplication(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['admin.applications.get'] });
}

/** While one is read, the list behind it stays as it is. */
function refreshApplications(queries: QueryClient): void {
  refreshOpenApplication(queries);
  void queries.invalidateQueries({ queryKey: ['admin.applications.counts'] });
  const cache = queries.getQueryCache();
  const isReading =
    cache.findAll({ queryKey: ['admin.applications.get'], type: 'active' }).length > 0;
  void queries.invalidateQueries({
    queryKey: listKey('admin.applications.list'),
    refetchType: isReading ? 'none' : 'active',
  });
}
