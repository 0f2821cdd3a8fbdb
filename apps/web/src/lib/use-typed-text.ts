import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * What is typed, shown at once and handed on when the typing pauses; what comes from elsewhere
 * meanwhile (the way back, a reset) takes its place.
 */
export function useTypedText(value: string, onPause: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  // a value from elsewhere ends the waiting, too
  useEffect(() => () => clearTimeout(timer.current), [value]);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onPause(typed), PAUSE_MS);
  };
  return [text, type] as const;
}
