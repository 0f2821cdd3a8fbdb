import { useEffect, useRef, useState } from 'react';
import { after } from './clock.ts';

const PAUSE_MS = 250;

/**
 * What is typed, shown at once and handed on when the typing pauses; what comes from elsewhere
 * in the meantime (the way back, a reset) takes its place.
 */
export function useTypedText(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const callOff = useRef<() => void>(undefined);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  // a value from elsewhere ends the waiting, too
  useEffect(() => () => callOff.current?.(), [value]);
  const type = (typed: string) => {
    setText(typed);
    callOff.current?.();
    callOff.current = after(PAUSE_MS, () => onPause(typed));
  };
  return [text, type] as const;
}
