import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFirstAnswers } from './first-answers.ts';

const now = Date.parse('2026-03-02T09:00:00.000Z');

const documentWith = (answers: Record<string, unknown> | null) =>
  vi.stubGlobal('document', {
    getElementById: () => answers && { textContent: JSON.stringify({ at: now, answers }) },
  });

describe('Answers that came with the document', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('are given to their calls, each once', () => {
    const key = `/b{"page":1,"time_zone":${new Date().getTimezoneOffset()}}`;
    documentWith({ '/a{}': [1], [key]: { result: [] } });
    const answerTo = createFirstAnswers();
    const asked = { page: 1, time_zone: 'Europe/Sarajevo' };
    expect(answerTo('/b', { ...asked, page: 2 })).toBeUndefined();
    expect(answerTo('/b', asked)).toEqual({ result: [] });
    expect(answerTo('/b', asked)).toBeUndefined();
    expect(answerTo('/a', undefined)).toEqual([1]);
  });

  test.each([
    ['a minute', 60_000],
    ['by a clock that is behind', -60_000],
  ])('are too old after %s', (_, later) => {
    documentWith({ '/a{}': 1, '/b{}': 2 });
    const answerTo = createFirstAnswers();
    vi.setSystemTime(now + later - Math.sign(later));
    expect(answerTo('/a', undefined)).toBe(1);
    vi.setSystemTime(now + later);
    expect(answerTo('/b', undefined)).toBeUndefined();
  });

  test('are none in the document of another page', () => {
    documentWith(null);
    expect(createFirstAnswers()('/a', undefined)).toBeUndefined();
  });
});
