import type { Dependencies } from '@vitrine/api/in-browser';
import { ADMIN_ID, addAccounts } from './accounts.ts';
import { addApplications } from './applications.ts';
import { fillingOf } from './filling.ts';
import { addMessages } from './messages.ts';
import { addNewsletter } from './newsletter.ts';
import { addOffice, setUpOffice } from './office.ts';
import { addPortfolio } from './portfolio.ts';
import { addReads, draftOfPost } from './website.ts';

/** What the demo begins with: a company in the middle of its work. */
export async function fillWithSample(server: Dependencies): Promise<void> {
  const { database } = server.platform;
  await database.write(async (tx) => {
    const filling = fillingOf(tx, server);
    await addAccounts(filling);
    await addPortfolio(filling);
    await addMessages(filling);
    await addApplications(filling);
    await addNewsletter(filling);
    await addOffice(filling);
    await addReads(filling);
    await database.touchContent(tx);
  });
  const actor = { kind: 'account', userId: ADMIN_ID, sessionId: ADMIN_ID, role: 'admin' } as const;
  await server.invoke('blogs.create', { body: draftOfPost }, actor);
  await setUpOffice((name, body) => server.invoke(name, { body }, actor));
}
