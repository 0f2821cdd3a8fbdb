import type { Attack, AttackOptions, Figures } from './attack.ts';
import { CannotRunError } from './attack.ts';
import { type Outcome, shortReason } from './report.ts';

const MS = 1000;

/** One that fails or takes too long keeps the figures it had, and says why the others are missing. */
export async function runAttack(
  name: string,
  attack: Attack,
  options: AttackOptions,
): Promise<Outcome & { failed: boolean }> {
  const figures: Figures = {};
  const found = (some: Figures) => void Object.assign(figures, some);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`not over after ${attack.mostSeconds} s`)),
    attack.mostSeconds * MS,
  );
  try {
    await Promise.race([attack.run(found, options), late.promise]);
    return { name, attack, figures, failed: false };
  } catch (error) {
    const failed = !(error instanceof CannotRunError);
    return { name, attack, figures, reason: shortReason(error), failed };
  } finally {
    clearTimeout(timer);
  }
}
