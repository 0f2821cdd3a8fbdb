import type { DemoAccount } from '../demo-data.ts';
import type { Moments } from './moments.ts';

/** The two accounts that the banner offers; any password signs them in. */
export const DEMO_ADMIN = { id: 'account-adjoa', email: 'adjoa@etindeworks.example' };
export const DEMO_PROFESSIONAL = { id: 'account-ngozi', email: 'ngozi@etindeworks.example' };

/** One account for every role and status that the back-office shows. */
export const sampleAccounts = ({ hours, days }: Moments): DemoAccount[] => {
  const account = (
    id: string,
    name: string,
    changes: Partial<DemoAccount> & Pick<DemoAccount, 'email' | 'createdAt'>,
  ): DemoAccount => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      ...{ id, firstName, lastName, phone: '', profession: '', role: 'user', status: 'active' },
      ...{ lastLogin: null, pendingEmail: null, version: 1 },
      ...changes,
    };
  };
  return [
    account(DEMO_ADMIN.id, 'Adjoa Mbella', {
      ...{ email: DEMO_ADMIN.email, role: 'admin', profession: 'Product Manager' },
      ...{ createdAt: days(400), lastLogin: hours(2) },
    }),
    account(DEMO_PROFESSIONAL.id, 'Ngozi Fonyuy', {
      ...{ email: DEMO_PROFESSIONAL.email, profession: 'Product Manager' },
      ...{ phone: '+237 6 70 00 00 01', createdAt: days(210), lastLogin: hours(5) },
    }),
    account('account-eposi', 'Eposi Likowo', {
      ...{ email: 'eposi@etindeworks.example', role: 'editor', profession: 'UI/UX Designer' },
      ...{ createdAt: days(180), lastLogin: days(1) },
    }),
    account('account-tabe', 'Tabe Enow', {
      ...{ email: 'tabe@etindeworks.example', role: 'editor', profession: 'Software Developer' },
      ...{ createdAt: days(175), lastLogin: days(3) },
    }),
    account('account-kum', 'Kum Bih', {
      ...{ email: 'kum@example.com', status: 'inactive', profession: 'Software Developer' },
      ...{ createdAt: days(150), lastLogin: days(60) },
    }),
    account('account-brenda', 'Brenda Achu', {
      ...{ email: 'brenda@example.com', status: 'pending', profession: 'Content Writer' },
      createdAt: days(2),
    }),
    account('account-samuel', 'Samuel Njoh', {
      ...{ email: 'samuel@example.com', profession: 'Data Scientist' },
      ...{ createdAt: days(90), lastLogin: days(12) },
    }),
    account('account-mireille', 'Mireille Tchana', {
      // of a release to come: the list says 'Unknown'
      ...{ email: 'mireille@example.com', status: 'archived', profession: 'Other' },
      ...{ createdAt: days(320), lastLogin: days(200) },
    }),
  ];
};
