import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';

/** The NATS that tests use. */
export const testNatsUrl = process.env.TEST_NATS_URL ?? 'nats://127.0.0.1:4222';

/** Removes a test's feed, that of the database at `databaseUrl`. */
export const dropFeed = async (databaseUrl: string): Promise<void> => {
  const connection = await connect({ servers: new URL(testNatsUrl).host });
  const bucket = await new Kvm(connection).open(`${new URL(databaseUrl).pathname.slice(1)}_feed`);
  await bucket.destroy().catch(() => undefined);
  await connection.close();
};
