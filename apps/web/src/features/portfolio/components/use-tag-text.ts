import { useEffect, useState } from 'react';

/**
 * The text of a tag input on its way to being a tag. Leaving the field adds it, so that a last one
 * is never forgotten there; but it is *shown* in the field until the click that left the field is
 * over. Moving into the list at once it would push what was clicked away from under the pointer.
 */
export function useTagText(tags: readonly string[], onChange: (tags: string[]) => void) {
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
