import { describe, expect, it } from 'vitest';
import { contactInputSchema } from './message.ts';

const applicant = { name: 'Kum', email: 'kum@example.com', message: 'Hello' };

describe('a contact message', () => {
  it('takes no second header in the address', () => {
    const message = { ...applicant, subject: 'Hi', email: 'a@b.co\r\nBcc: c@d.ef' };
    expect(contactInputSchema.safeParse(message).success).toBe(false);
  });
});
