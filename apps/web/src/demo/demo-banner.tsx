import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { DEMO_ADMIN, DEMO_PROFESSIONAL, type DemoAccount } from './accounts.ts';
import styles from './demo-banner.module.css';

interface DemoBannerProps {
  /** Why the demo has not done what was just asked of it. */
  refusal?: string | undefined;
  /** What it says was closed. */
  onClose: () => void;
  /** Signs in as someone and opens their area. */
  onEnter: (account: DemoAccount) => void;
  onReset: () => void;
}

/** Says on every page that it is a demo, and offers the ways in and back to the start. */
export function DemoBanner({ refusal, onClose, onEnter, onReset }: DemoBannerProps) {
  const panel = useId();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal !== undefined) shown.current?.showPopover();
  }, [refusal]);
  const title = useId();
  return (
    <aside className={styles.banner} aria-label={m.demo_more()}>
      <div className={styles.line}>
        <p>{m.demo_banner()}</p>
        <Button variant="secondary" size="small" popoverTarget={panel}>
          {m.demo_try()}
        </Button>
      </div>
      <div
        ref={shown}
        id={panel}
        popover="auto"
        role="dialog"
        aria-labelledby={title}
        className={styles.panel}
        onToggle={({ newState }) => newState === 'closed' && onClose()}
      >
        <Stack gap={2}>
          <Row align="center" justify="between">
            <h2 id={title} className={textStyle({ size: 3 })}>
              {m.demo_more()}
            </h2>
            <IconButton label={m.ui_close()} popoverTarget={panel} popoverTargetAction="hide">
              <X size={20} aria-hidden="true" />
            </IconButton>
          </Row>
          {refusal === undefined ? null : <Alert>{refusal}</Alert>}
          <p className={textStyle({ size: 'small' })}>{m.demo_text()}</p>
          <div className={textStyle({ tone: 'muted', size: 'small', wrap: 'anywhere' })}>
            <p>{m.demo_accounts()}</p>
            <ul>
              <li>{m.demo_admin({ email: DEMO_ADMIN.email })}</li>
              <li>{m.demo_professional({ email: DEMO_PROFESSIONAL.email })}</li>
            </ul>
          </div>
          <Stack gap={1}>
            <Button wide onClick={() => onEnter(DEMO_ADMIN)}>
              {m.demo_enter_admin()}
            </Button>
            <Button wide variant="secondary" onClick={() => onEnter(DEMO_PROFESSIONAL)}>
              {m.demo_enter_professional()}
            </Button>
            <Button wide variant="ghost" onClick={onReset}>
              {m.demo_reset()}
            </Button>
          </Stack>
        </Stack>
      </div>
    </aside>
  );
}
