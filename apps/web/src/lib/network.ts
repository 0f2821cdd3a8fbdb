/** Network information, which not every browser has. */
interface ConnectedNavigator {
  connection?: { saveData?: boolean; effectiveType?: string };
}

const SLOW = ['slow-2g', '2g'];

/** Whether bytes are dear: less data was asked for, or the line is slow. */
export function savesData(): boolean {
  const { connection } = navigator as ConnectedNavigator;
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
