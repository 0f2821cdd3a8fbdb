import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import { FieldShell } from '../../../../components/form/field-shell.tsx';
import { IconButton } from '../../../../components/ui/icon-button.tsx';
import { FormatTools, formatByKey } from './format-tools.tsx';
import styles from './section-field.module.css';

interface SectionFieldProps {
  /** By which its text is found. */
  id: string;
  number: number;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Undefined for the only one there is. */
  onRemove: (() => void) | undefined;
}

export function SectionField(props: SectionFieldProps) {
  const { id, number, text, error, onChange, onRemove } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={styles.section} data-section={id}>
      <div className={styles.tools}>
        <FormatTools number={number} area={area} />
        {onRemove ? (
          <IconButton
            tone="danger"
            label={m.admin_blog_remove_section({ number })}
            onClick={onRemove}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      <FieldShell label={m.admin_blog_section({ number })} error={error}>
        {({ className, ...control }) => (
          <textarea
            {...control}
            ref={area}
            name={`section-${number}`}
            rows={6}
            value={text}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={formatByKey}
            className={cx(className, styles.area)}
          />
        )}
      </FieldShell>
    </div>
  );
}
