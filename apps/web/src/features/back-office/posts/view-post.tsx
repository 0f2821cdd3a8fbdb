import type { PostSummary } from '@vitrine/contracts';
import { ExternalLink } from 'lucide-react';
import { IconButton, IconLink } from '#components/ui/icon-button.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';

const ICON = <ExternalLink size={18} aria-hidden="true" />;

/** Opens a post in a tab of its own: the post, or what it will be while it is not public. */
export function ViewPost({ post: { id, status } }: { post: PostSummary }) {
  if (status !== 'published') return <ViewDraft id={id} />;
  return (
    <IconLink label={m.admin_posts_view()} to={paths.post.to(id)} target="_blank">
      {ICON}
    </IconLink>
  );
}

/** Its address is a link that ends, which the server makes for each visit. */
function ViewDraft({ id }: { id: string }) {
  const preview = useAction({
    send: async (api, tab: Window | null) => {
      try {
        const { url } = await api.call('posts.preview', { params: { id } });
        if (tab) tab.location.replace(url);
        else window.location.assign(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    failed: (error) => `${m.admin_posts_preview_link_failed()}. ${failureReason(error)}`,
  });
  const open = () => {
    // At once: a tab that is opened after an answer is taken for an advertisement, and blocked.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    preview.mutate(tab);
  };
  return (
    <IconButton label={m.admin_posts_view()} busy={preview.isPending} onClick={open}>
      {ICON}
    </IconButton>
  );
}
