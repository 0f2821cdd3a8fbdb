import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  newShareLinkSchema,
  SHARE_LINK_MAX_DAYS,
  SHARE_LINK_USUAL_DAYS,
  type ShareLink,
} from '@vitrine/contracts';
import { useRef, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { Form } from '#components/form/form.tsx';
import { SubmitButton } from '#components/form/submit-button.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useApi } from '#lib/api-context.ts';
import { now } from '#lib/clock.ts';
import { endpointKey, endpointQuery } from '#lib/endpoint-query.ts';
import { knownReason } from '#lib/known-reason.ts';
import { orGone } from '#lib/list-query.ts';
import { getLocale } from '#lib/locale.ts';
import { filesBelow, sharedCardOf } from '#lib/portfolio-files.ts';
import { pageAt } from '#lib/site-address.ts';
import { useAdditionDraft } from '#lib/use-addition-draft.ts';
import { writeDay } from '#lib/written-day.ts';
import { m } from '#messages';
import { ShareCard } from './share-card.tsx';
import { QrCode, WaysToShare } from './ways-to-share.tsx';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** As the server counts days. */
const dayIn = (days: number) => new Date(now() + days * DAY_MS).toISOString().slice(0, 10);

const useLinksChanged = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: endpointKey('shareLinks.list') });
};

/** Links that end: made, sent and ended here, each with how often it was used. */
export function LinksThatEnd({ title }: { title: string }) {
  const list = endpointQuery(useApi(), 'shareLinks.list');
  const { data, error, refetch } = useQuery({ ...list, refetchOnMount: 'always' });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack as="section" gap={3}>
      <div>
        <h3 ref={heading} tabIndex={-1} className={textStyle({ size: 4 })}>
          {m.portfolio_share_links()}
        </h3>
        <p className={textStyle({ tone: 'muted', size: 'small', above: 0.5 })}>
          {m.portfolio_share_links_hint()}
        </p>
      </div>
      <NewLink />
      {data ? (
        <Stack as="ul" role="list" divided pad={1.5}>
          {data.map((link) => (
            // the button that had the focus is gone when a link has ended
            <Link
              key={link.id}
              link={link}
              title={title}
              onEnded={() => heading.current?.focus()}
            />
          ))}
        </Stack>
      ) : error ? (
        <ErrorState
          heading={m.portfolio_share_links_failed()}
          message={knownReason(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={m.portfolio_share_links()} />
      )}
    </Stack>
  );
}

/** Asks whom a link is for, and until when. */
function NewLink() {
  const api = useApi();
  const toast = useToast();
  const changed = useLinksChanged();
  const [made, setMade] = useState(0);
  const blank = { name: '', endsOn: dayIn(SHARE_LINK_USUAL_DAYS) };
  const draft = useAdditionDraft('share-link:new', blank);
  return (
    <Form
      // a new one with each link, so that its fields are empty again
      key={made}
      schema={newShareLinkSchema}
      label={m.portfolio_share_new()}
      defaultValues={draft.start}
      onEdit={draft.keep}
      onSubmit={async (typed) => {
        const body = { ...typed, locale: getLocale() };
        const idempotencyKey = draft.keyOf(body);
        await api.call('shareLinks.create', { body }, { idempotencyKey });
        draft.drop();
        setMade(made + 1);
        toast({ message: m.portfolio_share_made({ name: body.name }), tone: 'success' });
        await changed();
      }}
    >
      <TextField
        name="name"
        label={m.portfolio_share_for()}
        hint={m.portfolio_share_for_hint()}
        autoComplete="off"
      />
      <TextField
        name="endsOn"
        type="date"
        label={m.portfolio_share_until()}
        min={dayIn(0)}
        max={dayIn(SHARE_LINK_MAX_DAYS)}
      />
      <div>
        <SubmitButton label={m.portfolio_share_make()} busyLabel={m.portfolio_share_make()} />
      </div>
    </Form>
  );
}

interface LinkProps {
  link: ShareLink;
  title: string;
  onEnded: () => void;
}

function Link({ link, title, onEnded }: LinkProps) {
  const { id, name, url, views, ended } = link;
  const api = useApi();
  const toast = useToast();
  const changed = useLinksChanged();
  const [isOpen, setOpen] = useState(false);
  const end = useMutation({
    // one that is gone in the meantime is no failure
    mutationFn: () => orGone(api.call('shareLinks.end', { params: { id } })),
    onSuccess: async () => {
      toast({ message: m.portfolio_share_ended_now({ name }) });
      onEnded();
      await changed();
    },
  });
  const path = pageAt(new URL(url).pathname).path;
  const day = writeDay(link.endsOn, 'UTC');
  const count = m.portfolio_share_views({ count: views });
  return (
    <Stack as="li" gap={1.5}>
      <div>
        <Cluster gap={1} align="center">
          <p className={textStyle({ weight: 'medium', wrap: 'anywhere' })}>{name}</p>
          {ended ? <Badge tone="warning">{m.portfolio_share_ended()}</Badge> : null}
        </Cluster>
        <p className={textStyle({ tone: 'muted', size: 'small', numeric: true })}>
          {`${ended ? m.portfolio_share_was_until({ day }) : m.portfolio_share_works_until({ day })} · ${count}`}
        </p>
      </div>
      {ended ? null : (
        <Cluster gap={1}>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {m.portfolio_share_send()}
          </Button>
          <ConfirmButton
            action={end}
            button={{ variant: 'ghost', size: 'small' }}
            title={m.portfolio_share_end_title({ name })}
            question={m.portfolio_share_end_question()}
            confirmLabel={m.portfolio_share_end()}
            failed={m.portfolio_share_end_failed()}
          >
            {m.portfolio_share_end()}
          </ConfirmButton>
        </Cluster>
      )}
      {isOpen && !ended ? (
        <Stack gap={2}>
          <ShareCard src={sharedCardOf(url)} title={title} />
          <WaysToShare path={path} title={title} />
          <QrCode files={filesBelow(path)} />
        </Stack>
      ) : null}
    </Stack>
  );
}
