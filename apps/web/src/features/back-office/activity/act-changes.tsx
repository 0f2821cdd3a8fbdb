import type { AuditEntry } from '@vitrine/contracts';
import { m } from '#messages';
import { textStyle } from '../../../components/ui/text-style.ts';
import styles from './act-changes.module.css';
import { type ChangedField, changedFields, fieldLabel, linesOf } from './changed-fields.ts';

/** What an act changed, to be opened: each field before and after. */
export function ActChanges({ entry }: { entry: AuditEntry }) {
  const fields = changedFields(entry.before, entry.after);
  if (fields.length === 0) return null;
  const hasBefore = fields.some(({ before }) => before !== undefined);
  const hasAfter = fields.some(({ after }) => after !== undefined);
  return (
    <details className={textStyle({ size: 'small', above: 0.5 })}>
      <summary className={styles.summary}>{titleOf(hasBefore, hasAfter)}</summary>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.admin_activity_field()}</th>
              {hasBefore ? <th scope="col">{m.admin_activity_before()}</th> : null}
              {hasAfter ? <th scope="col">{m.admin_activity_after()}</th> : null}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <Row key={field.name} field={field} hasBefore={hasBefore} hasAfter={hasAfter} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function titleOf(hasBefore: boolean, hasAfter: boolean): string {
  if (!hasBefore) return m.admin_activity_made();
  return hasAfter ? m.admin_activity_changes() : m.admin_activity_was();
}

interface RowProps {
  field: ChangedField;
  hasBefore: boolean;
  hasAfter: boolean;
}

function Row({ field: { name, before, after }, hasBefore, hasAfter }: RowProps) {
  return (
    <tr>
      <th scope="row">{fieldLabel(name)}</th>
      {hasBefore ? (
        <td data-label={m.admin_activity_before()}>
          <Value of={before} />
        </td>
      ) : null}
      {hasAfter ? (
        <td data-label={m.admin_activity_after()}>
          <Value of={after} />
        </td>
      ) : null}
    </tr>
  );
}

function Value({ of }: { of: unknown }) {
  if (typeof of === 'boolean')
    return of ? m.admin_activity_value_yes() : m.admin_activity_value_no();
  const lines = linesOf(of);
  if (lines.length === 0)
    return <span className={textStyle({ tone: 'muted' })}>{m.admin_activity_value_none()}</span>;
  return <span className={styles.lines}>{lines.join('\n')}</span>;
}
