import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { TextField } from '#components/form/text-field.tsx';
import { layoutClass } from '#components/layout/layout-class.ts';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { SortableList, SortHandle } from '#components/ui/sortable-list.tsx';
import { m } from '#messages';
import { moved } from '../state/item-kinds.ts';
import styles from './tag-input.module.css';

interface TagInputProps {
  name: string;
  label: string;
  addLabel: string;
  /** The accessible name of what was added so far. */
  listLabel: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  error?: string | undefined;
}

/**
 * Short texts, one after the other: Enter adds, the button adds, and so does going on to something
 * else, so that a last one is never forgotten in the field. A blank or known one adds nothing.
 */
export function TagInput(props: TagInputProps) {
  const { name, label, addLabel, listLabel, tags, onChange, error } = props;
  const { text, setText, shown, add, leave } = useTagText(tags, onChange);
  const addOnEnter = (event: KeyboardEvent) => {
    // Enter also ends the composing of a letter, where a keyboard composes them.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Stack gap={2}>
      <Cluster gap={1} align="end">
        <TextField
          name={name}
          label={label}
          className={styles.field}
          value={text}
          error={error}
          onChange={setText}
          onKeyDown={addOnEnter}
          onBlur={leave}
          enterKeyHint="enter"
        />
        <Button variant="secondary" className={styles.tagAdd} onClick={add}>
          <Plus size={18} aria-hidden="true" />
          {addLabel}
        </Button>
      </Cluster>
      <SortableList
        ids={shown}
        nameOf={(tag) => tag}
        label={listLabel}
        onMove={(from, to) => {
          // with one that is on its way into the list
          const held = tags.filter((tag) => !shown.includes(tag));
          onChange([...moved(shown, from, to), ...held]);
        }}
        className={layoutClass('cluster', { gap: 1, list: true })}
      >
        {shown.map((tag) => (
          <li key={tag} className={styles.tag}>
            <SortHandle id={tag} name={tag} small />
            {tag}
            <IconButton
              label={m.editing_remove_named({ name: tag })}
              tone="danger"
              onClick={() => onChange(tags.filter((other) => other !== tag))}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </SortableList>
    </Stack>
  );
}

/**
 * The text of a tag input on its way to being a tag. Leaving the field adds it, so that a last one
 * is never forgotten there; but it is *shown* in the field until the click that left the field is
 * over. Moving into the list at once it would push what was clicked away from under the pointer.
 */
function useTagText(tags: readonly string[], onChange: (tags: string[]) => void) {
  const [text, setText] = useState('');
  const [held, setHeld] = useState<string>();

  useEffect(() => {
    if (held === undefined) return;
    const release = () => {
      setHeld(undefined);
      setText('');
    };
    window.addEventListener('click', release);
    window.addEventListener('keyup', release);
    return () => {
      window.removeEventListener('click', release);
      window.removeEventListener('keyup', release);
    };
  }, [held]);

  /** A blank or known text adds nothing. */
  const append = (tag: string) => {
    const fresh = tag !== '' && !tags.includes(tag);
    if (fresh) onChange([...tags, tag]);
    return fresh;
  };
  return {
    text,
    setText,
    shown: tags.filter((tag) => tag !== held),
    add() {
      const tag = text.trim();
      if (tag === '') return;
      append(tag);
      setText('');
    },
    leave() {
      const tag = text.trim();
      if (append(tag)) setHeld(tag);
    },
  };
}
