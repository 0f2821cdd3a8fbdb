import { type ReactNode, useRef } from 'react';
import { Button, type ButtonLook } from '../ui/button.tsx';

interface FileButtonProps extends ButtonLook {
  label: string;
  /** As the `accept` attribute. */
  accept?: string | undefined;
  /** With `multiple` there may be others beside the first. */
  onChoose: (file: File, others: readonly File[]) => void;
  multiple?: boolean | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  icon?: ReactNode | undefined;
}

/** A button that asks for files. The same file may be chosen twice in a row. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, onChoose, multiple, icon, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          // Taken out first: emptying the field empties its list.
          const [file, ...others] = Array.from(event.target.files ?? []);
          event.target.value = '';
          if (file) onChoose(file, others);
        }}
      />
      <Button variant="secondary" {...button} onClick={() => input.current?.click()}>
        {icon}
        {label}
      </Button>
    </>
  );
}
