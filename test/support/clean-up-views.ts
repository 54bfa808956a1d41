import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files share what they import: the library itself would clean up in the first of them alone.
afterEach(cleanup);
