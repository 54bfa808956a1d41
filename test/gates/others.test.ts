import { machines } from '../../machines/index.ts';
import { gateTest, large } from '../support/gate-test.ts';

for (const { id } of machines) if (!large.includes(id)) gateTest(id);
