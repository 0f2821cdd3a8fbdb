import { Share2 } from 'lucide-react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { sharePage } from '../share-page.ts';

interface ShareButtonProps {
  title: string;
  /** The address of the page, as a path. */
  path: string;
}

export function ShareButton({ title, path }: ShareButtonProps) {
  const toast = useToast();
  const share = async () => {
    const link = new URL(path, window.location.origin).href;
    const shared = await sharePage({ title, url: link });
    if (shared === 'copied') toast({ message: m.public_portfolio_copied(), tone: 'success' });
    if (shared === 'failed') {
      toast({ message: m.public_portfolio_copy_failed({ link }), tone: 'danger' });
    }
  };
  return (
    <Button variant="secondary" size="small" onClick={() => void share()}>
      <Share2 size={16} aria-hidden="true" />
      {m.public_portfolio_share()}
    </Button>
  );
}
