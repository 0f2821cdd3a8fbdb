import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '#components/feedback/alert.tsx';
import type { AreaSearchProps } from '#components/layout/area-shell.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { DialogWindow } from '#components/ui/dialog-window.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { useTypedText } from '#lib/use-typed-text.ts';
import { m } from '#messages';
import type { Hit, HitGroup } from './hit.ts';
import { useOffers } from './offers.ts';
import { useRecords } from './records.ts';
import styles from './search-dialog.module.css';

export interface SearchDialogProps extends AreaSearchProps {
  onClose: () => void;
}

/** Finds a screen, a record, a setting or a command: typed, then chosen with the arrow keys. */
export function SearchDialog({ onClose, ...shell }: SearchDialogProps) {
  const [q, setQ] = useState('');
  const [text, type] = useTypedText(q, setQ);
  const words = text.trim();
  const navigate = useNavigate();
  const records = useRecords(words && q.trim());
  const groups = [...useOffers(words, shell), ...records.groups].filter(({ hits }) => hits[0]);
  const isBusy = records.isBusy || (words !== '' && words !== q.trim());
  const choose = ({ to, act }: Hit) => {
    onClose();
    if (to !== undefined) navigate(to);
    act?.();
  };
  const list = useChoice(groups, choose);
  return (
    <DialogWindow open onOpenChange={onClose} title={m.area_search()}>
      <SearchField
        label={m.admin_search_label()}
        value={text}
        onChange={type}
        className={styles.field}
        {...list.input}
      />
      <Row
        gap={2}
        justify="between"
        above={1}
        className={textStyle({ tone: 'muted', size: 'tiny' })}
      >
        <p role="status">{said(list.count, isBusy, words)}</p>
        <p className={styles.keys}>{m.admin_search_keys()}</p>
      </Row>
      {records.error && words ? (
        <Alert
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={records.retry}>
              {m.admin_try_again()}
            </Button>
          }
        >
          {failureReason(records.error)}
        </Alert>
      ) : null}
      <div role="listbox" id={list.id} aria-label={m.admin_search_found()} aria-busy={isBusy}>
        {groups.map((group) => (
          <HitList key={group.label} group={group} {...list} />
        ))}
      </div>
    </DialogWindow>
  );
}

function said(count: number, isBusy: boolean, words: string): string {
  if (isBusy) return m.admin_search_busy();
  return count > 0 ? m.admin_search_count({ count }) : m.admin_search_none({ words });
}

type Choice = ReturnType<typeof useChoice>;

/** The keyboard of a combobox: one of the hits is marked, and Enter chooses it. */
function useChoice(groups: readonly HitGroup[], choose: (hit: Hit) => void) {
  const id = useId();
  const hits = groups.flatMap((group) => group.hits);
  const [wanted, setWanted] = useState<string>();
  // what is marked may have gone with the next letter
  const place = Math.max(
    0,
    hits.findIndex((hit) => hit.id === wanted),
  );
  const marked = hits[place];
  const optionId = (hit: Hit) => `${id}-${hit.id}`;
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows belong to what composes a letter
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return marked && choose(marked);
    const next = hits.at((place + step) % hits.length);
    if (!next) return;
    setWanted(next.id);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  return {
    count: hits.length,
    marked,
    optionId,
    choose,
    input: {
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': true,
      'aria-controls': id,
      'aria-activedescendant': marked && optionId(marked),
      onKeyDown,
    } as const,
    id,
  };
}

function HitList(props: { group: HitGroup } & Pick<Choice, 'marked' | 'optionId' | 'choose'>) {
  const { group, marked, optionId, choose } = props;
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} above={2}>
      <p id={id} role="presentation" className={textStyle({ tone: 'muted', size: 'tiny' })}>
        {group.label}
      </p>
      {group.hits.map((hit) => (
        // the keyboard is in the field, which names the marked one
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={hit.id}
          id={optionId(hit)}
          role="option"
          aria-selected={hit === marked}
          className={styles.hit}
          onClick={() => choose(hit)}
        >
          <Row gap={1.5} align="center">
            <hit.icon size={18} strokeWidth={1.75} aria-hidden="true" />
            <span className={textStyle({ wrap: 'cut' })}>
              {hit.label}
              {hit.detail ? (
                <span className={textStyle({ tone: 'muted', size: 'small' })}> {hit.detail}</span>
              ) : null}
            </span>
          </Row>
        </div>
      ))}
    </Stack>
  );
}
