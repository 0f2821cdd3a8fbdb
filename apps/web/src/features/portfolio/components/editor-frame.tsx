import type { Portfolio } from '@vitrine/contracts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Tabs } from '../../../components/ui/tabs.tsx';
import type { Owner } from '../api/own-portfolio.ts';
import { useWideScreen } from '../state/wide-screen.ts';
import styles from './editor-frame.module.css';
import { LivePreview } from './live-preview.tsx';

interface EditorFrameProps {
  draft: Portfolio;
  owner: Owner;
  children: ReactNode;
}

/** The form with the page it makes beside it; where there is no room, behind a tab. */
export function EditorFrame({ draft, owner, children }: EditorFrameProps) {
  const wide = useWideScreen();
  if (!wide) {
    return (
      <PreviewTabs preview={<LivePreview draft={draft} owner={owner} />}>{children}</PreviewTabs>
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.form}>{children}</div>
      <div>
        <LivePreview draft={draft} owner={owner} beside />
      </div>
    </div>
  );
}

function PreviewTabs({ children, preview }: { children: ReactNode; preview: ReactNode }) {
  const [tab, setTab] = useState('edit');
  const left = useRef(0);
  const known = useRef(tab);
  // Back at the line one was typing in.
  useLayoutEffect(() => {
    if (known.current === tab) return;
    known.current = tab;
    window.scrollTo({ top: tab === 'edit' ? left.current : 0, behavior: 'instant' });
  }, [tab]);
  const change = (next: string) => {
    if (next === 'preview') left.current = window.scrollY;
    setTab(next);
  };
  return (
    <Tabs
      label={m.portfolio_edit_or_preview()}
      value={tab}
      onChange={change}
      tabs={[
        { value: 'edit', label: m.portfolio_tab_edit(), content: children, kept: true },
        { value: 'preview', label: m.portfolio_preview(), content: preview },
      ]}
    />
  );
}
