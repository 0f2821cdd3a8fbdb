import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/paths.ts';

interface PublishStatusProps {
  published: boolean;
  customUrl: string;
}

/** Whether the page can be seen by others, and where. */
export function PublishStatus({ published, customUrl }: PublishStatusProps) {
  const toast = useToast();
  if (!published) return <Alert>{m.portfolio_draft_mode()}</Alert>;
  const path = paths.portfolio.to(customUrl);
  const address = window.location.origin + path;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ message: m.portfolio_address_copied() }),
      () => toast({ message: m.portfolio_address_not_copied(), tone: 'danger' }),
    );
  return (
    <Alert
      tone="success"
      action={
        <Button variant="secondary" size="small" onClick={copy}>
          <Copy size={16} aria-hidden="true" />
          {m.portfolio_copy_address()}
        </Button>
      }
    >
      {m.portfolio_live()} <Link to={path}>{address}</Link>
    </Alert>
  );
}
