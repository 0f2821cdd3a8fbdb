import {
  type Account,
  type Activity,
  type ActivityKind,
  activityKinds,
  type Connection,
  type Dashboard,
  VIEW_CHART_DAYS,
} from '@vitrine/contracts';

export const ada: Account = {
  id: '0197a000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '',
  profession: 'Data Scientist',
  role: 'user',
  createdAt: '2026-01-01T00:00:00.000Z',
  emailConfirmed: true,
  pendingEmail: null,
  language: '',
};

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse('2026-01-01');

/** Thirty days that end with 30 January 2026, with these counts on the last of them. */
export const viewDays = (...lastCounts: number[]): Dashboard['views']['days'] =>
  Array.from({ length: VIEW_CHART_DAYS }, (_, index) => ({
    day: new Date(FIRST_DAY + index * DAY_MS).toISOString().slice(0, 10),
    count: lastCounts[index - VIEW_CHART_DAYS + lastCounts.length] ?? 0,
  }));

const id = (number: number) => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const happened = (
  kind: ActivityKind,
  detail = '',
  number = activityKinds.indexOf(kind),
): Activity => ({ id: id(100 + number), kind, detail, date: '2026-01-02T00:00:00.000Z' });

export const figures: Dashboard = {
  views: { total: 1204, days: viewDays(3, 0, 1) },
  connections: { total: 4, unread: 2 },
  activity: [happened('connection', 'Rose Tabi'), happened('registered')],
};

/** Someone who wrote; the higher the number, the longer ago. */
export const connection = (number: number, changes: Partial<Connection> = {}): Connection => ({
  id: id(1000 + number),
  name: `Person ${number}`,
  email: `person${number}@north.example`,
  message: `Hello ${number}.\n\nCan we talk?`,
  read: false,
  date: new Date(FIRST_DAY - number * DAY_MS).toISOString(),
  ...changes,
});
