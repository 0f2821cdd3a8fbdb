import { ADMIN_ID } from './accounts.ts';
import type { Filling } from './filling.ts';

/** Applications for both programmes, one for every place where they can stand; newest first. */
export async function addApplications(filling: Filling): Promise<void> {
  const { tx, tables, newId } = filling;
  const rows = sampleApplications(filling).map((row) => ({ ...row, id: newId() }));
  await tx.insert(tables.applications).values(rows);
  await tx.insert(tables.conversations).values(rows.map(({ id }) => ({ id, applicationId: id })));
  const opened = rows.filter(({ status }) => status !== 'new');
  await tx
    .insert(tables.readings)
    .values(
      opened.map(({ id }) => ({ id: newId(), conversationId: id, userId: ADMIN_ID, seen: true })),
    );
}

type Row = Omit<Filling['tables']['applications']['$inferInsert'], 'id'>;

const sampleApplications = ({ hours, days }: Filling): Row[] => [
  {
    kind: 'internship',
    name: 'Efosi Manga',
    email: 'efosi@example.com',
    phone: '+237 6 70 00 00 02',
    education: 'Third year of computer engineering, University of Buea',
    interests: 'Databases, and everything that has to work without a line',
    program: '',
    message: 'I repaired the till of my aunt twice. I would like to learn how to build one.',
    status: 'new',
    createdAt: hours(7),
  },
  {
    kind: 'training',
    name: 'Linda Ewane',
    email: 'linda@example.com',
    phone: '',
    education: 'HND in accounting',
    interests: '',
    program: 'Backend Development (Node.js, Python, Java)',
    message: 'I write small programs for our office and want to do it properly.',
    status: 'shortlisted',
    createdAt: days(4),
  },
  {
    kind: 'training',
    name: 'Paul Ngwa',
    email: 'paul@example.com',
    phone: '+237 6 70 00 00 03',
    education: '',
    interests: '',
    program: 'UI/UX Design',
    message: 'My drawings are on paper. I would like them to be on screens.',
    status: 'accepted',
    createdAt: days(11),
  },
  {
    kind: 'internship',
    name: 'Sonia Fru',
    email: 'sonia@example.com',
    phone: '',
    education: 'First year of law',
    interests: 'Contracts for software',
    program: '',
    message: 'Do you take interns who do not write code?',
    status: 'declined',
    createdAt: days(25),
  },
];
