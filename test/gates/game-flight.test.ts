import { gateTest } from '../support/gate-test.ts';

gateTest('gameFlight');
