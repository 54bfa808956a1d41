import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { siteMachine } from '../../machines/site/site.machine.ts';
import { shownView } from '../../test/support/shown-view.tsx';
import { colorMode } from '../theme/color-mode.ts';
import { Title } from './title.tsx';

afterEach(() => colorMode.set('dark'));

test('the title names the operator of the mode that is shown', async () => {
  const { value, context } = createActor(siteMachine, { input: { spread: 0 } }).getSnapshot();
  const theme = { theme: { dark: [{ name: 'Nightly' }], light: [{ name: 'Daily' }] } };
  const snapshot = siteMachine.resolveState({
    value,
    context: { ...context, site: { ...context.site, theme: theme as never } },
  });
  const site = createActor(siteMachine, { input: { spread: 0 }, snapshot });
  await shownView(<Title>Wetten</Title>, 'de', { site });
  expect(document.title).toBe('Wetten · Nightly');
  act(() => colorMode.set('light'));
  expect(document.title).toBe('Wetten · Daily');
});
