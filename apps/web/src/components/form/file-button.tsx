import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import type { ButtonLook } from '../ui/button-class.ts';

interface FileButtonProps extends ButtonLook {
  label: string;
  /** As the `accept` attribute. */
  accept?: string | undefined;
  onChoose: (file: File) => void;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  icon?: ReactNode | undefined;
}

/** A button that asks for a file. The same file may be chosen twice in a row. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, onChoose, icon, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button variant="secondary" {...button} onClick={() => input.current?.click()}>
        {icon}
        {label}
      </Button>
    </>
  );
}
