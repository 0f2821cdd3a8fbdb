import { DEMO_ADMIN, DEMO_PROFESSIONAL } from '@vitrine/web/demo';
import type { Filling } from './filling.ts';

export const ADMIN_ID = 'account-adjoa';
export const PROFESSIONAL_ID = 'account-ngozi';

/** One account for every role and status that the back-office shows. */
export async function addAccounts({ tx, tables, hours, days }: Filling): Promise<void> {
  type Row = typeof tables.users.$inferInsert;
  const account = (
    id: string,
    name: string,
    changes: Partial<Row> & Pick<Row, 'email' | 'createdAt'>,
  ): Row => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      ...{ id, firstName, lastName, phone: '', profession: '', role: 'user', status: 'active' },
      ...{ passwordHash: 'any', emailConfirmedAt: changes.createdAt },
      ...{ updatedAt: changes.createdAt, ...changes },
    };
  };
  await tx.insert(tables.users).values([
    account(ADMIN_ID, 'Adjoa Mbella', {
      ...{ email: DEMO_ADMIN.email, role: 'admin', profession: 'Product Manager' },
      ...{ createdAt: days(400), lastLoginAt: hours(2) },
    }),
    account(PROFESSIONAL_ID, 'Ngozi Fonyuy', {
      ...{ email: DEMO_PROFESSIONAL.email, profession: 'Product Manager' },
      ...{ phone: '+237 6 70 00 00 01', createdAt: days(210), lastLoginAt: hours(5) },
    }),
    account('account-eposi', 'Eposi Likowo', {
      ...{ email: 'eposi@etindeworks.example', role: 'editor', profession: 'UI/UX Designer' },
      ...{ createdAt: days(180), lastLoginAt: days(1) },
    }),
    account('account-tabe', 'Tabe Enow', {
      ...{ email: 'tabe@etindeworks.example', role: 'editor', profession: 'Software Developer' },
      ...{ createdAt: days(175), lastLoginAt: days(3) },
    }),
    account('account-kum', 'Kum Bih', {
      ...{ email: 'kum@example.com', status: 'inactive', profession: 'Software Developer' },
      ...{ createdAt: days(150), lastLoginAt: days(60) },
    }),
    account('account-brenda', 'Brenda Achu', {
      ...{ email: 'brenda@example.com', status: 'pending', profession: 'Content Writer' },
      createdAt: days(2),
    }),
    account('account-samuel', 'Samuel Njoh', {
      ...{ email: 'samuel@example.com', profession: 'Data Scientist' },
      ...{ createdAt: days(90), lastLoginAt: days(12) },
    }),
    account('account-mireille', 'Mireille Tchana', {
      // of a release to come: the list says 'Unknown'
      ...{ email: 'mireille@example.com', status: 'archived' as 'active', profession: 'Other' },
      ...{ createdAt: days(320), lastLoginAt: days(200) },
    }),
  ]);
  await tx.insert(tables.sessions).values([
    // it is gone as soon as the sample is complete
    session(ADMIN_ID, ADMIN_ID, { device: '', createdAt: days(0), expiresAt: days(0) }),
    session('session-phone', PROFESSIONAL_ID, {
      ...{ device: 'Chrome on Android', createdAt: days(12) },
      ...{ lastUsedAt: days(1), expiresAt: days(-18) },
    }),
  ]);
}

const session = <C extends { createdAt: Date }>(id: string, userId: string, changes: C) => ({
  ...{ id, userId, refreshHash: id, remember: true, lastUsedAt: changes.createdAt },
  ...{ authenticatedAt: changes.createdAt, ...changes },
});
