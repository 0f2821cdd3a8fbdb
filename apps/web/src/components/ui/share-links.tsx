import { Check, Link2, MessageCircle, Share2 } from 'lucide-react';
import { sharePage } from '#lib/share-page.ts';
import { usePageAddress } from '#lib/site-origin.ts';
import { useCopy } from '#lib/use-copy.ts';
import { m } from '#messages';
import { cx } from '../cx.ts';
import { useToast } from '../feedback/toast-context.ts';
import { Cluster } from '../layout/primitives.tsx';
import { Button, buttonClass } from './button.tsx';
import styles from './share-links.module.css';
import { textStyle } from './text-style.ts';

interface ShareLinksProps {
  /** What is shared, as its title says. */
  title: string;
  /** Where it is on the site. */
  path: string;
}

/** Ways to pass a page on. Nothing of another company is loaded before someone chooses one. */
export function ShareLinks({ title, path }: ShareLinksProps) {
  const url = usePageAddress(path);
  const message = new URLSearchParams({ text: `${title} ${url}` });
  return (
    <Cluster
      as="section"
      gap={1.5}
      rowGap={1}
      align="center"
      aria-label={m.share_title()}
      className="screen-only"
    >
      <p className={textStyle({ tone: 'muted', size: 'small' }, styles.title)}>{m.share_title()}</p>
      <SystemShare title={title} url={url} />
      <a
        href={`https://wa.me/?${message}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <MessageCircle size={16} aria-hidden="true" />
        {m.share_whatsapp()}
      </a>
      <CopyLink url={url} />
    </Cluster>
  );
}

/** The sheet of the system, offered where fingers point: there nearly every system has one. */
function SystemShare({ title, url }: { title: string; url: string }) {
  const toast = useToast();
  const share = async () => {
    const shared = await sharePage({ title, url });
    if (shared === 'copied') toast({ message: m.share_copied(), tone: 'success' });
    if (shared === 'failed') {
      toast({ message: m.share_copy_failed({ link: url }), tone: 'danger' });
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => void share()}
      className={cx('with-script', styles.system)}
    >
      <Share2 size={16} aria-hidden="true" />
      {m.share_system()}
    </Button>
  );
}

function CopyLink({ url }: { url: string }) {
  const [copied, copy] = useCopy(url);
  const Icon = copied ? Check : Link2;
  return (
    <>
      <Button variant="secondary" size="small" className="with-script" onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
        {m.share_copy()}
      </Button>
      <p role="status" className={textStyle({ tone: 'muted', size: 'small', wrap: 'anywhere' })}>
        {copied === true ? m.share_copied() : null}
        {copied === false ? m.share_copy_failed({ link: url }) : null}
      </p>
    </>
  );
}
