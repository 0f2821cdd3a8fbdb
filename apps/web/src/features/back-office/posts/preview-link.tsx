import { useQuery } from '@tanstack/react-query';
import { Copy, ExternalLink, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useToast } from '#components/feedback/toast-context.ts';
import { TextField } from '#components/form/text-field.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Dialog, DialogActions } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useApi } from '#lib/api-context.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';

/** A link that shows a post to anyone who has it, for some days. */
export function PreviewLink({ id, onClose }: { id: string; onClose: () => void }) {
  const api = useApi();
  const link = useQuery({
    queryKey: ['preview link', id],
    queryFn: () => api.call('posts.preview', { params: { id }, query: { pass_on: 'yes' } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={m.admin_posts_preview_link()}
      description={
        link.data ? (
          <>
            {m.admin_posts_preview_link_expires()} <DateTime at={link.data.expires} />.
          </>
        ) : undefined
      }
    >
      <Answered
        query={link}
        skeleton={<Skeleton shape="text" count={2} />}
        loading={m.admin_posts_preview_link_making()}
        failed={m.admin_posts_preview_link_failed()}
      >
        {({ url }) => <MadeLink url={url} />}
      </Answered>
    </Dialog>
  );
}

function MadeLink({ url }: { url: string }) {
  const toast = useToast();
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ message: m.admin_posts_copied() });
    } catch {
      // without leave, or on a page that came over plain http
      setRefused(true);
      field.current?.querySelector('input')?.select();
    }
  };
  // Anyone who closes the sheet of the phone has changed their mind, and nothing failed.
  const share = () => void navigator.share({ url }).catch(() => undefined);
  return (
    <div ref={field}>
      <TextField
        name="preview-link"
        label={m.admin_posts_link()}
        value={url}
        onChange={() => undefined}
        readOnly
        error={refused ? m.admin_posts_copy_failed() : undefined}
      />
      <DialogActions>
        <ButtonLink to={url} target="_blank" variant="ghost">
          <ExternalLink size={18} aria-hidden="true" />
          {m.admin_posts_preview_open()}
        </ButtonLink>
        {'share' in navigator ? (
          <Button variant="secondary" onClick={share}>
            <Share2 size={18} aria-hidden="true" />
            {m.page_share()}
          </Button>
        ) : null}
        <Button data-initial-focus="" onClick={copy}>
          <Copy size={18} aria-hidden="true" />
          {m.admin_posts_copy()}
        </Button>
      </DialogActions>
    </div>
  );
}
