import type { Application } from '@vitrine/contracts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { m } from '#messages';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import styles from './application-steps.module.css';

interface ApplicationStepsProps {
  id: string;
  among: readonly Application[];
  to: (id: string) => LinkProps['to'];
}

/** One application after the other, without closing it in between. */
export function ApplicationSteps({ id, among, to }: ApplicationStepsProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const position = among.findIndex((one) => one.id === id);
  if (position < 0) return null;
  const steps = [
    { label: m.admin_applications_previous(), icon: ChevronUp, target: among[position - 1] },
    { label: m.admin_applications_next(), icon: ChevronDown, target: among[position + 1] },
  ];
  return (
    <div className={styles.steps}>
      {steps.map(({ label, icon: Icon, target }) => (
        <IconButton
          key={label}
          label={label}
          disabled={!target}
          onClick={() => target && navigate(to(target.id), { replace: true, state })}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}
