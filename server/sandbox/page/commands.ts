import type { Endpoint } from '../../../contract/http/endpoint.ts';
import * as contract from '../../../contract/http/sandbox.ts';

/** What the page reads and does by itself, and so offers no form for. */
const ownCalls: readonly Endpoint[] = [contract.sandboxState, contract.sandboxMatches, contract.sandboxTakeBack];

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'access' in exported && 'url' in exported;

/** The last part of a call's address: `ticket` of `/sandbox/v1/ticket`. */
export const commandName = ({ url }: Endpoint): string => url.split('/').at(-1) ?? url;

/** Every sandbox call of the contract that a tester makes by hand; a new record of the contract appears by itself. */
export const commands: readonly Endpoint[] = Object.values(contract)
  .filter(isEndpoint)
  .filter((endpoint) => !ownCalls.includes(endpoint));
