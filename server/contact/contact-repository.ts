import { eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { contactMessages } from '../database/schema/contact.ts';

/** By what the operator and the writer call a message; null when there is none of this id. */
export const referenceOf = async (database: Database, id: string): Promise<string | null> => {
  const [found] = await database
    .select({ reference: contactMessages.reference })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return found?.reference ?? null;
};

export const storeContact = async (within: Database, message: typeof contactMessages.$inferInsert): Promise<void> => {
  await within.insert(contactMessages).values(message);
};
