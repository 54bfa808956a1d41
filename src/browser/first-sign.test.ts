import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atFirstSign } from './first-sign.ts';

describe('Work at the first sign of somebody', () => {
  beforeEach(() => vi.stubGlobal('document', new EventTarget()));
  afterEach(() => vi.unstubAllGlobals());

  test.each(['pointermove', 'pointerdown', 'keydown'])('is done at the first %s, once', (sign) => {
    const work = vi.fn();
    atFirstSign(work);
    expect(work).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(sign));
    document.dispatchEvent(new Event(sign));
    document.dispatchEvent(new Event('pointerdown'));
    expect(work).toHaveBeenCalledOnce();
  });

  test('is not done any more when it is called off', () => {
    const work = vi.fn();
    atFirstSign(work)();
    document.dispatchEvent(new Event('keydown'));
    expect(work).not.toHaveBeenCalled();
  });
});
