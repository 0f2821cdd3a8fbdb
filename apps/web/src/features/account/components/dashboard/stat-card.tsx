import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../../components/ui/card.tsx';
import styles from './stat-card.module.css';

interface StatCardProps {
  label: string;
  value: ReactNode;
  hint: ReactNode;
  /** Where one sees what is counted; the whole card leads there. */
  to: string;
}

export function StatCard({ label, value, hint, to }: StatCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.label}>
        <Link to={to} className={styles.link}>
          {label}
        </Link>
        <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" className={styles.arrow} />
      </h2>
      <p className={styles.value}>{value}</p>
      <div className={styles.hint}>{hint}</div>
    </Card>
  );
}
