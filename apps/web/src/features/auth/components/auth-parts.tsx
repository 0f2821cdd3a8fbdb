import { Link } from 'react-router-dom';
import { TextField } from '#components/form/text-field.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';

/** The address of an account, as phones and password managers like it. */
export function EmailField({ autoComplete }: { autoComplete: 'username' | 'email' }) {
  return (
    <TextField
      name="email"
      label={m.field_email()}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

interface OtherPageProps {
  /** Whom it is for. */
  question?: string | undefined;
  label: string;
  to: string;
}

/** Under a form: the way to the page for those who are wrong here. */
export function OtherPage({ question, label, to }: OtherPageProps) {
  return (
    <p className={textStyle({ tone: 'muted' })}>
      {question}{' '}
      <Link to={to} className={textLink}>
        {label}
      </Link>
    </p>
  );
}
