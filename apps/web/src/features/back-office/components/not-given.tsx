import { m } from '#messages';
import { textStyle } from '../../../components/ui/text-style.ts';

/** The word for a text that is not there. */
export function NotGiven() {
  return <span className={textStyle({ tone: 'muted' })}>{m.admin_not_given()}</span>;
}
